import { formatProblem, type SourceFile } from '../source-text/source-file.ts';
import { findFigures, parseFigure } from './figures.ts';

const shape = '![what it shows](picture:its-name "The caption.")';

/** Problems of the pictures in a Markdown file, by file and line. */
export function checkFigures(file: SourceFile, hasPicture: (name: string) => boolean): string[] {
  const problems: string[] = [];
  for (const { index } of file.text.matchAll(/!\[/g)) {
    const tell = (message: string) => problems.push(formatProblem(file, index, message));
    const start = file.text.lastIndexOf('\n', index) + 1;
    const [line = '', next = ''] = file.text.slice(start).split('\n', 2);
    const figure = start === index ? parseFigure(line) : undefined;
    if (!figure) {
      tell(`a picture is a line of its own, ${shape}`);
      continue;
    }
    const { name, alt, caption } = figure;
    if (!/\n\n$/.test(file.text.slice(0, start)) || next.trim()) tell('a picture stands between two empty lines');
    if (!hasPicture(name)) tell(`there is no picture ${name}`);
    if (!alt || !caption) tell(`${alt ? 'the caption' : 'what the picture shows'} is missing: ${shape}`);
    if (alt && toWords(alt) === toWords(caption)) tell('the caption says the same as what the picture shows');
  }
  return problems;
}

/** Problems unless both languages show the same pictures in the same order, each once, and not the lead picture. */
export function compareFigures(files: Readonly<Record<'en' | 'fr', SourceFile>>, opening?: string): string[] {
  const shown = { en: findFigures(files.en.text), fr: findFigures(files.fr.text) };
  const repeated = (['en', 'fr'] as const).flatMap((locale) =>
    shown[locale].flatMap(({ name, index }, at) => {
      const isAbove = shown[locale].findIndex((other) => other.name === name) < at;
      if (name !== opening && !isAbove) return [];
      return [formatProblem(files[locale], index, `${name} ${isAbove ? 'appears earlier' : 'opens the page already'}`)];
    }),
  );
  const at = shown.en.findIndex(({ name }, place) => name !== shown.fr[place]?.name);
  const place = at < 0 ? shown.en.length : at;
  const [english, french] = [shown.en[place], shown.fr[place]];
  if (french) {
    const other = english ? `${english.name} is in its place` : 'is not shown';
    return [...repeated, formatProblem(files.fr, french.index, `${french.name}: ${other} in ${files.en.path}`)];
  }
  if (!english) return repeated;
  return [...repeated, formatProblem(files.en, english.index, `${english.name} is not shown in ${files.fr.path}`)];
}

function toWords(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();
}
