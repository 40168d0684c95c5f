import type { Locale } from '../../widgets/shared/locale/locale.ts';
import { fillFacts } from '../content/fill-facts.ts';
import { routes } from '../routes.ts';
import { isDate, readJson } from '../source-text/read-json.ts';
import { readMarkdown, type TextRules } from '../source-text/read-markdown.ts';
import { formatProblem, type SourceFile } from '../source-text/source-file.ts';
import type { LandingFacts, LandingText } from './landing.ts';

const longest = { title: 80, description: 155, lead: 260, alt: 200, action: 120 };
/** First parts of addresses that are something else's already, on the site or on the server. */
const taken = ['en', 'fr', 'articles', 'stores', 'assets', 'widgets', 'handlers', 'partners', 'healthz', 'readyz'];

/** A slug's problem, if it has one: it is the page's address and its name in tracking. */
export function findSlugProblem(slug: string): string | undefined {
  if (!/^[a-z\d]+(-[a-z\d]+)*$/.test(slug)) return 'a slug is lower-case words joined by hyphens, without accents';
  const names = routes.flatMap(({ name, path }): string[] => [name, path.split('/')[0] ?? '']);
  return [...taken, ...names].includes(slug) ? `another page is at /en/${slug} or is called so` : undefined;
}

/** A landing.json as facts, or all that is wrong with it by file and line. */
export function readLandingFacts(
  file: SourceFile,
  slug: string,
  hasPicture: (name: string) => boolean,
): LandingFacts | string[] {
  const { values, problems, demand } = readJson(file, ['picture'], ['indexed', 'starts', 'ends']);
  const slugProblem = findSlugProblem(slug);
  if (slugProblem) problems.push(formatProblem(file, 0, slugProblem));
  if (problems.length > 0) return problems;
  const { picture, indexed, starts, ends } = values;
  demand(hasPicture(String(picture)), 'picture', `there is no picture ${picture}`);
  demand(['boolean', 'undefined'].includes(typeof indexed), 'indexed', 'indexed is true or false');
  for (const key of ['starts', 'ends'])
    demand(!(key in values) || isDate(values[key]), key, `${key} is no date like 2026-12-24`);
  if (starts && ends) demand(String(starts) <= String(ends), 'ends', 'ends is before starts');
  return problems.length > 0 ? problems : (values as unknown as LandingFacts);
}

/** A landing page's Markdown file as its text, or all that is wrong with it by file and line. */
export function readLandingText(
  file: SourceFile,
  locale: Locale,
  today: string,
  known: Pick<TextRules<never>, 'isPage' | 'hasPicture'>,
): LandingText | string[] {
  const read = readMarkdown(file, locale, {
    longest,
    optional: ['action'],
    ...known,
    fillFacts: (token) => fillFacts(token, locale, today),
  });
  if (Array.isArray(read)) return read;
  const { fields, body, bodyLine } = read;
  if (fields.action && !/^(\[[^\]]+\]\([^)]+\)|\{\{[^}]+\}\})$/.test(fields.action))
    return [formatProblem(file, 'action:', 'action is one link, [words](/address), or a fact that is a link')];
  return { ...fields, body, bodyLine };
}
