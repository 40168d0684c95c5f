import type { CatalogueEntry } from '../../widgets/catalogue.ts';
import { productionOrigin } from '../../widgets/shared/brand/brands.ts';
import type { Attribute } from '../../widgets/shared/element/contract.ts';
import { type Locale, type LocalizedText, locales } from '../../widgets/shared/locale/locale.ts';
import { readGuide } from '../sources/guides/read-guide.ts';
import { extractSnippet, readElement } from '../sources/guides/snippet.ts';
import { setFrench } from '../sources/guides/widget-guide.ts';
import labelsEn from './attribute-labels.en.json' with { type: 'json' };
import labelsFr from './attribute-labels.fr.json' with { type: 'json' };

/** An attribute as an editor's form shows it. */
export interface HostAttribute {
  name: string;
  attribute: Attribute;
  label: LocalizedText;
  help: LocalizedText;
}

/** A widget as the plugins offer it. */
export interface HostWidget {
  name: string;
  tag: string;
  title: LocalizedText;
  summary: LocalizedText;
  /** Whether it stands over the page wherever its element is. */
  coversPage: boolean;
  /**
   * HTML for visitors without scripts, from the widget's documentation, with places for the origin and for attributes:
   * `{origin}`, `{contest}`. Empty for a widget that is nothing without its script.
   */
  fallback: LocalizedText;
  attributes: readonly HostAttribute[];
}

const labels: Record<Locale, Readonly<Record<string, string>>> = { en: labelsEn, fr: labelsFr };

/** Plain text of a contract's sentence, whose code stands in backticks. */
function toPlainText(text: LocalizedText): LocalizedText {
  return {
    en: text.en.replace(/`([^`]*)`/g, '“$1”'),
    fr: setFrench(text.fr).replace(/`([^`]*)`/g, '«\u00A0$1\u00A0»'),
  };
}

function readLabel(name: string): LocalizedText {
  const [en, fr] = locales.map((locale) => labels[locale][name]);
  if (!en || !fr)
    throw new Error(`add a label of the attribute ${name} to host-site/plugins/attribute-labels.en.json and .fr.json`);
  return { en, fr };
}

/** The children of the first example in a widget's documentation, in places of what each embedder has of their own. */
function readFallback(root: string, { name, contract }: CatalogueEntry, locale: Locale): string {
  const { title, body } = readGuide(root, name, locale);
  const { attributes, children } = readElement(extractSnippet(body).snippet, contract.tag);
  let html = children;
  for (const [attribute, value] of Object.entries(attributes)) {
    if (!value || !html.includes(value)) continue;
    html = html.replace(value, `{${attribute}}`);
    // Where the link leads to the example itself, its text speaks of that; the title speaks of any.
    if (!html.includes('"mailto:')) html = html.replace(/>[^<]+</, `>${title}<`);
  }
  return html.replaceAll(productionOrigin, '{origin}');
}

/** Describes every widget for the plugins, from its contract and its documentation. Throws when a word is missing. */
export function listHostWidgets(root: string, catalogue: readonly CatalogueEntry[]): HostWidget[] {
  return catalogue.map((entry) => {
    const { name, contract, docs, load } = entry;
    const inEach = (read: (locale: Locale) => string): LocalizedText => ({ en: read('en'), fr: read('fr') });
    return {
      name,
      tag: contract.tag,
      title: inEach((locale) => readGuide(root, name, locale).title),
      summary: toPlainText(docs.summary),
      // Those that wait for no place on the page are those that have none.
      coversPage: load === 'idle',
      fallback: inEach((locale) => readFallback(root, entry, locale)),
      attributes: Object.entries(contract.attributes).map(([attribute, type]) => ({
        name: attribute,
        attribute: type,
        label: readLabel(attribute),
        help: toPlainText(docs.attributes[attribute] as LocalizedText),
      })),
    };
  });
}
