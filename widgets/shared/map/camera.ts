import { createMotion } from './motion.ts';
import type { MapPoint } from './projection.ts';
import { fitPoints, limitView, placePoint, type ScreenPoint, toMap, type View, type ViewLimits } from './view.ts';

/** Points to show, and the maximum scale or zoom level. */
export interface Target {
  points: readonly MapPoint[];
  closest: number;
}

/** Events of a camera. */
interface CameraEvents {
  onView: (view: View) => void;
  /** The map has stopped moving. */
  onRest: (view: View, isByVisitor: boolean) => void;
  /** A visitor starts to move the map. */
  onVisitorMove: () => void;
}

/** Controls the view of a map. */
export type Camera = ReturnType<typeof createCamera>;

/** Minimum pixels between a fitted point and the edge. */
const fitMargin = 48;
/** Limits of a view, and the maximum scale for fitting stores, in pixels per kilometre. */
export interface CameraLimits extends ViewLimits {
  fitScale?: number | undefined;
}

/** The maximum scale for fitting stores on the base map: closer, a town without a lake is an empty square. */
const baseFitScale = 2.6;
/** Debounce time in milliseconds before a map counts as stopped. */
const restDelay = 160;

/** A view within limits that reports when it stops changing. Returns functions to get, set, limit and destroy it. */
function createLimitedView(limits: CameraLimits, onView: (view: View) => void, onRest: (view: View) => void) {
  let view: View = { x: 0, y: 0, scale: 1, width: 0, height: 0 };
  let rest: ReturnType<typeof setTimeout> | undefined;
  const set = (next: View, { width, height }: Pick<View, 'width' | 'height'> = view) => {
    view = limitView({ ...next, width, height }, limits);
    onView(view);
    clearTimeout(rest);
    rest = setTimeout(() => onRest(view), restDelay);
  };
  return [() => view, set, (next: View) => limitView(next, limits), () => clearTimeout(rest)] as const;
}

/** The view moved right and down by this many pixels. */
const shiftView = (view: View, left: number, top: number): View => ({
  ...view,
  ...toMap(view, { left: view.width / 2 - left, top: view.height / 2 - top }),
});

/**
 * Moves the map for the page and for the visitor. A visitor's move clears the page's target. The limits are read for
 * each view, so they may change.
 */
export function createCamera(limits: CameraLimits, { onView, onRest, onVisitorMove }: CameraEvents) {
  /** Fitted again when the size of the map changes. */
  let target: Target | undefined;
  let isByVisitor = false;
  const [get, set, limit, destroy] = createLimitedView(limits, onView, (view) => onRest(view, isByVisitor));
  const motion = createMotion(get, set, (left, top) => set(shiftView(get(), left, top)));
  const startVisitorMove = () => {
    motion.stop();
    target = undefined;
    isByVisitor = true;
    onVisitorMove();
  };
  const limitScale = (scale: number) => limit({ ...get(), scale }).scale;
  const fitTarget = ({ points, closest }: Target, margin = fitMargin) => fitPoints(get(), points, margin, closest);
  const zoomAt = (at: ScreenPoint, factor: number, isAnimated: boolean) => {
    startVisitorMove();
    const view = get();
    const next = placePoint(view, toMap(view, at), at, limitScale(view.scale * factor));
    if (isAnimated) motion.animateTo(limit(next));
    else set(next);
  };
  return {
    get,
    limitScale,
    startVisitorMove,
    set,
    fling: motion.fling,
    /** The closest view that contains all of these points. */
    findCloseView: (points: readonly MapPoint[]) => limit(fitTarget({ points, closest: Infinity }, fitMargin * 1.5)),
    animateTo: motion.animateTo,
    zoomAt,
    moveBy(left: number, top: number) {
      startVisitorMove();
      motion.animateTo(limit(shiftView(get(), left, top)));
    },
    zoomBy(factor: number) {
      const { width, height } = get();
      zoomAt({ left: width / 2, top: height / 2 }, factor, true);
    },
    /** Shows points on behalf of the page. */
    show(points: readonly MapPoint[], closest = limits.fitScale ?? baseFitScale) {
      target = { points, closest };
      isByVisitor = false;
      if (get().width > 0) motion.animateTo(limit(fitTarget(target)));
    },
    /** Sets the size of the map. The first time, fits `listPoints` unless the page has a target. */
    resize(width: number, height: number, listPoints: () => readonly MapPoint[]) {
      if (width === 0 || height === 0) return;
      if (get().width === 0) target ??= { points: listPoints(), closest: limits.fitScale ?? baseFitScale };
      const resized = { ...get(), width, height };
      set(target ? fitPoints(resized, target.points, fitMargin, target.closest) : resized, resized);
    },
    destroy() {
      destroy();
      motion.stop();
    },
  };
}
