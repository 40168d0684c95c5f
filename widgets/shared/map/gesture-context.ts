import type { VelocityTracker } from './velocity.ts';
import type { ScreenPoint } from './view.ts';

/** What is done about the visitor's gestures; places are in pixels from the corner of the map. */
export interface GestureActions {
  /** A hand takes hold of the map; `drag` and `pinch` follow until `release`. */
  grab: (at: ScreenPoint) => void;
  drag: (at: ScreenPoint) => void;
  /** Two fingers are `ratio` times as far apart as when they took hold. */
  pinch: (at: ScreenPoint, ratio: number) => void;
  /** The hand lets go, moving with this speed in pixels a millisecond. */
  release: (speed: ScreenPoint) => void;
  zoom: (at: ScreenPoint, factor: number, isSudden: boolean) => void;
  /** The visitor only scrolled the page over the map, perhaps meaning to move the map. */
  scrollOver: (gesture: 'wheel' | 'touch') => void;
}

/** What the listeners of a map have in common. */
export type GestureContext = readonly [
  target: HTMLElement,
  actions: GestureActions,
  velocity: VelocityTracker,
  locate: LocateEvent,
  /** Ends all listeners. */
  signal: AbortSignal,
];

/** The place of an event on the map. */
export type LocateEvent = (event: { clientX: number; clientY: number }) => ScreenPoint;
