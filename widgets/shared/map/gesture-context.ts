import type { VelocityTracker } from './velocity.ts';
import type { ScreenPoint } from './view.ts';

/** Handlers of gestures; positions are in pixels from the map's top left corner. */
export interface GestureActions {
  /** A drag or pinch starts. */
  grab: (at: ScreenPoint) => void;
  drag: (at: ScreenPoint) => void;
  /** `ratio` compares the distance between two fingers to that at the start. */
  pinch: (at: ScreenPoint, ratio: number) => void;
  /** The drag or pinch ended at this speed, in pixels per millisecond. */
  release: (speed: ScreenPoint) => void;
  zoom: (at: ScreenPoint, factor: number, isAnimated: boolean) => void;
  /** The page was scrolled over the map; perhaps the visitor meant to move the map. */
  scrollOver: (gesture: 'wheel' | 'touch') => void;
}

/** Arguments of every gesture listener. */
export type GestureContext = readonly [
  target: HTMLElement,
  actions: GestureActions,
  velocity: VelocityTracker,
  locate: LocateEvent,
  /** Removes all listeners. */
  signal: AbortSignal,
];

/** Position of an event on the map. */
export type LocateEvent = (event: { clientX: number; clientY: number }) => ScreenPoint;
