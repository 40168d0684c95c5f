import { escapeHtml, formatTag, type RenderWidget } from '../elements/markup.ts';
import { fallbacks } from './fallbacks.ts';
import type { Settings } from './settings.ts';

/** Site, renderer and release that the snippets refer to. */
export interface Kit {
  site: string;
  renderWidget: RenderWidget;
  /** The release that a page can pin, and the integrity digest of its script. */
  release: { version: string; integrity: string };
}

/** Attributes as a page would write them: without defaults, but always with the language. */
function listAttributes({ brand, locale, attributes }: Settings): Record<string, string | true> {
  return { locale, ...(brand !== 'vitrine' && { brand }), ...attributes };
}

function formatLink({ widget, locale }: Settings, site: string): string {
  const fallback = fallbacks[widget.name];
  return fallback ? `\n  <a href="${site}/${locale}/${fallback.path}">${escapeHtml(fallback.text[locale])}</a>\n` : '';
}

/** The widget's element with its attributes and its fallback link, as HTML. */
export function formatElement(settings: Settings, site: string): string {
  return formatTag(`vitrine-${settings.widget.name}`, listAttributes(settings), formatLink(settings, site));
}

const formatScript = (address: string): string => `<script type="module" src="${address}"></script>`;

function formatForManager(settings: Settings, site: string): string {
  const quote = (text: string) => JSON.stringify(text).replaceAll('<', '\\u003c');
  const set = Object.entries(listAttributes(settings)).map(
    ([name, value]) => `  element.setAttribute(${quote(name)}, ${quote(value === true ? '' : value)});`,
  );
  return [
    '<script>',
    '(function () {',
    "  var script = document.createElement('script');",
    "  script.type = 'module';",
    `  script.src = ${quote(`${site}/widgets/v1/vitrine.js`)};`,
    '  document.head.appendChild(script);',
    `  var element = document.createElement(${quote(`vitrine-${settings.widget.name}`)});`,
    ...set,
    "  document.querySelector('main').appendChild(element);",
    '})();',
    '</script>',
  ].join('\n');
}

/** The snippet for a page's author to copy. */
export function formatSnippet(settings: Settings, { site, renderWidget, release }: Kit): string {
  const { widget, snippet } = settings;
  const connect = `<link rel="preconnect" href="${site}" crossorigin>`;
  const loader = formatScript(`${site}/widgets/v1/vitrine.js`);
  const element = formatElement(settings, site);
  if (snippet === 'pinned') {
    const address = `${site}/widgets/v/${release.version}/vitrine.js`;
    const script = `<script type="module" src="${address}" integrity="${release.integrity}" crossorigin></script>`;
    return [connect, script, element].join('\n');
  }
  if (snippet === 'manager') return formatForManager(settings, site);
  if (snippet === 'single') return [connect, formatScript(`${site}/widgets/v1/${widget.name}.js`), element].join('\n');
  if (snippet === 'prerendered') {
    const options = { base: `${site}/widgets/v1/`, serviceOrigin: site };
    return [loader, renderWidget(`vitrine-${widget.name}`, listAttributes(settings), options)].join('\n');
  }
  return [connect, loader, element].join('\n');
}
