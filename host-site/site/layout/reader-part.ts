/**
 * Class of the parts of an article that a browser's reader view shows. Mozilla's Readability finds the element that has
 * most of the text, and takes along those of its siblings that have the same class and no other: the lead with its picture.
 * It leaves out what is called `sidebar`, `breadcrumbs`, `supplemental` or `related`.
 */
export const readerPart = 'article-part';
