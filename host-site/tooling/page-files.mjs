/** Files that pages are rendered from, outside all bundles. */
const pageFiles =
  /^host-site\/(site\/styles|playground\/styles|public)\/|^host-site\/content\/(articles|landing|pages|contests)\/|^host-site\/content\/.*\.md$/;

/**
 * Whether pages are rendered from a file that no bundle contains, so that a change of it needs no new bundles.
 * @param {string} path relative to the root
 */
export const isReadByPages = (path) => pageFiles.test(path);
