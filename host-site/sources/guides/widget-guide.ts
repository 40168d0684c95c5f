import { type CatalogueEntry, catalogue } from '../../../widgets/catalogue.ts';
import { formatDefault, formatType } from '../../../widgets/manifest/describe-attribute.ts';
import type { Attribute } from '../../../widgets/shared/element/contract.ts';
import type { Locale, LocalizedText } from '../../../widgets/shared/locale/locale.ts';
import { browserRecords } from '../facts/browser-records.ts';
import { factMessages } from '../facts/fact-messages.ts';
import { fillFacts } from '../facts/fill-facts.ts';
import type { WidgetSizes } from './measure-widgets.ts';
import { readGuide } from './read-guide.ts';
import {
  extractSnippet,
  formatLive,
  formatPrerender,
  type RenderWidget,
  renderSnippet,
  reserveSpace,
} from './snippet.ts';
import { keptRecords, namedFields, type SentForm, sentForms } from './submission-facts.ts';

/** An attribute, event, part or custom property: its name, its description as Markdown, and further details. */
export interface Entry {
  name: string;
  description: string;
  /** TypeScript type of a value or of an event's detail. */
  type?: string;
  default?: string;
  least?: number | undefined;
  most?: number | undefined;
}

interface KeptRecord {
  key: string;
  storage: string;
  purpose: string;
  kept: string;
}

/** Content of a widget's documentation page, in one language. */
export interface WidgetGuide {
  name: string;
  /** Name of its drawing. */
  drawing: string;
  tag: string;
  title: string;
  description: string;
  lead: string;
  updated: string;
  /** Markdown of the contract's summary. */
  summary: string;
  /** Brotli bytes when it is the only kind on a page. */
  size: number;
  load: CatalogueEntry['load'];
  /** The code that shows it at once: prerendered, with its styles. */
  rendered: string;
  /** The short form, which comes with its script. */
  snippet: string;
  /** A Node module that renders it. */
  prerender: string;
  /** The snippet's element; empty for one that all our pages have, which `opens` shows. */
  live: string;
  opens?: string;
  /** Markdown of the page's own text. */
  notes: string;
  attributes: readonly Entry[];
  events: readonly Entry[];
  /** Empty when it has no named slots. */
  slots: readonly Entry[];
  parts: readonly Entry[];
  properties: readonly Entry[];
  sends?: SentForm;
  keeps: readonly KeptRecord[];
}

/** Names of all widgets, the most useful ones first. */
export const widgetNames: readonly string[] = catalogue.map(({ name }) => name);

/** Elements that all our pages have already, and the attribute that opens them. */
const openers: Readonly<Record<string, string>> = {
  'newsletter-lightbox': 'open',
  'consent-banner': 'open',
  'loading-overlay': 'active',
};

/** Applies French typography outside backticks; contracts contain plain spaces. */
export function setFrench(text: string): string {
  return text
    .split(/(`[^`]*`)/)
    .map((part, at) => (at % 2 === 1 ? part : part.replace(/ (?=[:»%$])/g, '\u00A0').replace(/« /g, '«\u00A0')))
    .join('');
}

function read(description: LocalizedText | undefined, locale: Locale): string {
  const text = description?.[locale] ?? '';
  return locale === 'fr' ? setFrench(text) : text;
}

function describeAttribute(
  name: string,
  attribute: Attribute,
  description: LocalizedText | undefined,
  locale: Locale,
): Entry {
  const { min, max } = attribute.type === 'number' ? attribute : {};
  return {
    name,
    description: read(description, locale),
    type: formatType(attribute),
    default: attribute.type === 'json' && attribute.default === undefined ? '' : formatDefault(attribute),
    least: min,
    most: max,
  };
}

function listRecords(name: string, locale: Locale, today: string): KeptRecord[] {
  return (keptRecords[name] ?? []).map((key) => {
    const record = browserRecords[key];
    if (!record) throw new Error(`browser-records.json has no ${key}`);
    const { purpose, kept, storage } = record;
    const storages = factMessages[locale].browserRecords;
    return { key, storage: storages[storage], purpose: purpose[locale], kept: fillFacts(kept[locale], locale, today) };
  });
}

interface Surroundings {
  root: string;
  today: string;
  sizes: WidgetSizes;
  render: RenderWidget;
}

/** Builds the page of a widget from its contract, files and messages. Throws when something is missing. */
export function describeWidget(
  name: string,
  locale: Locale,
  { root, today, sizes, render }: Surroundings,
): WidgetGuide {
  const entry = catalogue.find((each) => each.name === name);
  if (!entry) throw new Error(`There is no widget ${name}`);
  const { contract, docs, load } = entry;
  const { body, ...front } = readGuide(root, name, locale);
  const { snippet, rest } = extractSnippet(body);
  const opens = openers[name];
  const sends = sentForms[name];
  return {
    name,
    drawing: `widget-${entry.file}`,
    tag: contract.tag,
    ...front,
    summary: read(docs.summary, locale),
    size: sizes[name]?.[locale] ?? 0,
    load,
    rendered: renderSnippet(snippet, contract.tag, locale, render),
    snippet: reserveSpace(snippet),
    prerender: formatPrerender(snippet, contract.tag, locale),
    live: opens ? '' : formatLive(snippet, contract),
    ...(opens ? { opens } : {}),
    notes: fillFacts(rest, locale, today, namedFields),
    attributes: Object.entries(contract.attributes).map(([attribute, spec]) =>
      describeAttribute(attribute, spec, docs.attributes[attribute], locale),
    ),
    events: Object.entries(docs.events).map(([event, description]) => ({
      name: event,
      description: read(description, locale),
      type: description.detail,
    })),
    slots: Object.entries(docs.slots ?? {}).map(([slot, description]) => ({
      name: slot,
      description: read(description, locale),
    })),
    parts: Object.entries(docs.parts).map(([part, description]) => ({
      name: part,
      description: read(description, locale),
    })),
    properties: Object.entries(docs.properties).map(([property, description]) => ({
      name: property,
      description: read(description, locale),
      default: description.default,
    })),
    ...(sends ? { sends } : {}),
    keeps: listRecords(name, locale, today),
  };
}
