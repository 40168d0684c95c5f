import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseTree } from 'jsonc-parser';
import { type Locale, type LocalizedText, locales } from '../../../widgets/shared/locale/locale.ts';
import { sampleLegalName } from '../../retailers/sample-names.ts';
import type { TextTree } from '../../retailers/text-tree.ts';
import type { Problem } from '../problems/problem.ts';
import { locateProblem, type SourceFile, type SourceProblem } from '../source-text/source-file.ts';
import { readConfirmed } from './check-confirmed.ts';
import { findRights } from './check-pictures.ts';
import { findPlaceholders, findReserved, readRetailerFiles } from './find-placeholders.ts';
import { neutralLook } from './neutral-look.ts';
import { ownersContentTexts, ownersTexts } from './owners-texts.ts';

/** A point of the checklist: done when nothing is found. */
export interface ChecklistItem {
  /** Its name in the output of the command as JSON. */
  key: string;
  title: LocalizedText;
  found: SourceProblem[];
}

type KitTexts = Readonly<Record<Locale, Readonly<Record<string, TextTree>>>>;

const ofTheSample: Problem = { code: 'ofTheSample' };
/** Facts that are the same for every retailer: public holidays, authorities, and departments' names. */
const publicFacts = /^service\.closures|\.link\.|^departments\b|^privacy\.(opc|cai)Phone\b/;
const brandFiles = ['wordmark.svg', 'favicon.svg', 'app-icon.svg'];

/** A retailer's folder beside the sample's, whose paths are relative to the working directory. */
function openFolders(folder: string, sample: string) {
  const locate = (name: string) => relative('', join(folder, name)).replaceAll('\\', '/');
  const digest = (path: string) =>
    existsSync(path) ? createHash('sha256').update(readFileSync(path)).digest('hex') : undefined;
  const read = (name: string, from = folder): SourceFile => {
    const path = join(from, name);
    return { path: locate(name), text: existsSync(path) ? readFileSync(path, 'utf8') : '{}' };
  };
  const isSame = (name: string) => {
    const own = digest(join(folder, name));
    return own !== undefined && own === digest(join(sample, name));
  };
  /** Files of a subfolder that are those of the sample, byte for byte. */
  const listSame = (name: string): SourceProblem[] =>
    (existsSync(join(folder, name)) ? readdirSync(join(folder, name), { recursive: true, encoding: 'utf8' }) : [])
      .map((file) => `${name}/${file.replaceAll('\\', '/')}`)
      .filter((file) => /\.\w+$/.test(file) && isSame(file))
      .sort()
      .map((file) => ({ path: locate(file), line: 1, problem: ofTheSample }));
  return { locate, read, isSame, listSame };
}

/** Values of a JSON file, of these kinds, that are those of the sample at the same path. */
function findSameValues(own: SourceFile, other: SourceFile, isAsked: (path: string) => boolean): SourceProblem[] {
  const values = new Map<string, unknown>();
  const visit = (
    node: ReturnType<typeof parseTree>,
    path: string,
    use: (path: string, at: number, value: unknown) => void,
  ) => {
    if (node?.type === 'object') {
      for (const { children = [] } of node.children ?? []) {
        const [key, value] = children;
        visit(value, path ? `${path}.${key?.value}` : String(key?.value), use);
      }
    } else if (node?.type === 'array') {
      for (const [at, each] of (node.children ?? []).entries()) visit(each, `${path}.${at}`, use);
    } else if (node) use(path, node.offset, node.value);
  };
  visit(parseTree(other.text), '', (path, _, value) => values.set(path, value));
  const found: SourceProblem[] = [];
  visit(parseTree(own.text), '', (path, at, value) => {
    if (isAsked(path) && values.get(path) === value) found.push(locateProblem(own, at, ofTheSample, path));
  });
  return found;
}

/** Whether buttons still have the colour of the sample, or the grey of a new retailer. */
function findLook(own: SourceFile, sample: SourceFile): SourceProblem[] {
  const read = ({ text }: SourceFile): string | undefined => JSON.parse(text).look?.colours?.action;
  const action = read(own);
  const isNeutral = action === neutralLook.colours.action;
  if (!isNeutral && action !== read(sample)) return [];
  const problem: Problem = isNeutral ? { code: 'neutralColour' } : ofTheSample;
  return [locateProblem(own, own.text.indexOf('"action"'), problem, 'look.colours.action')];
}

/** Texts of the kit that speak of what the sample sells, and for which the retailer has said nothing else. */
function findKitTexts(folder: string, kit: KitTexts): SourceProblem[] {
  const { locate, read } = openFolders(folder, folder);
  const isThere = ([name]: [string, unknown]) => existsSync(join(folder, 'content', name));
  const asked = [...Object.entries(ownersTexts), ...Object.entries(ownersContentTexts).filter(isThere)];
  return locales.flatMap((locale) =>
    asked.flatMap(([name, keys]): SourceProblem[] => {
      const file = `texts/${name}.${locale}.json`;
      const own = JSON.parse(read(file).text);
      return keys
        .filter((key) => kit[locale][name]?.[key] !== undefined && own[key] === undefined)
        .map((field) => ({
          path: `host-site/content/${name}.${locale}.json`,
          line: 1,
          field,
          problem: { code: 'ofTheKit', file: locate(file) },
        }));
    }),
  );
}

/** Pictures that are the sample's, by their scene or file; and the wordmark and icons that are. */
function findPictures(folder: string, sample: string): SourceProblem[] {
  const { listSame, isSame, locate } = openFolders(folder, sample);
  const brand = brandFiles.filter((name) => isSame(`public/${name}`));
  return [
    ...brand.map((name) => ({ path: locate(`public/${name}`), line: 1, problem: ofTheSample })),
    ...listSame('public/pictures').filter(({ path }) => !path.endsWith('.json')),
    ...listSame('public/videos'),
  ];
}

/**
 * What of a retailer's folder is still the sample's or a placeholder, as a checklist. Both folders are full paths; `kit`
 * has the kit's texts. Throws for JSON that cannot be read: the build's own check names that by line.
 */
export function listUnfinished(folder: string, sample: string, kit: KitTexts): ChecklistItem[] {
  const { read, listSame, locate } = openFolders(folder, sample);
  const files = readRetailerFiles(folder);
  const declared = read('retailer.json');
  const compare = (name: string, isAsked: (path: string) => boolean) =>
    findSameValues(read(name), read(name, sample), isAsked);
  const isLink = (path: string) => /^(brands|giftHosts|links|profiles)\b/.test(path) && !/\.(name|chains)\./.test(path);
  const legal = locales.filter((locale) => sampleLegalName.test(JSON.parse(declared.text).legalName?.[locale] ?? ''));
  const confirmed = readConfirmed(read('confirmed.json'), read('content/facts.json'));
  const isConfirmed = (path: string) => confirmed.numbers.some((each) => path === each || path.startsWith(`${each}.`));
  const numbers = compare('content/facts.json', (path) => !publicFacts.test(path) && !isConfirmed(path));
  const hasFeed = ['feed.json', 'feed.csv'].some((name) => existsSync(join(folder, 'content/stores', name)));
  return [
    {
      key: 'names',
      title: { en: 'Names, address and codes', fr: 'Noms, adresse et codes' },
      found: [
        ...legal.map((locale) =>
          locateProblem(declared, declared.text.indexOf('"legalName"'), ofTheSample, `legalName.${locale}`),
        ),
        ...compare('retailer.json', (path) =>
          /^(address|loyalty|finds\.hashtag)\b|\.(name|chains|giftCodes)\./.test(path),
        ),
      ],
    },
    {
      key: 'links',
      title: { en: 'Links, addresses and telephone numbers', fr: 'Liens, adresses et numéros de téléphone' },
      found: [...findReserved(files), ...compare('retailer.json', isLink)],
    },
    {
      key: 'placeholders',
      title: { en: 'Texts to write', fr: 'Textes à écrire' },
      found: findPlaceholders(files),
    },
    {
      key: 'texts',
      title: { en: 'Texts that speak of what you sell', fr: 'Textes qui parlent de ce que vous vendez' },
      found: [...findKitTexts(folder, kit), ...listSame('texts')],
    },
    {
      key: 'pages',
      title: { en: 'Pages, articles and contests', fr: 'Pages, articles et concours' },
      found: ['pages', 'articles', 'landing', 'contests', 'fab-finds', 'videos'].flatMap((name) =>
        listSame(`content/${name}`),
      ),
    },
    {
      key: 'numbers',
      title: { en: 'Amounts, dates and hours', fr: 'Montants, dates et heures' },
      found: [
        ...confirmed.problems,
        ...numbers.map(
          ({ field = '', ...found }): SourceProblem => ({
            ...found,
            field,
            problem: { code: 'unconfirmed', path: field },
          }),
        ),
      ],
    },
    {
      key: 'look',
      title: { en: 'Colours and fonts', fr: 'Couleurs et polices' },
      found: findLook(declared, read('retailer.json', sample)),
    },
    {
      key: 'pictures',
      title: { en: 'Pictures, wordmark and icons', fr: 'Photos, logo et icônes' },
      found: findPictures(folder, sample),
    },
    {
      key: 'rights',
      title: { en: 'Rights to photographs', fr: 'Droits sur les photos' },
      found: findRights(read('public/pictures/pictures.json')),
    },
    {
      key: 'stores',
      title: { en: 'Stores', fr: 'Magasins' },
      found: hasFeed ? [] : [{ path: locate('content/stores'), line: 1, problem: { code: 'noFeed' } }],
    },
  ];
}
