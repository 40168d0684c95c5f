import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { guideFolder } from '../../host-site/guides/read-guide.ts';
import { type Locale, locales } from '../../widgets/shared/locale/locale.ts';

/** A file of the documentation. */
export interface GuideText {
  name: string;
  locale: Locale;
  /** All of it, as it is written. */
  source: string;
}

/** Lines of code in a text, in the language that they name. */
export interface CodeBlock extends GuideText {
  language: string;
  code: string;
}

export const guideNames = [...new Set(readdirSync(guideFolder).map((file) => file.split('.')[0] ?? ''))].sort();

export const guideTexts: readonly GuideText[] = guideNames.flatMap((name) =>
  locales.map((locale) => ({
    name,
    locale,
    source: readFileSync(join(guideFolder, `${name}.${locale}.md`), 'utf8'),
  })),
);

const block = /^```(\w+)\n([\s\S]*?)^```$/gm;

export const codeBlocks: readonly CodeBlock[] = guideTexts.flatMap((text) =>
  [...text.source.matchAll(block)].map(([, language = '', code = '']) => ({ ...text, language, code })),
);

/** What stands between backticks in running text. */
export const listInlineCode = ({ source }: GuideText): string[] =>
  [...source.replace(block, '').matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);

/** What a reader reads: without code, addresses, table rules and the names of fields. */
export const readProse = ({ source }: GuideText): string =>
  source
    .replace(block, '')
    .replace(/`[^`]*`/g, '0')
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/\{\{.*?\}\}/g, '0')
    .replace(/^(title|description|lead|updated): |^[-| ]+$/gm, '');
