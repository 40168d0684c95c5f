import { productionOrigin } from '../brand/brands.ts';

/** The page of the guide that explains what is wrong in a page. */
export const mistakesGuide = `${productionOrigin}/en/widgets/doctor`;

/** Attributes that pages set on any element. Others that HTML has are rare: they cost a file that then says nothing. */
const usual = /^(data-|aria-)|^(class|id|lang|slot|style|hidden)$/;
/** What rarely is the fallback of a widget, and often follows it in a page where its end tag is missing. */
const following = 'main,footer,nav,aside,section,h1,h2,h3,script';

/**
 * Whether an element reaches to the end of its parent for want of an end tag: the line break before the parent’s end tag is
 * then the last thing in it, and nothing comes after it. Markup without line breaks does not tell.
 */
const isUnclosed = ({ nextSibling, lastChild: last }: Element) =>
  // A page may have a class of its own that is called Node.
  !nextSibling && !!last && last.nodeType === last.TEXT_NODE && /^\s*\n\s*$/.test(last.nodeValue ?? '');

/**
 * Has a look at what a page wrote: attributes that the element does not have, and an end tag that is missing. The file that
 * says what is wrong is fetched only where something is.
 */
export function checkNames(element: Element, tag: string, own: readonly string[]): void {
  const given = element.getAttributeNames().filter((name) => !own.includes(name) && !usual.test(name));
  const hasSwallowed =
    isUnclosed(element) && !element.matches('[data-vitrine-upgraded]') && !!element.querySelector(following);
  if (given.length === 0 && !hasSwallowed) return;
  import('./report-names.ts').then(
    ({ reportAttributes, reportUnclosed }) => {
      reportAttributes(tag, given, own, mistakesGuide);
      if (hasSwallowed) reportUnclosed(tag, mistakesGuide);
    },
    () => {
      // The widget works without it.
    },
  );
}
