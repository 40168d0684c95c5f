import { locateProblem, type SourceFile, type SourceProblem } from './source-file.ts';

/** Texts of a template that a writer must replace, marked with `‹…›`. */
export interface Placeholder {
  text: string;
  pattern: RegExp;
}

const mark = /‹([^›]*)›/g;

/** A template without the marks, as a writer gets it. */
export function removeMarks(template: string): string {
  return template.replace(mark, '$1');
}

/** The marked texts of a template, so that template and check cannot differ. */
export function listPlaceholders(...templates: readonly string[]): Placeholder[] {
  return templates
    .flatMap((template) => [...template.matchAll(mark)])
    .map(([, text = '']) => ({ text, pattern: toPattern(text) }));
}

/** Normalizes spaces, line breaks, capitals and final punctuation for comparison. */
function toPattern(text: string): RegExp {
  const parts = text
    .replace(/\.$/, '')
    .split(/\s+/)
    .map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&').replace(/['’]/g, "['’]"));
  // A heading counts only when equal as a whole, since a better one may begin in the same way.
  return new RegExp(parts.join('\\s+') + (text.startsWith('#') ? '\\s*$' : ''), 'gim');
}

/** Every place where a text of the template remains, by file and line. */
export function findPlaceholders(file: SourceFile, placeholders: readonly Placeholder[]): SourceProblem[] {
  return placeholders.flatMap(({ text, pattern }) =>
    [...file.text.matchAll(pattern)].map(({ index }) => locateProblem(file, index, { code: 'templateText', text })),
  );
}
