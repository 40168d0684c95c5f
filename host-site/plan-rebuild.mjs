/** What pages are rendered from, which no bundle holds. */
const isReadByPages =
  /^host-site\/(styles|public)\/|^host-site\/content\/(articles|landing|pages|contests)\/|^host-site\/content\/.*\.md$/;
/** The server reads these once, when it starts. */
const isReadByServer = /^host-site\/content\/contests\//;
/** What a browser gets, and what stores and their files are made from. */
const isInWidgets = /^(widgets|demo)\/|^host-site\/(client|stores|csv)\/|^host-site\/content\/stores\//;

/**
 * The least that has to be done again after changes, by path below the project's root.
 * @param {readonly string[]} paths
 * @returns {{ bundle: 'all' | 'pages' | 'none', restarts: boolean }} which bundles, before the pages that the changes
 * touch are rendered again, and whether the server starts anew
 */
export function planRebuild(paths) {
  const others = paths.filter((path) => !isReadByPages.test(path));
  if (others.some((path) => isInWidgets.test(path))) return { bundle: 'all', restarts: true };
  if (others.length > 0) return { bundle: 'pages', restarts: true };
  return { bundle: 'none', restarts: paths.some((path) => isReadByServer.test(path)) };
}
