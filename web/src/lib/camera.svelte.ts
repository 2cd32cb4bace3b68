// The view of the board, so that the bar's buttons and the keys can move it.

export interface Camera {
  zoom: (factor: number) => void;
  fit: () => void;
  /** A board's own second view, switched by a button in the bar. */
  focus?: Switch | undefined;
  /** Whether the board is seen from the other side, where that can be chosen. */
  turn?: Switch | undefined;
}

export interface Switch {
  isOn: boolean;
  label: string;
  toggle: () => void;
}

class Cameras {
  current = $state.raw<Camera | null>(null);
}

export const cameras = new Cameras();
