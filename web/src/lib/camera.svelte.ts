// The view of the board, so that the bar's buttons and the keys can move it.

export interface Camera {
  zoom: (factor: number) => void;
  fit: () => void;
}

class Cameras {
  current = $state.raw<Camera | null>(null);
}

export const cameras = new Cameras();
