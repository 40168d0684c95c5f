/** Actions of a map's keys and buttons. */
export interface ControlActions {
  /** Moves the map by this many pixels. */
  moveBy: (left: number, top: number) => void;
  /** Zooms around the centre. */
  zoomBy: (factor: number) => void;
  showAll: () => void;
}

/** Pixels per press of an arrow key; Shift triples them. */
const stepLength = 80;

/** Handles the keys of the map itself; the marker layer handles those of markers. */
export function listenToKeys(surface: HTMLElement, { moveBy, zoomBy, showAll }: ControlActions): void {
  const move = (right: number, down: number) => (event: KeyboardEvent) => {
    const distance = stepLength * (event.shiftKey ? 3 : 1);
    moveBy(-right * distance, -down * distance);
  };
  const keys: Record<string, (event: KeyboardEvent) => void> = {
    ArrowLeft: move(-1, 0),
    ArrowRight: move(1, 0),
    ArrowUp: move(0, -1),
    ArrowDown: move(0, 1),
    '+': () => zoomBy(2),
    '=': () => zoomBy(2),
    '-': () => zoomBy(0.5),
    _: () => zoomBy(0.5),
    Home: showAll,
  };
  surface.addEventListener('keydown', (event) => {
    const act = keys[event.key];
    if (!act || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    act(event);
  });
}
