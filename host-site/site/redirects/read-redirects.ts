import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { contentFolder } from '../../retailers/retailer-content.ts';
import { createPageCheck, listArticleRoutes } from '../../sources/articles/read-articles.ts';
import { listLandingSlugs } from '../../sources/landing/read-landings.ts';
import { describeProblem, type FieldProblem, formatFieldProblem } from '../../sources/problems/problem.ts';
import { parseSettings, readIssues, toError } from '../../sources/problems/schema-problems.ts';
import { routes } from '../../sources/routes.ts';
import type { Redirect } from './redirect.ts';

/** The file of the redirects, from the root. */
export const redirectsFile = `${contentFolder}/redirects.json`;

const path = z
  .string()
  .check(z.regex(/^[a-z0-9]+(?:[-/][a-z0-9]+)*$/, toError({ code: 'shortAddress', example: 'gift-cards' })));
const schema = z.strictObject({ redirects: z.array(z.strictObject({ address: path, page: path })) });

/** What is wrong with the values of redirects.json, which may lead to fixed pages, articles and landing pages. */
export function listRedirectProblems(root: string, values: unknown): FieldProblem[] {
  const parsed = z.safeParse(schema, values, parseSettings);
  if (!parsed.success) return readIssues(parsed.error);
  const isPage = createPageCheck(root);
  const fixed: string[] = routes.map((route) => route.path);
  const listed = routes.filter(({ indexed }) => indexed).map((route) => route.path);
  const added = [...listArticleRoutes(root).map((route) => route.path), ...listLandingSlugs(root)];
  const targets = new Set<string>([...listed, ...added]);
  const { redirects } = parsed.data;
  return redirects.flatMap(({ address, page }, at): FieldProblem[] => {
    // A page with publish times may have a redirect for the time without it.
    const isTaken = fixed.includes(address) || isPage('en', `/en/${address}`);
    const isTwice = redirects.findIndex((other) => other.address === address) < at;
    const field = `redirects.${at}`;
    return [
      ...(isTaken ? [{ field: `${field}.address`, problem: { code: 'addressIsPage', address } as const }] : []),
      ...(isTwice ? [{ field: `${field}.address`, problem: { code: 'namedTwice', name: address } as const }] : []),
      ...(targets.has(page) ? [] : [{ field: `${field}.page`, problem: { code: 'targetUnknown', page } as const }]),
    ];
  });
}

function parseFile(text: string) {
  try {
    return JSON.parse(text);
  } catch (cause) {
    const problem = { code: 'jsonSyntax', reason: (cause as Error).message } as const;
    throw new Error(`${redirectsFile}: ${describeProblem(problem)}`, { cause });
  }
}

/** The redirects; none where the retailer has no such file. Throws with all problems of the file. */
export function readRedirects(root: string): Redirect[] {
  if (!existsSync(join(root, redirectsFile))) return [];
  const values = parseFile(readFileSync(join(root, redirectsFile), 'utf8'));
  const problems = listRedirectProblems(root, values).map(
    (problem) => `${redirectsFile}: ${formatFieldProblem(problem)}`,
  );
  if (problems.length > 0) throw new Error(`The redirects cannot be published yet:\n${problems.join('\n')}`);
  return values.redirects;
}
