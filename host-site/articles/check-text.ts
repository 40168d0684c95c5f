import type { Locale } from '../../widgets/shared/locale/locale.ts';
import { findEnglish, findSpelling, findTypography } from '../content/check-words.ts';
import { embedNames, findEmbeds } from '../prerender/embeds.ts';
import { readFrontMatter } from '../prerender/front-matter.ts';
import type { ArticleText } from './article.ts';
import { formatProblem, type SourceFile } from './source-file.ts';

const fields = ['title', 'description', 'lead', 'alt'] as const;
const longest = { title: 80, description: 155, lead: 260, alt: 160 };
const wordsPerMinute = 200;

/** An article's Markdown file as its text, or all that is wrong with it by file and line. */
export function readText(file: SourceFile, locale: Locale, isPage: (path: string) => boolean): ArticleText | string[] {
  let front: ReturnType<typeof readFrontMatter>;
  try {
    front = readFrontMatter(file.text);
  } catch (cause) {
    const [, line = ''] = /": (.+)$/.exec((cause as Error).message) ?? [];
    return [formatProblem(file, line, (cause as Error).message)];
  }
  const { fields: values, body } = front;
  const start = file.text.length - body.length;
  const problems = [...checkFront(file, values), ...checkBody(file, body, start, isPage)];
  problems.push(...checkWords(file, locale));
  if (problems.length > 0) return problems;
  const count = body.split(/\s+/).filter((word) => /\p{L}|\d/u.test(word)).length;
  const { title, description, lead, alt } = values as Record<(typeof fields)[number], string>;
  const bodyLine = file.text.slice(0, start).split('\n').length;
  return { title, description, lead, alt, body, bodyLine, minutes: Math.max(1, Math.round(count / wordsPerMinute)) };
}

/** What a reader sees, line by line: without addresses, table rules and the names of fields. */
function checkWords(file: SourceFile, locale: Locale): string[] {
  const unread = /\]\([^)]*\)|^[-| ]+$|^:::.*$|^(?:title|description|lead|alt): /g;
  let offset = 0;
  return file.text.split('\n').flatMap((line) => {
    const start = offset;
    offset += line.length + 1;
    const words = line.replace(unread, '');
    const slips = [...findTypography(words, locale), ...(locale === 'fr' ? findEnglish(words) : findSpelling(words))];
    return slips.map((slip) => formatProblem(file, start, `mind the spelling or spacing: “${slip}”`));
  });
}

function checkFront(file: SourceFile, values: Record<string, string>): string[] {
  const problems: string[] = [];
  for (const field of fields) {
    const length = values[field]?.length ?? 0;
    if (length === 0) problems.push(formatProblem(file, field, `${field} is missing`));
    if (length > longest[field])
      problems.push(formatProblem(file, `${field}:`, `${field} has ${length} characters, ${longest[field]} at most`));
  }
  for (const field of Object.keys(values)) {
    if (!fields.some((known) => known === field))
      problems.push(formatProblem(file, `${field}:`, `${field} means nothing; there are ${fields.join(', ')}`));
  }
  return problems;
}

function checkBody(file: SourceFile, body: string, start: number, isPage: (path: string) => boolean): string[] {
  const problems: string[] = [];
  const tell = (index: number, message: string) => problems.push(formatProblem(file, start + index, message));
  for (const { index, 1: address = '' } of body.matchAll(/\]\(([^)]*)\)/g)) {
    if (!isPage(address)) tell(index, `no page is at ${address} in this language`);
  }
  for (const { index } of body.matchAll(/^(#|#{4,}) |^<|!\[/gm))
    tell(index, 'headings are ## and ###; no HTML, no pictures');
  const quotes = [...body.matchAll(/^> /gm)];
  if (quotes[1]) tell(quotes[1].index, 'one pull quote is enough');
  for (const { name, index } of findEmbeds(body)) {
    if (!embedNames.includes(name)) tell(index, `::: ${name} is nothing to put in; there are ${embedNames.join(', ')}`);
  }
  return problems;
}
