import { readAttributes } from '../elements/element-page.ts';
import { examples } from '../elements/examples.ts';
import { type Attributes, formatTag, type RenderWidget } from '../elements/markup.ts';
import { brokenPages, type HostilePage } from './broken-pages.ts';
import { containers } from './containers.ts';

/** All pages, by name. */
export const hostilePages: Record<string, HostilePage> = { ...brokenPages, ...containers };

/** Languages of the demo page. */
export type Locale = 'en' | 'fr';

interface Visit {
  locale: Locale;
  site: string;
  query: URLSearchParams;
  renderWidget: RenderWidget;
}

/** Attributes that keep elements from covering the page by themselves. */
const uncovered: Record<string, Record<string, string | true>> = {
  'newsletter-lightbox': { trigger: 'manual' },
  'gift-lightbox': {},
};

function formatElements(
  { attributes: further, wrap = (html) => html }: HostilePage,
  { locale, site, query, renderWidget }: Visit,
): string {
  return Object.entries(examples)
    .map(([name, [first]]) => {
      const tag = `vitrine-${name}`;
      const attributes: Attributes = {
        ...readAttributes(first?.attributes ?? {}, locale, 'vitrine'),
        locale,
        ...uncovered[name],
        ...further?.[name],
      };
      // XML has no attributes without a value.
      const valued = Object.entries(attributes).map(([attribute, value]) => [attribute, value === true ? '' : value]);
      const html = query.has('prerendered')
        ? renderWidget(tag, attributes, { base: `${site}/widgets/v1/`, serviceOrigin: site })
        : formatTag(tag, Object.fromEntries(valued));
      return `<section>${wrap(html)}</section>`;
    })
    .join('\n');
}

/**
 * A page with every element, under the named kind of page; with `?prerendered` as rendered by a server, without the
 * kit.
 */
export function formatHostilePage(name: string, visit: Visit): { type: string; text: string } {
  const {
    doctype = '<!doctype html>',
    type = 'text/html',
    html = '',
    head = '',
    body = '',
    end = '',
    isClassic,
    isTwice,
  } = hostilePages[name] ?? {};
  const { locale, site, query } = visit;
  const script = isClassic
    ? `<script src="${site}/widgets/v1/widgets.all.js" defer=""></script>`
    : `<script type="module" src="${site}/widgets/v1/vitrine.js"></script>`;
  const scripts = isTwice ? script + script.replace('.js', '.js?again') : script;
  const kit = query.has('prerendered') ? '' : scripts;
  const isXml = type !== 'text/html';
  const text = `${doctype}<html lang="${locale}-CA" ${isXml ? 'xmlns="http://www.w3.org/1999/xhtml" ' : ''}${html}><head><meta charset="utf-8"/><meta name="viewport" content="width=device-width, initial-scale=1"/><meta name="robots" content="noindex"/><title>${name}</title><link rel="icon" href="/icon.svg"/><link rel="stylesheet" href="/hostile.css"/>${head}
${kit}</head><body ${body}><main><h1>${name}</h1>
${formatElements(hostilePages[name] ?? {}, visit)}
</main>${end}</body></html>`;
  return { type, text };
}
