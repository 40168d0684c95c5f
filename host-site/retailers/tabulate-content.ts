import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findRetailerFolder, locateRetailer, sampleFolder } from './find-retailer.mjs';
import type { TextTree } from './text-tree.ts';
import type sampleFacts from './vitrine/content/facts.json';
import type sampleHolidays from './vitrine/content/stores/holidays.json';
import type sampleStores from './vitrine/content/stores/sample-stores.json';
import type sampleWords from './vitrine/content/stores/sample-words.json';

/** Names of a folder's files with one of these ends, without it, sorted; none where there is no folder. */
function listNames(folder: string, end: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { encoding: 'utf8' })
    .filter((name) => name.endsWith(end))
    .map((name) => name.slice(0, -end.length))
    .sort();
}

const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8'));

/**
 * What code has to know of a retailer's content before a page is rendered: where it lies, and the parts that bundles
 * contain. Holiday hours and invented stores are the sample's where the retailer has none of its own. Throws for JSON that cannot be read.
 */
export function tabulateContent(folder = findRetailerFolder()) {
  const content = join(folder, 'content');
  const texts = join(folder, 'texts');
  const located = locateRetailer(folder);
  const findStores = (name: string) => {
    const own = join(content, 'stores', name);
    return existsSync(own) ? own : join(sampleFolder, 'content/stores', name);
  };
  const ownTexts = (locale: string): Record<string, TextTree> =>
    Object.fromEntries(
      listNames(texts, `.${locale}.json`).map((name) => [name, readJson(join(texts, `${name}.${locale}.json`))]),
    );
  const textFiles = { en: ownTexts('en'), fr: ownTexts('fr') };
  const ownPhrases = (language: string): Record<string, string> => {
    const file = join(content, `search-phrases-${language}.json`);
    return existsSync(file) ? readJson(file) : {};
  };
  const contests = listNames(join(content, 'contests'), '.json');
  return {
    /** Its folder, and what lies in it, relative to the project's root. */
    retailerFolder: located.folder,
    contentFolder: located.content,
    publicFolder: located.public,
    /** Amounts, dates and hours (PG-01). */
    retailerFacts: readJson(join(content, 'facts.json')) as typeof sampleFacts,
    /** What it says in place of the kit, by language and by the name of the kit's file. */
    retailerTextFiles: textFiles,
    /** What its shoppers type, by the last part of a page's path, beside what the kit knows. */
    searchPhrases: { en: ownPhrases('english'), fr: ownPhrases('french') },
    /** Paths of the pages in Markdown that are there in English; the check asks for French. */
    proseNames: listNames(join(content, 'pages'), '.en.md'),
    /** Whether it has articles, and shoppers' finds. */
    hasArticles: existsSync(join(content, 'articles')) && readdirSync(join(content, 'articles')).length > 0,
    hasFinds: existsSync(join(content, 'fab-finds/finds.json')),
    hasContests: contests.length > 0,
    /** Contests with a page of their own, in the order of its texts; others are on landing pages. */
    contestPages: Object.keys(textFiles.en.contests ?? {}).filter((id) => contests.includes(id)),
    /** What public holidays do to store hours. */
    holidaySettings: readJson(findStores('holidays.json')) as typeof sampleHolidays,
    /** Words and named stores of the invented feed. */
    sampleWords: readJson(findStores('sample-words.json')) as typeof sampleWords,
    sampleStores: readJson(findStores('sample-stores.json')) as typeof sampleStores,
    /** Their towns, relative to the project's root. */
    townsFile: `${locateRetailer(join(findStores('sample-towns.csv'), '../../..')).content}/stores/sample-towns.csv`,
  };
}
