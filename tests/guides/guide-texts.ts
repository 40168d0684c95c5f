import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { guideFolder } from '../../host-site/sources/guides/read-guide.ts';
import { type Locale, locales } from '../../widgets/shared/locale/locale.ts';

/** A documentation file. */
export interface GuideText {
  name: string;
  locale: Locale;
  /** The complete source. */
  source: string;
}

/** Code blocks of a text, in the given language. */
export interface CodeBlock extends GuideText {
  language: string;
  code: string;
}

/** Names of the documentation pages, without language and extension. */
export const guideNames = [...new Set(readdirSync(guideFolder).map((file) => file.split('.')[0] ?? ''))].sort();

/** The documentation pages in both languages. */
export const guideTexts: readonly GuideText[] = guideNames.flatMap((name) =>
  locales.map((locale) => ({
    name,
    locale,
    source: readFileSync(join(guideFolder, `${name}.${locale}.md`), 'utf8'),
  })),
);

const block = /^```(\w+)\n([\s\S]*?)^```$/gm;

/** Every code block of the documentation. */
export const codeBlocks: readonly CodeBlock[] = guideTexts.flatMap((text) =>
  [...text.source.matchAll(block)].map(([, language = '', code = '']) => ({ ...text, language, code })),
);

/** Inline code in running text. */
export const listInlineCode = ({ source }: GuideText): string[] =>
  [...source.replace(block, '').matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);

/** Visible text: without code, addresses, table rules and field names. */
export const readProse = ({ source }: GuideText): string =>
  source
    .replace(block, '')
    .replace(/`[^`]*`/g, '0')
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/\{\{.*?\}\}/g, '0')
    .replace(/^(title|description|lead|updated): |^[-| ]+$/gm, '');
