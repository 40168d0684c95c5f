import { catalogue } from '../catalogue.ts';
import { type Locale, locales } from '../shared/locale/locale.ts';
import heights from './reserve-heights.json' with { type: 'json' };

/** From this width of its place on, a widget is `height` pixels high, and `percent` of the width more. */
type Step = readonly [from: number, height: number, percent: number];

const measured = heights as unknown as Readonly<Record<string, Readonly<Record<Locale, readonly Step[]>>>>;
const inFlow = Object.keys(measured);
const covering = catalogue.map(({ name }) => name).filter((name) => !measured[name]);
/** Until someone uses them, these show what the page put between their tags. */
const unhurried = catalogue.filter(({ load }) => load === 'use').map(({ name }) => name);

/** Once rendered, these show what the page put between their tags until they have fetched what they show. */
const fetching = ['article-list', 'photo-wall', 'store-finder', 'contest-entry', 'new-movers'];

/** Once it has rendered, the styles in its root outweigh all that is set here. */
const selectElement = (name: string): string => `vitrine-${name}:not([hidden])`;
/** Selects a box that shows such an element, too; the script releases its space once the element has content. */
const selectPlace = (name: string): string => `:is(${selectElement(name)},div[data-vitrine=${name}])`;
const isFrench = ':is([locale=fr],[data-locale=fr],:not([locale],[data-locale]):lang(fr))';

/** A rule that holds while the element is the container: until it has rendered. */
const inPlace = (rule: string, from = 0): string => `@container vitrine (width>=${from}px){${rule}}`;

type Select = (name: string) => string;
/** Rules for several widgets; none where there is no widget. */
const formatRule = (names: readonly string[], select: Select, body: string, pseudo = ''): string[] =>
  names.length === 0 ? [] : [`${names.map((name) => select(name) + pseudo).join()}{${body}}`];

/**
 * The space of one widget. The element itself is the container whose width counts, so that it is right in any column;
 * the space floats beside whatever is between the tags.
 */
function formatSteps(selector: string, steps: readonly Step[]): string[] {
  return steps.map(([from, height, percent], at) => {
    const room = `height:${height}px;padding-top:${percent ? `${percent}%` : 0}`;
    return inPlace(`${selector}::before{${room}}`, at === 0 ? 0 : from);
  });
}

/**
 * Rules for widgets in the flow. The empty grid asks for the width that the widget will ask for in a place that sizes
 * to its content. After ten seconds the space is released, so that no gap stays where a script is blocked.
 */
function formatPlaces(names: readonly string[], select: Select): string[] {
  const hurried = names.filter((name) => !unhurried.includes(name));
  return [
    ...formatRule(names, select, 'display:block;container:vitrine/inline-size'),
    ...formatRule(names, select, 'content:"";float:left;width:0;box-sizing:content-box', '::before').map((rule) =>
      inPlace(rule),
    ),
    ...formatRule(names, select, 'content:"";display:grid;grid-template-columns:minmax(0,32em)', '::after').map(
      (rule) => inPlace(rule),
    ),
    ...formatRule(hurried, select, 'animation:vitrine-reserve 1ms 10s forwards', '::before'),
    '@keyframes vitrine-reserve{to{height:0;padding-top:0}}',
    `@media print,(scripting:none){${formatRule(names, select, 'display:none', '::before').join('')}}`,
  ];
}

/** While a widget fetches, the space is below the page's own content: all of it, since that is higher than a screen. */
function formatFetching(names: readonly string[]): string[] {
  const rules = names
    .filter((name) => fetching.includes(name))
    .map((name) => {
      const room = Math.max(...locales.map((locale) => measured[name]?.[locale]?.[0]?.[1] ?? 0));
      return `${selectElement(name)}>:last-child{display:block;width:fit-content;margin-bottom:${room}px;animation:vitrine-fetch 1ms 10s forwards}`;
    });
  if (rules.length === 0) return [];
  return [`@media (scripting:enabled){${rules.join('')}}`, '@keyframes vitrine-fetch{to{margin-bottom:0}}'];
}

/** What covers the page takes no space in it: its fallback shows only if no script has loaded within ten seconds. */
function formatCovering(names: readonly string[]): string[] {
  const late = 'position:absolute;visibility:hidden;animation:vitrine-late 1ms 10s forwards';
  return [
    `@media (scripting:enabled){${formatRule(names, selectElement, late).join('')}}`,
    '@keyframes vitrine-late{to{position:static;visibility:visible}}',
  ];
}

/** `reserve.css`: reserves the space of every widget until its script has loaded. */
export function formatReserveSheet(): string {
  const steps = inFlow.flatMap((name) =>
    locales.flatMap((locale) =>
      formatSteps(selectPlace(name) + (locale === 'fr' ? isFrench : ''), measured[name]?.[locale] ?? []),
    ),
  );
  const rules = [
    ...formatPlaces(inFlow, selectPlace),
    ...steps,
    ...formatFetching(inFlow),
    ...formatCovering(covering),
  ];
  return `${rules.join('\n')}\n`;
}

/** The same for one widget in one language, as the content of a `<style>`. Throws where there is no such widget. */
export function formatReserveLines(name: string, locale: Locale): string {
  if (covering.includes(name)) return formatCovering([name]).join('\n');
  const steps = measured[name]?.[locale];
  if (!steps) throw new Error(`reserve-heights.json has no ${name}`);
  return [
    ...formatPlaces([name], selectElement),
    ...formatSteps(selectElement(name), steps),
    ...formatFetching([name]),
  ].join('\n');
}

/**
 * The lines for a prerendered widget, as the content of a `<style>`: one that fetches what it shows needs its
 * space until then; the others have their content, and no lines.
 */
export const formatRenderedLines = (name: string): string => formatFetching([name]).join('\n');

/**
 * `reserve.json`: the lines of each widget in each language, and those for it where it is prerendered; for tools that
 * write snippets.
 */
export function describeReserve(): Record<string, Record<Locale | 'rendered', string>> {
  return Object.fromEntries(
    catalogue.map(({ name }) => [
      name,
      { en: formatReserveLines(name, 'en'), fr: formatReserveLines(name, 'fr'), rendered: formatRenderedLines(name) },
    ]),
  );
}
