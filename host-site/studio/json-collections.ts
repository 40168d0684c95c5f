import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { readPictureFacts } from '../pictures/picture-facts.ts';
import { contentFolder } from '../retailers/retailer-content.ts';
import { listRedirectProblems, redirectsFile } from '../site/redirects/read-redirects.ts';
import { ContestFileError, parseContest } from '../sources/contests/contest-file.ts';
import { FindsFileError, parseFinds } from '../sources/finds/read-finds.ts';
import { hasRoute } from '../sources/routes.ts';
import { listHolidayProblems } from '../sources/stores/check-holidays.ts';
import { listFactProblems } from './check-facts.ts';
import type { Collection, EntryProblem } from './collection.ts';
import { describeTimes } from './describe-state.ts';
import { editJson } from './edit-json.ts';

type Values = Record<string, unknown>;

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * What the editor sends, without fields that were left empty: it sends `''`, `null`, `[]` or `{}` for them. An empty list
 * stays where the file had it.
 */
export function dropEmpty(value: unknown, before?: unknown): unknown {
  if (Array.isArray(value)) return value.map((item, at) => dropEmpty(item, (before as unknown[] | undefined)?.[at]));
  if (!isObject(value)) return value;
  const old = isObject(before) ? before : {};
  const kept = Object.entries(value).flatMap(([key, each]) => {
    const tidy = dropEmpty(each, old[key]);
    const isEmpty =
      tidy === '' ||
      tidy === null ||
      tidy === undefined ||
      (typeof tidy === 'object' && Object.keys(tidy).length === 0);
    return isEmpty && JSON.stringify(tidy) !== JSON.stringify(old[key]) ? [] : [[key, tidy] as const];
  });
  // In the order of the file, new keys last.
  const order = Object.keys(old);
  const rank = (key: string) => (order.includes(key) ? order.indexOf(key) : order.length);
  return Object.fromEntries(kept.sort(([one], [other]) => rank(one) - rank(other)));
}

/** The text of a file; another where the retailer has no such file yet. */
function read(root: string, path: string, otherwise?: string): string {
  const file = join(root, path);
  return otherwise !== undefined && !existsSync(file) ? otherwise : readFileSync(file, 'utf8');
}

/** Writes a file unless its value is the same; returns the paths that were written. */
export function writeJson(root: string, path: string, value: unknown): string[] {
  const before = existsSync(join(root, path)) ? read(root, path) : '';
  const after = editJson(before, value);
  if (after === before) return [];
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), after);
  return [path];
}

const contestFolder = `${contentFolder}/contests`;
const locateContest = (slug: string) => `${contestFolder}/${slug}.json`;

/** Contests: a file each. */
const contests: Collection = {
  name: 'contests',
  list: (root) =>
    (existsSync(join(root, contestFolder)) ? readdirSync(join(root, contestFolder)) : [])
      .filter((name) => name.endsWith('.json'))
      .map((name) => name.slice(0, -'.json'.length)),
  has: (root, slug) => existsSync(join(root, locateContest(slug))),
  read: (root, slug) => JSON.parse(read(root, locateContest(slug))),
  write(root, slug, entry) {
    const path = locateContest(slug);
    const before = existsSync(join(root, path)) ? JSON.parse(read(root, path)) : {};
    return writeJson(root, path, { ...(dropEmpty(entry, before) as Values), id: slug });
  },
  listProblems(root, slug) {
    const path = locateContest(slug);
    try {
      const { prizes } = parseContest(read(root, path), path, slug);
      const known = readPictureFacts(root);
      return prizes.flatMap(({ picture }, at): EntryProblem[] =>
        picture && !(picture.name in known)
          ? [{ field: `prizes.${at}.picture.name`, problem: { code: 'unknownPicture', name: picture.name } }]
          : [],
      );
    } catch (error) {
      if (error instanceof ContestFileError) return [...error.problems];
      throw error;
    }
  },
  describeState: describeTimes,
  findPage: (slug) => `/${slug}`,
};

const findsFile = `${contentFolder}/fab-finds/finds.json`;
const readRows = (root: string) => JSON.parse(read(root, findsFile, '[]')) as Values[];

/** Shoppers' finds: a row of one file each; a new one comes last on the wall. */
const finds: Collection = {
  name: 'finds',
  list: (root) => readRows(root).map(({ id }) => String(id)),
  has: (root, slug) => readRows(root).some(({ id }) => id === slug),
  read: (root, slug) => readRows(root).find(({ id }) => id === slug),
  write(root, slug, entry) {
    const rows = readRows(root);
    const at = rows.findIndex(({ id }) => id === slug);
    const row = { ...(dropEmpty(entry, rows[at]) as Values), id: slug };
    return writeJson(root, findsFile, at < 0 ? [...rows, row] : rows.with(at, row));
  },
  listProblems(root, slug) {
    const at = readRows(root).findIndex(({ id }) => id === slug);
    try {
      const pictures = readPictureFacts(root);
      parseFinds(read(root, findsFile, '[]'), findsFile, (name) => name in pictures);
      return [];
    } catch (error) {
      if (!(error instanceof FindsFileError)) throw error;
      return error.problems.filter(({ index }) => index === at).map(({ field, problem }) => ({ field, problem }));
    }
  },
  findPage: () => '/fab-finds',
};

const factsFile = `${contentFolder}/facts.json`;
const readGroups = (root: string) => JSON.parse(read(root, factsFile)) as Record<string, Values>;

/** Facts: a group of one file each. */
const facts: Collection = {
  name: 'facts',
  list: (root) => Object.keys(readGroups(root)),
  has: (root, slug) => Object.hasOwn(readGroups(root), slug),
  read: (root, slug) => readGroups(root)[slug],
  write(root, slug, entry) {
    const groups = readGroups(root);
    return writeJson(root, factsFile, { ...groups, [slug]: dropEmpty(entry, groups[slug]) });
  },
  listProblems: (root, slug) => listFactProblems(readGroups(root)[slug]),
  findPage: () => (hasRoute('faq') ? '/faq' : ''),
};

/** A collection of one file; `otherwise` is its text where there is none yet. */
const createFileCollection = (
  slug: string,
  path: string,
  traits: Pick<Collection, 'name' | 'findPage'>,
  listProblems: (root: string, values: Values) => EntryProblem[],
  otherwise?: string,
): Collection => {
  const readValues = (root: string) => JSON.parse(read(root, path, otherwise)) as Values;
  return {
    ...traits,
    list: () => [slug],
    has: (_, name) => name === slug,
    read: readValues,
    write(root, _, entry) {
      const before = readValues(root);
      const after = dropEmpty(entry, before);
      // Where there is no file yet, one that says the same is none that someone wanted.
      return isDeepStrictEqual(after, before) ? [] : writeJson(root, path, after);
    },
    listProblems: (root) => listProblems(root, readValues(root)),
  };
};

/** What public holidays do to store hours. */
const hours = createFileCollection(
  'holidays',
  `${contentFolder}/stores/holidays.json`,
  { name: 'hours', findPage: () => '/storelocator' },
  (_, values) => listHolidayProblems(values),
);

/** Short and earlier addresses of pages. */
const redirects = createFileCollection(
  'redirects',
  redirectsFile,
  { name: 'redirects', findPage: () => '' },
  listRedirectProblems,
  '{ "redirects": [] }',
);

/** Contests, finds, facts, holiday hours and redirects. */
export const jsonCollections: readonly Collection[] = [contests, finds, facts, hours, redirects];
