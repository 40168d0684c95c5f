import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import { frenchForms } from '../../../widgets/shared/locale/french-forms.ts';
import { type Locale, locales } from '../../../widgets/shared/locale/locale.ts';
import type { TextTree } from '../../retailers/text-tree.ts';
import type { Problem } from '../problems/problem.ts';
import { locateProblem, type SourceFile, type SourceProblem } from '../source-text/source-file.ts';
import { findNearest } from './find-nearest.ts';

/** Files of texts by name, such as `home`, in each language. */
export type TextFiles = Readonly<Record<Locale, Readonly<Record<string, SourceFile>>>>;

/** All texts of a tree by their path, such as `index.returns`, and whether it is written in groups rather than with dots. */
function listTexts(tree: TextTree, prefix = '', isWritten = true): [path: string, text: string, isWritten: boolean][] {
  return Object.entries(tree).flatMap(([key, value]) => {
    const isGroup = isWritten && !key.includes('.');
    return typeof value === 'string'
      ? [[`${prefix}${key}`, value, isGroup] as [string, string, boolean]]
      : listTexts(value, `${prefix}${key}.`, isGroup);
  });
}

const listPaths = (tree: TextTree): string[] => listTexts(tree).map(([path]) => path);

/** What a consent that is worded otherwise lacks: a version of its own, and what the kit's names. */
function checkConsent(file: SourceFile, own: TextTree, kit: TextTree): SourceProblem[] {
  if (typeof kit.consentVersion !== 'string') return [];
  const version =
    own.consentVersion === undefined || own.consentVersion === kit.consentVersion
      ? [locateProblem(file, 0, { code: 'consentVersionMissing' }, 'consentVersion')]
      : [];
  const lost = Object.entries(own).flatMap(([key, text]) =>
    [...String(kit[key] ?? '').matchAll(/\{\{[^{}]*\}\}|<[a-z]+>/g)]
      .filter(([name]) => !String(text).includes(name))
      .map(([name]) => locateKey(file, key, { code: 'placeholderLost', name })),
  );
  return [...version, ...lost];
}

/** Placeholders of a text, such as `{{brand, de}}`, that neither the kit's text at its place nor every text has. */
function findUnfilled(
  file: SourceFile,
  path: string,
  text: string,
  kit: string,
  locale: Locale,
  names: readonly string[],
): SourceProblem[] {
  const list = (from: string) => [...from.matchAll(/\{\{\s*([^{},]*?)\s*(?:,\s*([^{}]*?)\s*)?\}\}/g)];
  const filled = [...new Set([...list(kit).map(([, name = '']) => name), ...names])];
  const forms = locale === 'fr' ? Object.keys(frenchForms) : [];
  const rest = text.replace(/\{\{[^{}]*\}\}/g, '');
  const torn = /\{\{?[^{}]*\}\}|\{\{[^{}]*\}?/.exec(rest)?.[0];
  const unfilled = list(text)
    .filter(([, name = '', form]) => !filled.includes(name) || (names.includes(name) && form && !forms.includes(form)))
    .map(([placeholder]) => placeholder);
  const known = filled.flatMap((name) => [
    name,
    ...(names.includes(name) ? forms.map((form) => `${name}, ${form}`) : []),
  ]);
  const listed = known.map((name) => `{{${name}}}`).join(', ');
  return [...unfilled, ...(torn ? [torn] : [])].map((name) =>
    locateKey(file, path, { code: 'unknownPlaceholder', name, names: listed }),
  );
}

/** The names of the placeholders of a text. */
const listNames = (text: string): string[] =>
  [...text.matchAll(/\{\{\s*([^{},]*?)\s*[,}]/g)].map(([, name = '']) => name);

/**
 * Values that the kit's text names and the retailer's does not: an email leaves out a paragraph whose value there is not,
 * such as a prize.
 */
function findLostValues(
  file: SourceFile,
  path: string,
  text: string,
  kit: string,
  names: readonly string[],
): SourceProblem[] {
  const kept = [...listNames(text), ...names];
  return [...new Set(listNames(kit))]
    .filter((name) => !kept.includes(name))
    .map((name) => locateKey(file, path, { code: 'placeholderLost', name: `{{${name}}}` }));
}

function locateKey(file: SourceFile, path: string, problem: Problem): SourceProblem {
  const tree = parseTree(file.text);
  const node = tree && (findNodeAtLocation(tree, path.split('.')) ?? findNodeAtLocation(tree, [path]));
  return locateProblem(file, node?.parent?.offset ?? 0, problem, path);
}

/** The texts of a file; the problem of one that is no JSON object. */
function parseTexts(file: SourceFile): { texts: TextTree } | { found: SourceProblem } {
  try {
    const texts = JSON.parse(file.text);
    if (typeof texts === 'object' && texts !== null && !Array.isArray(texts)) return { texts };
    return { found: locateProblem(file, 0, { code: 'notObject' }) };
  } catch (cause) {
    return { found: locateProblem(file, 0, { code: 'jsonSyntax', reason: (cause as Error).message }) };
  }
}

/** Values that are neither texts nor groups of texts. */
function listOthers(tree: object, prefix = ''): string[] {
  return Object.entries(tree).flatMap(([key, value]) => {
    if (typeof value === 'string') return [];
    const isGroup = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isGroup ? listOthers(value, `${prefix}${key}.`) : [`${prefix}${key}`];
  });
}

/**
 * What is wrong with the texts that a retailer says in place of the kit's: files and keys that the kit doesn't have, and
 * texts in one language only. In the file `contests`, what is below the id of a contest with a page is the retailer's own.
 * Every text may name what is in `names`. With `keepsValues`, each text has to name the other values that the kit's does.
 */
export function checkTexts(
  own: TextFiles,
  kit: Readonly<Record<Locale, Readonly<Record<string, TextTree>>>>,
  contests: readonly string[],
  names: readonly string[],
  keepsValues = false,
): SourceProblem[] {
  const parsed: Record<Locale, Record<string, TextTree>> = { en: {}, fr: {} };
  const problems: SourceProblem[] = [];
  const isOwn = (name: string, path: string) => name === 'contests' && contests.some((id) => path.startsWith(`${id}.`));
  for (const locale of locales) {
    for (const [name, file] of Object.entries(own[locale])) {
      const texts = kit[locale][name];
      if (!texts) {
        const names = Object.keys(kit[locale]).sort().join(', ');
        problems.push(locateProblem(file, 0, { code: 'unknownTextFile', names }));
        continue;
      }
      const result = parseTexts(file);
      if ('found' in result) {
        problems.push(result.found);
        continue;
      }
      const others = listOthers(result.texts);
      problems.push(...others.map((path) => locateKey(file, path, { code: 'ownText' })));
      if (others.length > 0) continue;
      parsed[locale][name] = result.texts;
      problems.push(...checkConsent(file, result.texts, texts));
      const known = new Map(listTexts(texts).map(([path, text]) => [path, text]));
      for (const [path, text, isWritten] of listTexts(result.texts)) {
        if (text.trim() === '') problems.push(locateKey(file, path, { code: 'missing' }));
        if (isOwn(name, path)) continue;
        if (!isWritten) problems.push(locateKey(file, path, { code: 'dotsForGroups' }));
        else if (!known.has(path))
          problems.push(locateKey(file, path, { code: 'unknownText', nearest: findNearest(path, [...known.keys()]) }));
        else {
          const kitText = known.get(path) ?? '';
          problems.push(...findUnfilled(file, path, text, kitText, locale, names));
          if (keepsValues) problems.push(...findLostValues(file, path, text, kitText, names));
        }
      }
    }
  }
  return [...problems, ...compareLanguages(own, parsed)];
}

/** Texts that one language has and the other does not. */
function compareLanguages(own: TextFiles, parsed: Record<Locale, Record<string, TextTree>>): SourceProblem[] {
  return locales.flatMap((locale) => {
    const other = locale === 'en' ? 'fr' : 'en';
    return Object.entries(parsed[locale]).flatMap(([name, texts]) => {
      const there = listPaths(parsed[other][name] ?? {});
      const file = own[locale][name];
      // A file with mistakes of its own is reported for these.
      if (!file || (own[other][name] && !parsed[other][name])) return [];
      return listPaths(texts)
        .filter((path) => !there.includes(path))
        .map((path) => locateKey(file, path, { code: 'otherLanguageMissing', file: `${name}.${other}.json` }));
    });
  });
}
