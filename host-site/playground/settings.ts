import { brandKeys } from '../../widgets/shared/brand/brands.ts';
import { type Locale, type LocalizedText, locales } from '../../widgets/shared/locale/locale.ts';
import { firstOptions } from './first-options.ts';
import { type SnippetKind, snippetMessages } from './messages.ts';

/** An attribute from the custom elements manifest. */
export interface Option {
  name: string;
  kind: 'choice' | 'switch' | 'number' | 'json' | 'text';
  /** Values of a choice. */
  values: readonly string[];
  default: string;
  description: string;
}

/** A widget as the custom elements manifest describes it. */
export interface WidgetDescription {
  /** Name without the prefix. */
  name: string;
  summary: string;
  options: readonly Option[];
  events: readonly string[];
}

/** What the site says of a widget; what it does not return is missing. */
export interface SiteFacts {
  frameHeight?: number | undefined;
  /** Whether the contest has a page of its own, for people without script. */
  hasContestPage?: boolean;
  /** JSON. */
  contestDetails?: string | undefined;
}

/** Settings in an address of the playground. */
export interface Settings {
  widget: WidgetDescription;
  brand: string;
  locale: Locale;
  width: 'phone' | 'desktop';
  snippet: SnippetKind;
  /** Address of the page that will have the widget, as typed. */
  page: string;
  /** Attributes of the element, except `brand` and `locale`; true for one without a value. */
  attributes: Record<string, string | true>;
  /** Names of options with invalid values. */
  unusable: readonly string[];
  /** Given values of all options, valid or not. */
  given: Record<string, string>;
  facts: SiteFacts;
}

interface Manifest {
  modules: {
    declarations: {
      tagName: string;
      description: string;
      attributes: { name: string; type: { text: string }; default: string; description: string }[];
      events: { name: string }[];
    }[];
  }[];
}

const settingNames = ['widget', 'brand', 'locale', 'width', 'snippet', 'page'];
const kinds: Record<string, Option['kind']> = { boolean: 'switch', number: 'number', unknown: 'json' };

/** Reads the widgets of a manifest, without attributes that the playground sets itself. */
export function readManifest(text: string): WidgetDescription[] {
  return (JSON.parse(text) as Manifest).modules.flatMap(({ declarations }) =>
    declarations.map(({ tagName, description, attributes, events }) => ({
      name: tagName.replace('vitrine-', ''),
      // Requirement numbers mean nothing outside this project.
      summary: description.replace(/ ?\([A-Z]+-\d[^)]*\)/g, ''),
      events: events.map(({ name }) => name),
      options: attributes
        .filter(({ name }) => !['brand', 'locale', 'api'].includes(name))
        .map((attribute) => {
          const values = [...attribute.type.text.matchAll(/'([^']+)'/g)].map(([, value = '']) => value);
          return {
            name: attribute.name,
            kind: values.length > 0 ? 'choice' : (kinds[attribute.type.text] ?? 'text'),
            values,
            default: attribute.default,
            description: attribute.description,
          };
        }),
    })),
  );
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function isUsable({ kind, values }: Option, value: string): boolean {
  if (kind === 'choice') return values.includes(value);
  if (kind === 'number') return Number.isFinite(Number(value));
  return kind !== 'json' || isJson(value);
}

const oneOf = <Choice extends string>(value: string | null, choices: readonly Choice[]): Choice =>
  choices.find((choice) => choice === value) ?? (choices[0] as Choice);

/** An option as the form sends it. */
function formatValue(value: string | true | LocalizedText, locale: Locale): string {
  if (value === true) return 'on';
  return typeof value === 'string' ? value : value[locale];
}

/** The options in an address; those with which the widget starts when it has none. */
function readGiven(widget: WidgetDescription, query: URLSearchParams, locale: Locale): Record<string, string> {
  const own = [...query.keys()].filter((name) => !settingNames.includes(name));
  if (own.length === 0) {
    const first = Object.entries(firstOptions[widget.name] ?? {});
    return Object.fromEntries(first.map(([name, value]) => [name, formatValue(value, locale)]));
  }
  return Object.fromEntries(widget.options.map(({ name }) => [name, query.get(name) ?? '']));
}

/**
 * Parses an address; the result is always valid. `accepts` tells whether the widget takes one attribute's value, whose limits
 * no manifest has.
 */
export function readSettings(
  widgets: readonly WidgetDescription[],
  query: URLSearchParams,
  page: Locale,
  accepts: (attribute: Record<string, string>, widget: string) => boolean = () => true,
): Settings {
  const widget = widgets.find(({ name }) => name === query.get('widget')) ?? (widgets[0] as WidgetDescription);
  const locale = oneOf(query.get('locale') ?? page, locales);
  const given = readGiven(widget, query, locale);
  const set = widget.options.filter(({ name }) => given[name]);
  const unusable = set.filter((option) => {
    const value = given[option.name] ?? '';
    return !isUsable(option, value) || (option.kind !== 'switch' && !accepts({ [option.name]: value }, widget.name));
  });
  return {
    widget,
    brand: oneOf(query.get('brand'), brandKeys),
    locale,
    width: oneOf(query.get('width'), ['phone', 'desktop']),
    snippet: oneOf(query.get('snippet'), Object.keys(snippetMessages) as SnippetKind[]),
    page: query.get('page')?.trim() ?? '',
    attributes: Object.fromEntries(
      set
        .filter((option) => !unusable.includes(option))
        .map(({ name, kind }) => [name, kind === 'switch' ? true : (given[name] ?? '')]),
    ),
    unusable: unusable.map(({ name }) => name),
    given,
    facts: {},
  };
}
