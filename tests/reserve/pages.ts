import { readGuide } from '../../host-site/sources/guides/read-guide.ts';
import { extractSnippet } from '../../host-site/sources/guides/snippet.ts';
import type { CatalogueEntry } from '../../widgets/catalogue.ts';
import { productionOrigin } from '../../widgets/shared/brand/brands.ts';
import type { Locale } from '../../widgets/shared/locale/locale.ts';

const covering = ['newsletter-lightbox', 'consent-banner', 'loading-overlay'];

/** Whether a widget takes room in the page; the others cover it, and only on request. */
export const isInFlow = ({ name }: Pick<CatalogueEntry, 'name'>): boolean => !covering.includes(name);

/** The widget as its page of the documentation writes it, without the script tag. */
export function readSnippet(name: string, locale: Locale): string {
  const { snippet } = extractSnippet(readGuide('.', name, locale).body);
  return snippet.replace(/<script.*?<\/script>/s, '').trim();
}

/** An embedder's page with the widget first and text after it; `head` goes into its head. */
export function formatPage(markup: string, locale: Locale, site: string, head = ''): string {
  const script = `<script type="module" src="${site}/widgets/v1/vitrine.js"></script>`;
  return (
    `<!doctype html><html lang="${locale}"><meta name="viewport" content="width=device-width"><title>Page</title>` +
    `<style>body { margin: 0 }</style>${head}<main>${markup.replaceAll(`${productionOrigin}/`, `${site}/`)}` +
    `<p id="after">${'More text. '.repeat(40)}</p></main>${script}</html>`
  );
}
