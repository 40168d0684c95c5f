import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brandKeys } from '../../widgets/shared/brand/brands.ts';
import { findCategories } from '../../widgets/shared/brand/find-categories.ts';
import type { Locale } from '../../widgets/shared/locale/locale.ts';
import { provinces } from '../../widgets/shared/submissions/provinces.ts';
import { describeProvince } from '../contests/describe-contest.ts';
import { readPictureFacts } from '../pictures/picture-facts.ts';
import en from './words.en.json' with { type: 'json' };

type Words = typeof en;
/** A field of Decap's. */
export type Field = { name: string } & Record<string, unknown>;

/** A collection as Decap's configuration describes it: of entries with the same fields, or of files with their own. */
export interface ConfiguredCollection {
  name: string;
  label: string;
  fields?: readonly Field[];
  files?: readonly { name: string; fields: readonly Field[] }[];
  [trait: string]: unknown;
}

/** An instant with its offset from UTC. */
export const instantPattern = '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2}(\\.\\d+)?)?(Z|[+-]\\d{2}:\\d{2})$';
const namePattern = '^[a-z0-9]+(-[a-z0-9]+)*$';
const optional = { required: false };
const number = { widget: 'number', value_type: 'int', min: 1 };

/** Functions that describe fields to Decap in an editor's language. */
export function createFields(words: Words) {
  const say = (key: string) => words[key as keyof Words] ?? key;
  const field = (name: string, traits: Record<string, unknown>, key = name): Field => ({
    name,
    label: say(key),
    ...(`${key}Hint` in words && { hint: say(`${key}Hint`) }),
    ...traits,
  });
  const text = (name: string, traits = {}, key = name) => field(name, { widget: 'string', ...traits }, key);
  /** A text in each language, one below the other. */
  const bilingual = (name: string, key = name, traits = {}) => {
    const each = (locale: 'en' | 'fr') => ({
      name: locale,
      label: locale === 'en' ? words.english : words.french,
      widget: 'string',
      ...traits,
    });
    return field(name, { widget: 'object', fields: [each('en'), each('fr')], ...traits }, key);
  };
  const choose = (name: string, options: readonly unknown[], traits = {}, key = name) =>
    field(name, { widget: 'select', options, ...traits }, key);
  return { say, field, text, bilingual, choose };
}

const many = { multiple: true };

function listContestFields(root: string, words: Words, locale: Locale): Field[] {
  const { say, field, text, bilingual, choose } = createFields(words);
  const instant = (name: string) => text(name, { pattern: [instantPattern, words.timeError] });
  const places = provinces.map((value) => ({ value, label: describeProvince(value, locale) }));
  const pictures = Object.keys(readPictureFacts(root));
  const picture = field('picture', {
    widget: 'object',
    ...optional,
    fields: [choose('name', pictures, optional, 'pictureName'), bilingual('alt', 'alt', optional)],
  });
  const prize = [
    field('count', number),
    field('value', number),
    bilingual('words'),
    bilingual('one', 'one', optional),
    picture,
  ];
  const ages = places.map(({ value, label }) => ({ name: value, label, ...number, ...optional }));
  return [
    text('id', { pattern: [namePattern, words.addressError] }),
    { ...bilingual('title'), hint: words.contestTitleHint },
    instant('opens'),
    instant('closes'),
    text('zone', { default: 'America/Toronto' }),
    field('prizes', { widget: 'list', fields: prize, min: 1 }),
    choose('regions', places, { ...many, default: provinces }),
    field('minimumAge', { widget: 'object', collapsed: true, fields: ages }),
    bilingual('rulesUrl'),
    field('skillQuestion', { widget: 'boolean', default: true, ...optional }),
    field('memberChances', { ...number, default: 1 }),
    choose('period', ['contest', 'day', 'week'], { default: 'contest' }),
    field('hasPin', { widget: 'boolean', default: false, ...optional }),
    field('pins', { ...number, ...optional }),
    choose('shows', ['entries', 'timeLeft'], { ...many, ...optional }),
    choose('brands', brandKeys, { ...many, default: ['vitrine'], hint: say('brandsHint') }),
  ];
}

function listFindFields(root: string, words: Words): Field[] {
  const { text, bilingual, choose } = createFields(words);
  const categories = findCategories.filter((category) => category !== 'all');
  return [
    text('id', { pattern: [namePattern, words.addressError] }),
    choose('category', categories),
    { ...choose('picture', Object.keys(readPictureFacts(root))), hint: words.findPictureHint },
    text('handle', { ...optional, pattern: ['^@[\\w.]+$', words.handleHint] }),
    { ...bilingual('alt'), hint: words.findAltHint },
    bilingual('caption'),
    text('postUrl', optional),
  ];
}

function listHourFields(words: Words, locale: Locale): Field[] {
  const { field, text, bilingual, choose } = createFields(words);
  const places = provinces.map((value) => ({ value, label: describeProvince(value, locale) }));
  const time = { name: 'time', label: words.time, widget: 'string' };
  const effects = (['closed', 'short', 'noted'] as const).map((name) => choose(name, places, { ...many, ...optional }));
  return [
    { name: 'comment', label: 'comment', widget: 'hidden' },
    field('shortHours', { widget: 'list', field: time, min: 2, max: 2 }),
    field('days', {
      widget: 'list',
      label_singular: words.day,
      summary: '{{fields.rule}}',
      fields: [text('rule'), bilingual('name'), ...effects],
    }),
  ];
}

function listRedirectFields(words: Words): Field[] {
  const { field, text } = createFields(words);
  const traits = { widget: 'list', label_singular: words.redirect, summary: '{{fields.address}} → {{fields.page}}' };
  return [
    field('redirects', { ...traits, fields: [{ ...text('address'), hint: words.redirectAddressHint }, text('page')] }),
  ];
}

/** A field for a value of facts.json, of the form that the value has now. */
function describeValue(name: string, value: unknown, words: Words): Field {
  const label = name === 'en' ? words.english : name === 'fr' ? words.french : name;
  const known = `kind_${name}` in words && { hint: words[`kind_${name}` as keyof Words] };
  const base = { name, label, ...known };
  if (Array.isArray(value)) {
    const [first] = value;
    if (typeof first !== 'object')
      return { ...base, widget: 'list', field: { name: 'each', label: words.value, widget: 'string' } };
    const samples = Object.assign({}, ...value) as Record<string, unknown>;
    const fields = Object.entries(samples).map(([key, each]) => describeValue(key, each, words));
    return { ...base, widget: 'list', fields, collapsed: true };
  }
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value).map(([key, each]) => describeValue(key, each, words));
    return { ...base, widget: 'object', fields };
  }
  if (typeof value === 'number') return { ...base, widget: 'number', value_type: 'float' };
  if (typeof value === 'boolean') return { ...base, widget: 'boolean', ...optional };
  return { ...base, widget: 'string' };
}

/** Decap's collections of contests, finds, facts, holiday hours and redirects. */
export function configureJson(root: string, words: Words, locale: Locale): ConfiguredCollection[] {
  const path = join(root, 'host-site/content/facts.json');
  const groups = Object.entries(JSON.parse(readFileSync(path, 'utf8')) as Record<string, object>);
  const folder = {
    extension: 'json',
    format: 'json',
    create: true,
    delete: false,
    identifier_field: 'id',
    slug: '{{fields.id}}',
  };
  const listFile = (name: string, label: string, file: string, fields: Field[]) => ({ name, label, file, fields });
  return [
    {
      name: 'contests',
      label: words.contests,
      label_singular: words.contest,
      folder: 'contests',
      ...folder,
      summary: '{{id}}',
      fields: listContestFields(root, words, locale),
    },
    {
      name: 'finds',
      label: words.finds,
      label_singular: words.find,
      folder: 'finds',
      ...folder,
      summary: '{{id}}',
      fields: listFindFields(root, words),
    },
    {
      name: 'facts',
      label: words.facts,
      description: words.factsHint,
      files: groups.map(([name, group]) =>
        listFile(
          name,
          name,
          `facts/${name}.json`,
          Object.entries(group).map(([key, value]) => describeValue(key, value, words)),
        ),
      ),
    },
    {
      name: 'hours',
      label: words.hours,
      files: [listFile('holidays', words.holidays, 'hours/holidays.json', listHourFields(words, locale))],
    },
    {
      name: 'redirects',
      label: words.redirects,
      files: [listFile('redirects', words.redirects, 'redirects/redirects.json', listRedirectFields(words))],
    },
  ];
}
