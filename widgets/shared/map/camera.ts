import { createMotion } from './motion.ts';
import type { MapPoint } from './projection.ts';
import { type Bounds, fitPoints, limitView, placePoint, type ScreenPoint, toMap, type View } from './view.ts';

/** What a map was told to show, and how close it may come, in its own measure. */
export interface Target {
  points: readonly MapPoint[];
  closest: number;
}

/** What a camera tells of. */
interface CameraEvents {
  onView: (view: View) => void;
  /** The map has come to rest. */
  onRest: (view: View, isByVisitor: boolean) => void;
  /** A visitor begins to move the map. */
  onVisitorMove: () => void;
}

/** Moves what a map shows. */
export type Camera = ReturnType<typeof createCamera>;

/** Pixels that a fitted point keeps from the edge. */
const fitMargin = 48;
/** Pixels a kilometre beyond which fitting stores does not go. */
const fitScale = 6;
/** Milliseconds without a move after which the map is at rest. */
const restAfter = 160;

/** Holds the view within the limits, and tells once it has come to rest: functions to get, set, limit and end it. */
function createLimitedView(limits: Bounds, onView: (view: View) => void, onRest: (view: View) => void) {
  let view: View = { x: 0, y: 0, scale: 1, width: 0, height: 0 };
  let rest: ReturnType<typeof setTimeout> | undefined;
  const set = (next: View, { width, height }: Pick<View, 'width' | 'height'> = view) => {
    view = limitView({ ...next, width, height }, limits);
    onView(view);
    clearTimeout(rest);
    rest = setTimeout(() => onRest(view), restAfter);
  };
  return [() => view, set, (next: View) => limitView(next, limits), () => clearTimeout(rest)] as const;
}

/** The view so many pixels to the right and below of another one. */
const shiftView = (view: View, left: number, top: number): View => ({
  ...view,
  ...toMap(view, { left: view.width / 2 - left, top: view.height / 2 - top }),
});

/** Moves the map for the page and for its visitor; a visitor's move ends what the page wanted to show. */
export function createCamera(limits: Bounds, { onView, onRest, onVisitorMove }: CameraEvents) {
  /** Shown again whenever the size of the map changes. */
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
  const zoomAt = (at: ScreenPoint, factor: number, isSudden: boolean) => {
    startVisitorMove();
    const view = get();
    const next = placePoint(view, toMap(view, at), at, limitScale(view.scale * factor));
    if (isSudden) motion.animateTo(limit(next));
    else set(next);
  };
  return {
    get,
    limitScale,
    startVisitorMove,
    set,
    fling: motion.fling,
    /** The view that has these points in sight, as close as it gets. */
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
    show(points: readonly MapPoint[], closest = fitScale) {
      target = { points, closest };
      isByVisitor = false;
      if (get().width > 0) motion.animateTo(limit(fitTarget(target)));
    },
    /** Takes the size of the map; before anything else was shown, `listPoints` says what is. */
    resize(width: number, height: number, listPoints: () => readonly MapPoint[]) {
      if (width === 0 || height === 0) return;
      if (get().width === 0) target ??= { points: listPoints(), closest: fitScale };
      const resized = { ...get(), width, height };
      set(target ? fitPoints(resized, target.points, fitMargin, target.closest) : resized, resized);
    },
    destroy() {
      destroy();
      motion.stop();
    },
  };
}
