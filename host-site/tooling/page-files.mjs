import { locateRetailer } from '../retailers/find-retailer.mjs';

/** The kit's files that pages are rendered from, outside all bundles. */
const kitFiles = /^CHANGELOG\.md$|^host-site\/(site\/styles|playground\/styles|public)\/|^host-site\/content\/.*\.md$/;
/** The same of a retailer, in its folder. */
const ownFiles = /^(public\/|content\/(articles|landing|pages|contests)\/|content\/.*\.md$)/;

/**
 * The path within the chosen retailer's folder; empty for a file elsewhere.
 * @param {string} path relative to the root
 */
export function findOwnPath(path) {
  const { folder } = locateRetailer();
  return path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : '';
}

/**
 * Whether pages are rendered from a file that no bundle contains, so that a change of it needs no new bundles.
 * @param {string} path relative to the root
 */
export const isReadByPages = (path) => kitFiles.test(path) || ownFiles.test(findOwnPath(path));
