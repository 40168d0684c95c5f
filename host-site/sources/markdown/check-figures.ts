import type { Problem } from '../problems/problem.ts';
import { locateProblem, type SourceFile, type SourceProblem } from '../source-text/source-file.ts';
import { findFigures, parseFigure } from './figures.ts';

/** Problems of the pictures in a Markdown file, by file and line. */
export function checkFigures(file: SourceFile, hasPicture: (name: string) => boolean): SourceProblem[] {
  const problems: SourceProblem[] = [];
  for (const { index } of file.text.matchAll(/!\[/g)) {
    const add = (problem: Problem) => problems.push(locateProblem(file, index, problem));
    const start = file.text.lastIndexOf('\n', index) + 1;
    const [line = '', next = ''] = file.text.slice(start).split('\n', 2);
    const figure = start === index ? parseFigure(line) : undefined;
    if (!figure) {
      add({ code: 'pictureLine' });
      continue;
    }
    const { name, alt, caption } = figure;
    if (!/\n\n$/.test(file.text.slice(0, start)) || next.trim()) add({ code: 'pictureBetweenLines' });
    if (!hasPicture(name)) add({ code: 'unknownPicture', name });
    if (!alt || !caption) add({ code: alt ? 'captionMissing' : 'altMissing' });
    if (alt && toWords(alt) === toWords(caption)) add({ code: 'captionRepeatsAlt' });
  }
  return problems;
}

/** Problems unless both languages show the same pictures in the same order, each once, and not the lead picture. */
export function compareFigures(files: Readonly<Record<'en' | 'fr', SourceFile>>, opening?: string): SourceProblem[] {
  const shown = { en: findFigures(files.en.text), fr: findFigures(files.fr.text) };
  const repeated = (['en', 'fr'] as const).flatMap((locale) =>
    shown[locale].flatMap(({ name, index }, at) => {
      const isRepeated = shown[locale].findIndex((other) => other.name === name) < at;
      if (name !== opening && !isRepeated) return [];
      return [locateProblem(files[locale], index, { code: isRepeated ? 'pictureRepeated' : 'pictureIsLead', name })];
    }),
  );
  const differing = shown.en.findIndex(({ name }, at) => name !== shown.fr[at]?.name);
  const at = differing < 0 ? shown.en.length : differing;
  const [english, french] = [shown.en[at], shown.fr[at]];
  if (french) {
    const { name } = french;
    const file = files.en.path;
    const problem: Problem = english
      ? { code: 'pictureReplaced', name, other: english.name, file }
      : { code: 'pictureNotInEnglish', name, file };
    return [...repeated, locateProblem(files.fr, french.index, problem)];
  }
  if (!english) return repeated;
  const problem: Problem = { code: 'pictureNotInFrench', name: english.name, file: files.fr.path };
  return [...repeated, locateProblem(files.en, english.index, problem)];
}

function toWords(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();
}
