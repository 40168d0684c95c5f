import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import type { Locale } from '../../../widgets/shared/locale/locale.ts';
import { findRetailerFile, findRetailerFolder, locateRetailer } from '../../retailers/find-retailer.mjs';
import type { TextTree } from '../../retailers/text-tree.ts';
import { describeProblem } from '../problems/problem.ts';
import { formatSourceProblem, type SourceFile, type SourceProblem } from '../source-text/source-file.ts';
import { checkFiles } from './check-files.ts';
import { checkPictures, findRights } from './check-pictures.ts';
import { checkRetailer, isReachable } from './check-retailer.ts';
import { findPlaceholders, findReserved, readRetailerFiles } from './find-placeholders.ts';

// First step of the build: stops it when the retailer's declaration or its own texts are wrong. In development, the sample
// may have any origin. With `--release`, it also refuses placeholders.

const isRelease = process.argv.includes('--release');
/** Codes of problems that someone who writes reads, in either language. */
const unfinished: ReadonlySet<string> = new Set([
  'sampleRetailer',
  'placeholder',
  'reservedForExamples',
  'rightsMissing',
  'rightsEnded',
]);
const { NODE_ENV, PUBLIC_ORIGIN, SHOW_DRAFTS } = process.env;
const origin = NODE_ENV === 'production' && !SHOW_DRAFTS ? PUBLIC_ORIGIN : '';
const pictureList = join(findRetailerFolder(), 'public/pictures/pictures.json');
const read = (path: string): SourceFile => ({ path: relative('', path), text: readFileSync(path, 'utf8') });

const listFiles = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isFile() ? [entry.name] : []))
    : [];

/** Style sheets that come after none of the kit's. */
function findOtherStyles(): SourceProblem[] {
  const folder = `${locateRetailer().folder}/styles`;
  const kit = listFiles('host-site/site/styles').filter((file) => file.endsWith('.css'));
  return listFiles(folder)
    .filter((file) => file.endsWith('.css') && !kit.includes(file))
    .map((file) => ({
      path: `${folder}/${file}`,
      line: 1,
      problem: { code: 'unknownStyleSheet', names: kit.join(', ') },
    }));
}

/** Files of a folder of texts that are in no language of the site. */
function findOtherFiles(folder: string, names: readonly string[]): SourceProblem[] {
  const known = names.flatMap((name) => ['en', 'fr'].map((locale) => `${name}.${locale}.json`)).join(', ');
  return listFiles(folder)
    .filter((file) => !file.startsWith('.') && !/\.(en|fr)\.json$/.test(file))
    .map((file) => ({ path: `${folder}/${file}`, line: 1, problem: { code: 'unknownTextFile', names: known } }));
}

/** The files of texts of a folder in a language, by name. */
function readTexts(folder: string, locale: Locale): Record<string, SourceFile> {
  const end = `.${locale}.json`;
  const files = listFiles(folder).filter((file) => file.endsWith(end));
  return Object.fromEntries(files.map((file) => [file.slice(0, -end.length), read(join(folder, file))]));
}

async function checkOwnTexts(): Promise<SourceProblem[]> {
  // What these read of the folder needs a declaration without mistakes.
  const { kitTexts, sharedNames } = await import('../i18n.ts');
  const { textFacts } = await import('../../../widgets/shared/submissions/text-facts.ts');
  const { contestPages } = await import('../../retailers/retailer-content.ts');
  const { routes } = await import('../routes.ts');
  const { listSlugs } = await import('../source-text/source-folder.ts');
  const { checkPhrases } = await import('./check-phrases.ts');
  const { checkPrivacy } = await import('./check-privacy.ts');
  const { checkTexts } = await import('./check-texts.ts');
  const readBoth = (folder: string) => ({ en: readTexts(folder, 'en'), fr: readTexts(folder, 'fr') });
  const { texts, content } = locateRetailer();
  const ofWidgets = { en: readKitTexts('widgets', 'en'), fr: readKitTexts('widgets', 'fr') };
  const ofServer = { en: readKitTexts('host-site/server', 'en'), fr: readKitTexts('host-site/server', 'fr') };
  const found = routes.flatMap(({ path, indexed }) => (indexed && path ? [path] : []));
  const pages = [...found, ...['articles', 'landing'].flatMap((name) => listSlugs('', `${content}/${name}`))];
  // Without those of what the retailer does not have, such as a loyalty program.
  const inEveryElement = Object.entries(textFacts).flatMap(([name, fact]) =>
    typeof fact !== 'number' && fact.en ? [name] : [],
  );
  return [
    ...findOtherStyles(),
    ...findOtherFiles(texts, Object.keys(kitTexts.en)),
    ...findOtherFiles(`${texts}/widgets`, Object.keys(ofWidgets.en)),
    ...checkTexts(readBoth(texts), kitTexts, contestPages, sharedNames),
    ...findOtherFiles(`${texts}/server`, Object.keys(ofServer.en)),
    ...checkTexts(readBoth(`${texts}/widgets`), ofWidgets, [], inEveryElement),
    ...checkTexts(readBoth(`${texts}/server`), ofServer, [], inEveryElement, true),
    ...['en', 'fr'].flatMap((locale) => checkPrivacy(read(`${content}/pages/privacy.${locale}.md`))),
    ...['english', 'french'].flatMap((language) => {
      const file = `${content}/search-phrases-${language}.json`;
      return existsSync(file) ? checkPhrases(read(file), pages) : [];
    }),
  ];
}

/** The kit's texts in a folder, such as those of all widgets, in a language, by the name of their file. */
function readKitTexts(folder: string, locale: Locale): Record<string, TextTree> {
  const end = `.${locale}.json`;
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith(end));
  return Object.fromEntries(
    files.map((file) => [basename(file, end), JSON.parse(readFileSync(join(folder, file), 'utf8'))]),
  );
}

/** What no visitor should read or see: placeholders and photographs without rights in a release, and at an address for visitors what is reserved for examples. */
function findUnfinished(): SourceProblem[] {
  if (!isRelease && !isReachable(origin)) return [];
  const files = readRetailerFiles(findRetailerFolder());
  const rights = findRights(read(pictureList));
  return [...findPlaceholders(files), ...rights, ...(isReachable(origin) ? findReserved(files) : [])];
}

const broken = checkFiles(findRetailerFolder());
const declared =
  broken.length > 0
    ? broken
    : [...checkRetailer(read(findRetailerFile()), origin), ...checkPictures(read(pictureList))];
const problems = declared.length > 0 ? declared : [...(await checkOwnTexts()), ...findUnfinished()];
for (const found of problems) {
  console.error(formatSourceProblem(found));
  if (unfinished.has(found.problem.code)) console.error(`  ${describeProblem(found.problem, 'fr')}`);
}
if (problems.length > 0) process.exitCode = 1;
