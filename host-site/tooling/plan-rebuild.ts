import { findOwnPath, isReadByPages } from './page-files.mjs';

/** Files that the server reads only at its start. */
const isReadByServer = /^content\/contests\//;
/** Sources of the widgets' browser bundles. */
const isWidget = /^widgets\/(?!build\/|manifest\/|server\.ts$)/;
/** Other sources of browser files, and sources of the stores' files. */
const isOther =
  /^(widgets|demo)\/|^host-site\/(site\/client|playground\/client|sources\/stores|sources\/csv)\/|^host-site\/content\/stores\/|^host-site\/retailers\/[^/]+$/;
/** The retailer's files of the same kind. */
const isOwnOther = /^(retailer\.json$|content\/stores\/|texts\/)/;

/** Work to do after a change. */
export interface RebuildPlan {
  /** Whether to bundle the widgets for the browser, which takes less than a second. */
  widgets: boolean;
  /** Bundles to rebuild before the affected pages are rendered. */
  bundle: 'all' | 'pages' | 'none';
  /** Servers to restart; `changed` are those whose bundles differ afterwards. */
  restarts: 'all' | 'changed' | 'none';
}

/** The minimal work after changes to files, given by path relative to the root. */
export function planRebuild(paths: readonly string[]): RebuildPlan {
  const others = paths.filter((path) => !isReadByPages(path));
  const widgets = others.some((path) => isWidget.test(path));
  if (others.some((path) => (isOther.test(path) && !isWidget.test(path)) || isOwnOther.test(findOwnPath(path))))
    return { widgets: true, bundle: 'all', restarts: 'all' };
  const isReadAtStart = paths.some((path) => isReadByServer.test(findOwnPath(path)));
  if (others.length > 0) return { widgets, bundle: 'pages', restarts: isReadAtStart ? 'all' : 'changed' };
  return { widgets: false, bundle: 'none', restarts: isReadAtStart ? 'all' : 'none' };
}
