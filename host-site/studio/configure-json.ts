import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brandKeys, ownBrand } from '../../widgets/shared/brand/brands.ts';
import { findCategories, findCategoryNames } from '../../widgets/shared/brand/find-categories.ts';
import { retailerTexts } from '../../widgets/shared/brand/retailer.ts';
import type { Locale } from '../../widgets/shared/locale/locale.ts';
import { provinces } from '../../widgets/shared/submissions/provinces.ts';
import { readPictureFacts } from '../pictures/picture-facts.ts';
import { contentFolder } from '../retailers/retailer-content.ts';
import { describeProvince } from '../sources/contests/describe-contest.ts';
import { stateKey } from './merge-fields.js';
import en from './messages.en.json' with { type: 'json' };

/** The studio's messages by key. */
export type StudioMessages = typeof en;

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
/** Decap's lists show the picture that a field of this kind names; the studio's own control offers their names. */
export const pictureWidget = 'image';
const optional = { required: false };
const number = { widget: 'number', value_type: 'int', min: 1 };

/** Functions that describe fields to Decap in an editor's language. */
export function createFields(messages: StudioMessages) {
  const t = (key: string) => messages[key as keyof StudioMessages] ?? key;
  const field = (name: string, traits: Record<string, unknown>, key = name): Field => ({
    name,
    label: t(key),
    ...(`${key}Hint` in messages && { hint: t(`${key}Hint`) }),
    ...traits,
  });
  const text = (name: string, traits = {}, key = name) => field(name, { widget: 'string', ...traits }, key);
  /** A text in each language, one below the other. */
  const bilingual = (name: string, key = name, traits = {}) => {
    const each = (locale: 'en' | 'fr') => ({
      name: locale,
      label: locale === 'en' ? messages.english : messages.french,
      widget: 'string',
      ...traits,
    });
    return field(name, { widget: 'object', fields: [each('en'), each('fr')], ...traits }, key);
  };
  const choose = (name: string, options: readonly unknown[], traits = {}, key = name) =>
    field(name, { widget: 'select', options, ...traits }, key);
  return { t, field, text, bilingual, choose };
}

const many = { multiple: true };
const { loyalty } = retailerTexts;

function listContestFields(root: string, messages: StudioMessages, locale: Locale): Field[] {
  const { t, field, text, bilingual, choose } = createFields(messages);
  const instant = (name: string) => text(name, { pattern: [instantPattern, messages.timeError] });
  const places = provinces.map((value) => ({ value, label: describeProvince(value, locale) }));
  const named = (values: readonly string[]) => values.map((value) => ({ value, label: t(`contest_${value}`) }));
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
    text('id', { pattern: [namePattern, messages.addressError] }),
    { ...bilingual('title'), hint: messages.contestTitleHint },
    instant('opens'),
    instant('closes'),
    text('zone', { default: 'America/Toronto' }),
    field('prizes', { widget: 'list', fields: prize, min: 1 }),
    choose('regions', places, { ...many, default: provinces }),
    field('minimumAge', { widget: 'object', collapsed: true, fields: ages }),
    bilingual('rulesUrl'),
    field('skillQuestion', { widget: 'boolean', default: true, ...optional }),
    ...(loyalty[locale]
      ? [
          {
            ...field('memberChances', { ...number, default: 1 }),
            label: t('memberChances').replace('{loyalty}', loyalty[locale]),
          },
        ]
      : []),
    choose('period', named(['contest', 'day', 'week']), { default: 'contest' }),
    field('hasPin', { widget: 'boolean', default: false, ...optional }),
    field('pins', { ...number, ...optional }),
    choose('shows', named(['entries', 'timeLeft']), { ...many, ...optional }),
    choose('brands', brandKeys, { ...many, default: [ownBrand], hint: t('brandsHint') }),
  ];
}

function listFindFields(root: string, messages: StudioMessages, locale: Locale): Field[] {
  const { text, bilingual, choose } = createFields(messages);
  const categories = findCategories.filter((category) => category !== 'all');
  return [
    text('id', { pattern: [namePattern, messages.addressError] }),
    choose(
      'category',
      categories.map((value) => ({ value, label: findCategoryNames[value]?.[locale] })),
    ),
    {
      ...choose('picture', Object.keys(readPictureFacts(root))),
      widget: pictureWidget,
      hint: messages.findPictureHint,
    },
    text('handle', { ...optional, pattern: ['^@[\\w.]+$', messages.handleHint] }),
    { ...bilingual('alt'), hint: messages.findAltHint },
    bilingual('caption'),
    text('postUrl', optional),
  ];
}

function listHourFields(messages: StudioMessages, locale: Locale): Field[] {
  const { field, text, bilingual, choose } = createFields(messages);
  const places = provinces.map((value) => ({ value, label: describeProvince(value, locale) }));
  const time = { name: 'time', label: messages.time, widget: 'string' };
  const effects = (['closed', 'short', 'noted'] as const).map((name) => choose(name, places, { ...many, ...optional }));
  return [
    { name: 'comment', label: 'comment', widget: 'hidden' },
    field('shortHours', { widget: 'list', field: time, min: 2, max: 2 }),
    field('days', {
      widget: 'list',
      label_singular: messages.day,
      summary: '{{fields.rule}}',
      fields: [text('rule'), bilingual('name'), ...effects],
    }),
  ];
}

function listRedirectFields(messages: StudioMessages): Field[] {
  const { field, text } = createFields(messages);
  const traits = { widget: 'list', label_singular: messages.redirect, summary: '{{fields.address}} → {{fields.page}}' };
  return [
    field('redirects', {
      ...traits,
      fields: [{ ...text('address'), hint: messages.redirectAddressHint }, text('page')],
    }),
  ];
}

/** A field for a value of facts.json, of the form that the value has now. */
function describeValue(name: string, value: unknown, messages: StudioMessages): Field {
  const label = name === 'en' ? messages.english : name === 'fr' ? messages.french : name;
  const known = `kind_${name}` in messages && { hint: messages[`kind_${name}` as keyof StudioMessages] };
  const base = { name, label, ...known };
  if (Array.isArray(value)) {
    const [first] = value;
    if (typeof first !== 'object')
      return { ...base, widget: 'list', field: { name: 'each', label: messages.value, widget: 'string' } };
    const samples = Object.assign({}, ...value) as Record<string, unknown>;
    const fields = Object.entries(samples).map(([key, each]) => describeValue(key, each, messages));
    return { ...base, widget: 'list', fields, collapsed: true };
  }
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value).map(([key, each]) => describeValue(key, each, messages));
    return { ...base, widget: 'object', fields };
  }
  if (typeof value === 'number') return { ...base, widget: 'number', value_type: 'float' };
  if (typeof value === 'boolean') return { ...base, widget: 'boolean', ...optional };
  return { ...base, widget: 'string' };
}

/** Decap's collections of contests, finds, facts, holiday hours and redirects. */
export function configureJson(root: string, messages: StudioMessages, locale: Locale): ConfiguredCollection[] {
  const path = join(root, `${contentFolder}/facts.json`);
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
      label: messages.contests,
      label_singular: messages.contest,
      folder: 'contests',
      ...folder,
      summary: `{{fields.title.${locale}}} · {{fields.${stateKey}}}`,
      fields: listContestFields(root, messages, locale),
    },
    {
      name: 'finds',
      label: messages.finds,
      label_singular: messages.find,
      folder: 'finds',
      ...folder,
      summary: `{{fields.caption.${locale}}} · {{id}}`,
      fields: listFindFields(root, messages, locale),
    },
    {
      name: 'facts',
      label: messages.facts,
      description: messages.factsHint,
      files: groups.map(([name, group]) =>
        listFile(
          name,
          name,
          `facts/${name}.json`,
          Object.entries(group).map(([key, value]) => describeValue(key, value, messages)),
        ),
      ),
    },
    {
      name: 'hours',
      label: messages.hours,
      files: [listFile('holidays', messages.holidays, 'hours/holidays.json', listHourFields(messages, locale))],
    },
    {
      name: 'redirects',
      label: messages.redirects,
      files: [listFile('redirects', messages.redirects, 'redirects/redirects.json', listRedirectFields(messages))],
    },
  ];
}
