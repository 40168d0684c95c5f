/** What the keys and the buttons of a map do. */
export interface ControlActions {
  /** Moves the map by so many pixels. */
  moveBy: (left: number, top: number) => void;
  /** Zooms around the middle. */
  zoomBy: (factor: number) => void;
  showAll: () => void;
}

/** Pixels that an arrow key moves the map; with Shift three times as much. */
const stepLength = 80;

/** Listens to the keys of the map itself; those of the markers are the marker layer's. */
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
