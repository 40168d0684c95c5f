import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readManifest, readSettings, type Settings } from '../../../host-site/playground/settings.ts';
import { formatElement, formatSnippet } from '../../../host-site/playground/snippets.ts';
import { readGuide } from '../../../host-site/sources/guides/read-guide.ts';
import { extractSnippet, readElement } from '../../../host-site/sources/guides/snippet.ts';
import { root } from '../../../host-site/tooling/install.mjs';

/** What an author pastes into an editor. */
export interface EmbedForm {
  /** Key of the form in `sanitizers.json` and in the messages of the page. */
  name: string;
  html: string;
  /** Whether the template of the page around it has the script tag. */
  hasScriptAround: boolean;
}

/** The settings that the playground has for `?widget=newsletter-form&brand=winners&snippet=moving`. */
function readPlayground(): Settings {
  const manifest = readManifest(readFileSync(join(root, 'dist/widgets/v1/custom-elements.json'), 'utf8'));
  const query = new URLSearchParams({ widget: 'newsletter-form', brand: 'winners', snippet: 'moving' });
  return readSettings(manifest, query, 'en');
}

/** Every form of embed of one widget, as playground and guide give them; `site` is the origin of the widgets. */
export async function listEmbedForms(site: string): Promise<EmbedForm[]> {
  const settings = readPlayground();
  const built = pathToFileURL(join(root, 'dist/widgets/server.js')).href;
  const { renderWidget } = (await import(built)) as typeof import('../../../widgets/server.ts');
  const kit = { site, renderWidget, readReserve: () => '', release: { version: '', integrity: '' } };
  const element = formatElement(settings, site);
  const { children } = readElement(element, 'vitrine-newsletter-form');
  const { snippet: link, rest } = extractSnippet(readGuide(root, 'hosts', 'en').body);
  const { snippet: box } = extractSnippet(rest);
  const page = link.replace(/#[^"]*/, '');
  const forms: Record<string, string> = {
    link,
    dataLink: page.replace('<a ', '<a data-vitrine="newsletter-form" data-brand="winners" '),
    box: box.replace('store-search" data-locale="fr', 'newsletter-form" data-brand="winners'),
    element,
    prerendered: renderWidget(
      'vitrine-newsletter-form',
      { brand: 'winners', locale: 'en' },
      { base: `${site}/widgets/v1/`, serviceOrigin: site, children },
    ),
    script: formatSnippet(settings, kit),
    frame: `<iframe src="${site}/embed/newsletter-form?brand=winners" title="Newsletter"></iframe>`,
  };
  return Object.entries(forms).map(([name, html]) => ({ name, html, hasScriptAround: name !== 'script' }));
}
