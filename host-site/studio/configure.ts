import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { articleRooms, articleSeasons } from '../../widgets/shared/brand/article-topics.ts';
import type { Locale } from '../../widgets/shared/locale/locale.ts';
import { readPictureFacts } from '../pictures/picture-facts.ts';
import { palettes } from '../site/drawings/scene-colours.ts';
import { articleKinds } from '../sources/articles/article.ts';
import { listArticleSlugs } from '../sources/articles/read-articles.ts';
import { listTexts } from '../sources/i18n.ts';
import {
  type ConfiguredCollection,
  configureJson,
  type Field,
  instantPattern,
  pictureWidget,
  type StudioMessages,
} from './configure-json.ts';
import { configureStores } from './configure-stores.ts';
import { type ContentKind, contentKinds } from './content-kind.ts';
import { stateKey } from './merge-fields.js';
import en from './messages.en.json' with { type: 'json' };
import fr from './messages.fr.json' with { type: 'json' };

/** The studio's messages by the language of the browser. */
export const studioMessages: Record<Locale, StudioMessages> = { en, fr };

const sceneFolder = 'host-site/public/art/scenes';
const optionalTexts = ['action'];

/** What a fact may be: names of a list, `many` of them, a day, or yes or no. */
function listFactFields(root: string, locale: Locale): Record<string, Record<string, unknown>> {
  const choose = (options: readonly unknown[], more = {}) => ({ widget: 'select', options, ...more });
  const names = listTexts(locale).articles as Record<'kinds' | 'seasons' | 'rooms', Record<string, string>>;
  /** Choices with the names that visitors read. */
  const chooseNamed = (options: readonly string[], group: keyof typeof names, more = {}) =>
    choose(
      options.map((value) => ({ value, label: names[group][value] })),
      more,
    );
  const scenes = readdirSync(join(root, sceneFolder)).flatMap((file) =>
    Object.keys(palettes).map((palette) => `${file.replace(/\.svg$/, '')}-${palette}`),
  );
  const optional = { required: false };
  const many = { multiple: true };
  return {
    kind: chooseNamed(articleKinds, 'kinds'),
    seasons: chooseNamed(articleSeasons, 'seasons', { ...many, ...optional }),
    rooms: chooseNamed(articleRooms, 'rooms', many),
    published: { widget: 'string' },
    updated: { widget: 'string' },
    drawing: choose(scenes),
    picture: { ...choose(Object.keys(readPictureFacts(root))), widget: pictureWidget },
    related: choose(listArticleSlugs(root), { ...many, max: 3 }),
    indexed: { widget: 'boolean', default: false, ...optional },
    starts: { widget: 'string', ...optional },
    ends: { widget: 'string', ...optional },
    from: { widget: 'string', ...optional },
    until: { widget: 'string', ...optional },
  };
}

function listFields(root: string, kind: ContentKind, messages: StudioMessages, locale: Locale): Field[] {
  const name = (key: string) => {
    const label = messages[key as keyof StudioMessages];
    return { name: key, label, hint: messages[`${key}Hint` as keyof StudioMessages] };
  };
  const days = ['published', 'updated', 'starts', 'ends'];
  const factFields = listFactFields(root, locale);
  return [
    { ...name('address'), widget: 'string', pattern: ['^[a-z0-9]+(-[a-z0-9]+)*$', messages.addressError] },
    ...kind.facts.map((key) => ({
      ...name(key),
      ...factFields[key],
      ...(days.includes(key) ? { pattern: ['^\\d{4}-\\d{2}-\\d{2}$', messages.dateError] } : {}),
      ...(['from', 'until'].includes(key) ? { pattern: [instantPattern, messages.timeError] } : {}),
      // An article may have a drawing in its place.
      ...(key === 'picture' && kind.name === 'articles' ? { required: false } : {}),
    })),
    ...Object.entries(kind.texts).map(([key, max]) => ({
      ...name(key),
      widget: 'string',
      i18n: true,
      required: !optionalTexts.includes(key),
      pattern: [`^.{1,${max}}$`, messages.lengthError.replace('{max}', String(max))],
    })),
    // Plain text: the rich editor would rewrite Markdown that no one changed.
    { ...name('body'), widget: 'text', i18n: true },
  ];
}

/** Decap's configuration, with the fields of every kind of page and their labels in the editor's language. */
export function configureStudio(root: string, locale: Locale) {
  const messages = studioMessages[locale];
  const singular = { articles: messages.article, landing: messages.landingPage };
  const pages = contentKinds.map(
    (kind): ConfiguredCollection => ({
      name: kind.name,
      label: messages[kind.name],
      label_singular: singular[kind.name],
      folder: kind.name,
      extension: 'json',
      format: 'json',
      create: true,
      delete: false,
      identifier_field: 'title',
      slug: '{{fields.address}}',
      summary: `{{title}} ·${kind.facts.includes('updated') ? ' {{fields.updated}} ·' : ''} {{fields.${stateKey}}}`,
      sortable_fields: kind.facts.includes('updated') ? ['updated', 'published', 'title'] : ['starts', 'title'],
      i18n: true,
      fields: listFields(root, kind, messages, locale),
    }),
  );
  return {
    load_config_file: false,
    locale,
    backend: { name: 'studio', proxy_url: '/api/v1', branch: 'main' },
    media_folder: 'host-site/studio/uploads',
    slug: { encoding: 'ascii', clean_accents: true },
    // The editor shows the first on the left, and its own list in the default one.
    i18n: { structure: 'single_file', locales: locale === 'fr' ? ['fr', 'en'] : ['en', 'fr'], default_locale: locale },
    // The real page is in a pane of its own.
    editor: { preview: false },
    collections: [...pages, ...configureJson(root, messages, locale), configureStores(root, messages)],
  };
}
