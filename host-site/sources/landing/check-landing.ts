import * as z from 'zod/mini';
import type { Locale } from '../../../widgets/shared/locale/locale.ts';
import { fillFacts } from '../facts/fill-facts.ts';
import { readMarkdown, type TextRules } from '../markdown/read-markdown.ts';
import type { Problem } from '../problems/problem.ts';
import { toError } from '../problems/schema-problems.ts';
import { reservedSegments, routes } from '../routes.ts';
import { day, parseJson, publishOrder, publishTimes } from '../source-text/parse-json.ts';
import { locateProblem, type SourceFile, type SourceProblem } from '../source-text/source-file.ts';
import type { LandingFacts, LandingText } from './landing.ts';

/** Longest texts of a landing page, in characters. */
export const landingLengths = { title: 80, description: 155, lead: 260, alt: 200, action: 120 };

/** Why a slug is invalid, or undefined; it is the page's address and its name in tracking. */
export function findSlugProblem(slug: string): Problem | undefined {
  if (!/^[a-z\d]+(-[a-z\d]+)*$/.test(slug)) return { code: 'slug' };
  const names = routes.flatMap(({ name, path }): string[] => [name, path.split('/')[0] ?? '']);
  return [...reservedSegments, ...names].includes(slug) ? { code: 'slugTaken', path: `/en/${slug}` } : undefined;
}

/** Parses a landing.json, or lists all its problems by file and line. */
export function readLandingFacts(
  file: SourceFile,
  slug: string,
  hasPicture: (name: string) => boolean,
): LandingFacts | SourceProblem[] {
  const schema = z
    .strictObject({
      picture: z
        .string()
        .check(
          z.refine(hasPicture, { error: ({ input }) => toError({ code: 'unknownPicture', name: String(input) }) }),
        ),
      indexed: z.exactOptional(z.boolean(toError({ code: 'boolean' }))),
      starts: z.exactOptional(day('2026-12-24')),
      ends: z.exactOptional(day('2026-12-24')),
      ...publishTimes,
    })
    .check(
      z.refine(({ starts, ends }) => !starts || !ends || starts <= ends, {
        path: ['ends'],
        error: toError({ code: 'lastDayBeforeFirst' }),
      }),
      publishOrder,
    );
  const problem = findSlugProblem(slug);
  return problem ? [locateProblem(file, 0, problem)] : parseJson(file, schema);
}

/** Parses a landing page's Markdown file, or lists all its problems by file and line. */
export function readLandingText(
  file: SourceFile,
  locale: Locale,
  today: string,
  known: Pick<TextRules<never>, 'isPage' | 'hasPicture' | 'placeholders'>,
): LandingText | SourceProblem[] {
  const read = readMarkdown(file, locale, {
    maxLengths: landingLengths,
    optional: ['action'],
    ...known,
    fillFacts: (token) => fillFacts(token, locale, today),
  });
  if (Array.isArray(read)) return read;
  const { fields, body, bodyLine } = read;
  if (fields.action && !/^(\[[^\]]+\]\([^)]+\)|\{\{[^}]+\}\})$/.test(fields.action))
    return [locateProblem(file, 'action:', { code: 'actionForm' }, 'action')];
  return { ...fields, body, bodyLine };
}
