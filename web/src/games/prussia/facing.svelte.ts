// Which way round the sheet lies: everything that asks a grid where a hex is follows.
export const facing = $state({ isTurned: false });
