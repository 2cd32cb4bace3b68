// Signs of a unit's condition, for counters and the legend.

/** Each sign is drawn in a disc of 7 around 0. */
export const SIGNS = {
  routed: "M-3 5V-5M-3-4.6H4L2-2 4 .6H-3",
  disordered: "M-4.6 2.6L-1.6-2.6 1-.2 4.6-3.4M-4 4.4L-1 1.6 1.4 3.4 4.4 1",
  column: "M-2.6 5V-1.4M2.6 5V-1.4M-4.6-.6L0-5 4.6-.6",
  engaged: "M-4.4 4.4L4.4-4.4M-4.4-4.4L4.4 4.4M-4.8 1.8L-1.8 4.8M4.8 1.8L1.8 4.8",
  supporting: "M0 5C-4.6 2.6-4.4-1-4.4-4H4.4C4.4-1 4.6 2.6 0 5Z",
  out: "M-4 4.6L0-5 4 4.6M-5 0H5",
  ineffective: "M-3.6-4.8H3.6L-3.6 4.8H3.6Z",
  fired: "M-5 2.4A2.4 2.4 0 0 1-2.6-.8 3 3 0 0 1 3-.8 2.4 2.4 0 0 1 5 2.4Z",
} as const;
export type Sign = keyof typeof SIGNS;
