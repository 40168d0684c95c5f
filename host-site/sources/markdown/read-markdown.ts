import type { Locale } from '../../../widgets/shared/locale/locale.ts';
import { UnknownFactError } from '../facts/fill-facts.ts';
import type { Problem } from '../problems/problem.ts';
import { findEnglish, findSpelling, findTypography } from '../source-text/check-text.ts';
import { findPlaceholders, type Placeholder } from '../source-text/placeholders.ts';
import { locateProblem, type SourceFile, type SourceProblem } from '../source-text/source-file.ts';
import { checkFigures } from './check-figures.ts';
import { findEmbeds, isEmbedName, reportUnknownEmbed } from './embed-line.ts';
import { parseFigure } from './figures.ts';
import { FrontMatterError, readFrontMatter } from './front-matter.ts';

/** Rules for the Markdown files of a kind of page. */
export interface TextRules<Field extends string, Optional extends string = never> {
  /** Fields of the front matter, with their limits in characters. */
  maxLengths: Readonly<Record<Field | Optional, number>>;
  /** Optional fields. */
  optional?: readonly Optional[];
  /** Whether a page exists at a path. */
  isPage(path: string): boolean;
  /** Whether a picture has this name. */
  hasPicture(name: string): boolean;
  /** Replaces `{{tokens}}` with facts, where they are allowed; throws for an unknown one. */
  fillFacts?(token: string): string;
  /** Texts of the template, which must not remain. */
  placeholders?: readonly Placeholder[];
}

/** A Markdown file after parsing. */
export interface SourceText<Field extends string, Optional extends string = never> {
  fields: Record<Field, string> & Partial<Record<Optional, string>>;
  body: string;
  /** Line of the file on which the body begins. */
  bodyLine: number;
}

/** Parses a Markdown file, or lists all its problems by file and line. */
export function readMarkdown<Field extends string, Optional extends string = never>(
  file: SourceFile,
  locale: Locale,
  rules: TextRules<Field, Optional>,
): SourceText<Field, Optional> | SourceProblem[] {
  let front: ReturnType<typeof readFrontMatter>;
  try {
    front = readFrontMatter(file.text);
  } catch (cause) {
    if (!(cause instanceof FrontMatterError)) throw cause;
    return [locateProblem(file, cause.line, cause.problem)];
  }
  const { fields, body } = front;
  const start = file.text.length - body.length;
  const problems = [
    ...checkFront(file, fields, rules),
    ...checkLinks(file, rules.isPage),
    ...checkBody(file, body, start),
    ...checkFigures(file, rules.hasPicture),
    ...checkTokens(file, rules),
    ...findPlaceholders(file, rules.placeholders ?? []),
    ...checkLanguage(file, locale, Object.keys(rules.maxLengths)),
  ];
  if (problems.length > 0) return problems;
  const bodyLine = file.text.slice(0, start).split('\n').length;
  return { fields: fields as SourceText<Field, Optional>['fields'], body, bodyLine };
}

/** The visible text line by line: without addresses, table rules and field names. */
function checkLanguage(file: SourceFile, locale: Locale, fields: readonly string[]): SourceProblem[] {
  const unread = new RegExp(`\\]\\([^)]*\\)|^[-| ]+$|^:::.*$|^(?:${fields.join('|')}): `, 'g');
  let offset = 0;
  return file.text.split('\n').flatMap((line) => {
    const start = offset;
    offset += line.length + 1;
    const { alt, caption } = parseFigure(line) ?? {};
    const read = alt === undefined ? line.replace(unread, '') : `${alt} ${caption}`;
    const text = read.replace(/\{\{.*?\}\}/g, '0');
    const slips = [...findTypography(text, locale), ...(locale === 'fr' ? findEnglish(text) : findSpelling(text))];
    return slips.map((slip) => locateProblem(file, start, { code: 'spelling', text: slip }));
  });
}

function checkFront(
  file: SourceFile,
  values: Record<string, string>,
  { maxLengths, optional = [] }: TextRules<string, string>,
): SourceProblem[] {
  const problems: SourceProblem[] = [];
  for (const [field, limit] of Object.entries(maxLengths)) {
    const length = values[field]?.length ?? 0;
    if (length === 0 && !optional.includes(field))
      problems.push(locateProblem(file, field, { code: 'missing' }, field));
    if (length > limit)
      problems.push(locateProblem(file, `${field}:`, { code: 'tooLong', count: length, limit }, field));
  }
  const known = Object.keys(maxLengths);
  for (const name of Object.keys(values).filter((field) => !known.includes(field)))
    problems.push(locateProblem(file, `${name}:`, { code: 'unknownFieldAmong', name, known: known.join(', ') }));
  return problems;
}

function checkLinks(file: SourceFile, isPage: (path: string) => boolean): SourceProblem[] {
  return [...file.text.matchAll(/(?<!!\[[^\]\n]*)\]\(([^)]*)\)/g)].flatMap(({ index, 1: address = '' }) =>
    isPage(address) ? [] : [locateProblem(file, index, { code: 'unknownPage', address })],
  );
}

function checkTokens(file: SourceFile, { fillFacts }: Pick<TextRules<never>, 'fillFacts'>): SourceProblem[] {
  return [...file.text.matchAll(/\{\{.*?\}\}/g)].flatMap(({ index, 0: token }) => {
    if (!fillFacts) return [locateProblem(file, index, { code: 'tokenNotAllowed', token })];
    try {
      fillFacts(token);
      return [];
    } catch (cause) {
      if (!(cause instanceof UnknownFactError)) throw cause;
      return [locateProblem(file, index, { code: 'unknownFact', path: cause.path })];
    }
  });
}

function checkBody(file: SourceFile, body: string, start: number): SourceProblem[] {
  const problems: SourceProblem[] = [];
  const add = (index: number, problem: Problem) => problems.push(locateProblem(file, start + index, problem));
  for (const { index } of body.matchAll(/^(#|#{4,}) |^</gm)) add(index, { code: 'headingOrHtml' });
  const quotes = [...body.matchAll(/^> /gm)];
  if (quotes[1]) add(quotes[1].index, { code: 'secondQuote' });
  for (const { name, index } of findEmbeds(body)) {
    if (!isEmbedName(name)) add(index, reportUnknownEmbed(name));
  }
  return problems;
}
