import { examples } from '../../demo/elements/examples.ts';
import { readElement } from '../../host-site/sources/guides/snippet.ts';
import { catalogue } from '../../widgets/catalogue.ts';
import { readSnippet } from '../reserve/pages.ts';
import { formatDocument, type Job, type MeasuredPage } from './measured-page.ts';

/** The kit's renderer, as `dist/widgets/server.js` has it. */
export interface Renderer {
  renderWidget(
    tag: string,
    attributes: Readonly<Record<string, string | number | boolean>>,
    options: { base: string; styles: 'inline' | 'link'; serviceOrigin: string; children: string },
  ): string;
  readWidgetStyles(tag: string): { file: string; text: string };
}

/** Widgets that show nothing, or a link of the page's own, until someone opens them. */
const covering = ['newsletter-lightbox', 'gift-lightbox', 'consent-banner', 'loading-overlay'];

/** What the page knows already, which spares these a request. */
const known = { details: String(Reflect.get(examples['contest-entry']?.[0]?.attributes.details ?? {}, 'en')) };
const additions: Record<string, Record<string, string>> = { 'contest-entry': known, 'new-movers': known };

/** A shadow root's content as content of a page: slots filled, the host an ordinary element. */
function flatten(rendered: string, children: string): string {
  const [, root = ''] = /(<div class="root".*)<\/template>/s.exec(rendered) ?? [];
  const filled = root.replace(/<slot(?![^>]*name=)[^>]*>.*?<\/slot>/s, children).replace(/<slot[^>]*>|<\/slot>/g, '');
  return `<div class="host">${filled}</div>`;
}

/** A shadow root's style sheet as one of a page. */
const flattenStyles = (text: string): string =>
  text
    .replace(/:host\(((?:[^()]|\([^()]*\))*)\)/g, '.host:is($1)')
    .replaceAll(':host', '.host')
    .replace(/::slotted\(([^()]*)\)/g, '$1');

/** A widget prerendered as sites embed it, and plain HTML with the same content and the same style sheet. */
export interface FloorPages {
  job: Job;
  /** The plain pages' style sheet and its path. */
  sheet: { path: string; text: string };
}

/** The pages of one widget; `kit` is the origin of the widgets' files, empty for the page's own. */
export function listFloorPages(name: string, kit: string, { renderWidget, readWidgetStyles }: Renderer): FloorPages {
  const tag = `vitrine-${name}`;
  const { attributes, children } = readElement(readSnippet(name, 'en'), tag);
  const render = (styles: 'inline' | 'link') =>
    renderWidget(
      tag,
      { locale: 'en', ...attributes, ...additions[name] },
      { base: `${kit}/widgets/v1/`, styles, serviceOrigin: kit, children },
    );
  const isCovering = covering.includes(name);
  const after = '<p id="after">What follows.</p>';
  const page = (head: string, body: string, content: readonly string[]): MeasuredPage => ({
    html: formatDocument(head, body + after),
    seen: isCovering ? ['#after'] : content,
  });
  const text = flattenStyles(readWidgetStyles(tag).text);
  const path = `/sheets/${name}.css`;
  const plain = flatten(render('inline'), children);
  const script = `<script type="module" src="${kit}/widgets/v1/vitrine.js"></script>`;
  return {
    sheet: { path, text },
    job: {
      plain: page(`<style>${text}</style>`, plain, ['.root > *']),
      inline: { ...page(script, render('inline'), [tag, '.root > *']), limit: 1.05 },
      'plain, linked': page(`<link rel="stylesheet" href="${kit}${path}">`, plain, ['.root > *']),
      linked: { ...page(script, render('link'), [tag, '.root > *']), base: 'plain, linked', limit: 1.15 },
    },
  };
}

/** Names of all widgets. */
export const widgetNames: readonly string[] = catalogue.map(({ name }) => name);
