import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import type { Locale } from '../../widgets/shared/locale/locale.ts';
import { listNodes, parseModule } from './source-code.ts';

/** A word that the term base rejects, and the term to use instead. */
export interface RejectedWord {
  word: string;
  term: string;
}

/** Rejected words of each language, from the tables of docs/terms.md. */
export function readRejectedWords(source: string): Record<Locale, RejectedWord[]> {
  const rows = [...source.matchAll(/^\| (?!English|-)(.*) \|$/gm)].map(([, row = '']) =>
    row.split('|').map((cell) => cell.trim()),
  );
  const list = (term: number, words: number): RejectedWord[] =>
    rows.flatMap((cells) =>
      (cells[words] ?? '')
        .split(', ')
        .filter(Boolean)
        .map((word) => ({ word, term: cells[term] ?? '' })),
    );
  return { en: list(0, 1), fr: list(2, 3) };
}

/** A visible text of a language, and where it is. */
export interface VisibleText {
  where: string;
  text: string;
}

/**
 * Visible texts of a language: every JSON and Markdown file that is named after it, and the texts of modules that have
 * both languages (`{ en: 'Text', fr: 'Texte' }`), such as the documentation of a widget's attributes.
 */
export function readVisibleTexts(locale: Locale): VisibleText[] {
  const named = new RegExp(`(^|[./])${locale}\\.(json|md)(\\.txt)?$`);
  return ['widgets', 'host-site', 'demo'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => !file.includes('node_modules'))
      .flatMap((file) => {
        const where = join(folder, file);
        if (/(?<!\.test|\.fixture)\.tsx?(\.txt)?$/.test(file)) return readModuleTexts(where, locale);
        if (!named.test(file)) return [];
        const source = readFileSync(where, 'utf8');
        if (!/\.json(\.txt)?$/.test(file)) return [{ where, text: stripCode(source) }];
        return listStrings(JSON.parse(source)).map((text) => ({ where, text: stripCode(text) }));
      }),
  );
}

/** Texts that a module has in a language, as values of properties named after it. */
export function readModuleTexts(where: string, locale: Locale, code = readFileSync(where, 'utf8')): VisibleText[] {
  // Parsing takes a hundred times longer than this.
  if (!/\bfr: ['"`]/.test(code)) return [];
  return [...listNodes(parseModule(where, code))].flatMap((node) => {
    if (!ts.isPropertyAssignment(node) || node.name.getText() !== locale) return [];
    const { initializer } = node;
    if (ts.isStringLiteralLike(initializer)) return [{ where, text: stripCode(initializer.text) }];
    return ts.isTemplateExpression(initializer) ? [{ where, text: stripCode(initializer.getText().slice(1, -1)) }] : [];
  });
}

/** Rejected words in a text, whole or in the plural. */
export function findRejectedWords(text: string, rejected: readonly RejectedWord[]): string[] {
  return rejected.flatMap(({ word, term }) => {
    const pattern = new RegExp(`(?<![\\p{L}\\d-])${word.replace('+', '\\+')}[sx]?(?![\\p{L}\\d-])`, 'giu');
    return [...text.matchAll(pattern)].map(([found]) => `“${found}”: say “${term}”`);
  });
}

const stripCode = (text: string): string =>
  text.replace(/^```[\s\S]*?^```$|^:::.*$/gm, '').replace(/`[^`]*`|\]\([^)]*\)|\{\{.*?\}\}|<[^>]*>|https?:\S+/g, ' ');

function listStrings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listStrings) : [];
}
