import type { Locale } from '../../widgets/shared/locale/locale.ts';
import { findEnglish, findSpelling, findTypography } from '../content/check-words.ts';
import { embedNames, findEmbeds } from '../prerender/embeds.ts';
import { parseFigure } from '../prerender/figures.ts';
import { readFrontMatter } from '../prerender/front-matter.ts';
import { checkFigures } from './check-figures.ts';
import { formatProblem, type SourceFile } from './source-file.ts';

/** What the Markdown files of a kind of page may hold. */
export interface TextRules<Field extends string, Optional extends string = never> {
  /** The fields of the front matter, and how many characters each may have. */
  longest: Readonly<Record<Field | Optional, number>>;
  /** Fields that may be missing. */
  optional?: readonly Optional[];
  /** Whether a page is at a path. */
  isPage(path: string): boolean;
  /** Whether there is a picture of a name. */
  hasPicture(name: string): boolean;
  /** Fills in the facts of `{{tokens}}`, where these may be written; throws for one that there is none of. */
  fillFacts?(token: string): string;
}

/** A Markdown file in its parts. */
export interface SourceText<Field extends string, Optional extends string = never> {
  fields: Record<Field, string> & Partial<Record<Optional, string>>;
  body: string;
  /** The file's line at which the body begins. */
  bodyLine: number;
}

/** A Markdown file in its parts, or all that is wrong with it by file and line. */
export function readMarkdown<Field extends string, Optional extends string = never>(
  file: SourceFile,
  locale: Locale,
  rules: TextRules<Field, Optional>,
): SourceText<Field, Optional> | string[] {
  let front: ReturnType<typeof readFrontMatter>;
  try {
    front = readFrontMatter(file.text);
  } catch (cause) {
    const [, line = ''] = /": (.+)$/.exec((cause as Error).message) ?? [];
    return [formatProblem(file, line, (cause as Error).message)];
  }
  const { fields, body } = front;
  const start = file.text.length - body.length;
  const problems = [
    ...checkFront(file, fields, rules),
    ...checkLinks(file, rules.isPage),
    ...checkBody(file, body, start),
    ...checkFigures(file, rules.hasPicture),
    ...checkTokens(file, rules),
    ...checkWords(file, locale, Object.keys(rules.longest)),
  ];
  if (problems.length > 0) return problems;
  const bodyLine = file.text.slice(0, start).split('\n').length;
  return { fields: fields as SourceText<Field, Optional>['fields'], body, bodyLine };
}

/** What a reader sees, line by line: without addresses, table rules and the names of fields. */
function checkWords(file: SourceFile, locale: Locale, fields: readonly string[]): string[] {
  const unread = new RegExp(`\\]\\([^)]*\\)|^[-| ]+$|^:::.*$|^(?:${fields.join('|')}): `, 'g');
  let offset = 0;
  return file.text.split('\n').flatMap((line) => {
    const start = offset;
    offset += line.length + 1;
    const { alt, caption } = parseFigure(line) ?? {};
    const read = alt === undefined ? line.replace(unread, '') : `${alt} ${caption}`;
    const words = read.replace(/\{\{.*?\}\}/g, '0');
    const slips = [...findTypography(words, locale), ...(locale === 'fr' ? findEnglish(words) : findSpelling(words))];
    return slips.map((slip) => formatProblem(file, start, `mind the spelling or spacing: “${slip}”`));
  });
}

function checkFront(
  file: SourceFile,
  values: Record<string, string>,
  { longest, optional = [] }: TextRules<string, string>,
): string[] {
  const problems: string[] = [];
  for (const [field, most] of Object.entries(longest)) {
    const length = values[field]?.length ?? 0;
    if (length === 0 && !optional.includes(field)) problems.push(formatProblem(file, field, `${field} is missing`));
    if (length > most)
      problems.push(formatProblem(file, `${field}:`, `${field} has ${length} characters, ${most} at most`));
  }
  const known = Object.keys(longest);
  for (const field of Object.keys(values)) {
    if (!known.includes(field))
      problems.push(formatProblem(file, `${field}:`, `${field} means nothing; there are ${known.join(', ')}`));
  }
  return problems;
}

function checkLinks(file: SourceFile, isPage: (path: string) => boolean): string[] {
  return [...file.text.matchAll(/(?<!!\[[^\]\n]*)\]\(([^)]*)\)/g)].flatMap(({ index, 1: address = '' }) =>
    isPage(address) ? [] : [formatProblem(file, index, `no page is at ${address} in this language`)],
  );
}

function checkTokens(file: SourceFile, { fillFacts }: Pick<TextRules<never>, 'fillFacts'>): string[] {
  return [...file.text.matchAll(/\{\{.*?\}\}/g)].flatMap(({ index, 0: token }) => {
    if (!fillFacts) return [formatProblem(file, index, `${token} has no place here`)];
    try {
      fillFacts(token);
      return [];
    } catch (cause) {
      return [formatProblem(file, index, (cause as Error).message)];
    }
  });
}

function checkBody(file: SourceFile, body: string, start: number): string[] {
  const problems: string[] = [];
  const tell = (index: number, message: string) => problems.push(formatProblem(file, start + index, message));
  for (const { index } of body.matchAll(/^(#|#{4,}) |^</gm)) tell(index, 'headings are ## and ###; no HTML');
  const quotes = [...body.matchAll(/^> /gm)];
  if (quotes[1]) tell(quotes[1].index, 'one pull quote is enough');
  for (const { name, index } of findEmbeds(body)) {
    if (!embedNames.includes(name)) tell(index, `::: ${name} is nothing to put in; there are ${embedNames.join(', ')}`);
  }
  return problems;
}
