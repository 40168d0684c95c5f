import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { createPageCheck, listArticleRoutes } from '../../sources/articles/read-articles.ts';
import { listLandingSlugs } from '../../sources/landing/read-landings.ts';
import { routes } from '../../sources/routes.ts';
import type { Redirect } from './redirect.ts';

/** The file of the redirects, from the root. */
export const redirectsFile = 'host-site/content/redirects.json';

const path = z
  .string('an address is missing')
  .check(z.regex(/^[a-z0-9]+(?:[-/][a-z0-9]+)*$/, 'an address has no language, capital or accent, such as gift-cards'));
const schema = z.strictObject({ redirects: z.array(z.strictObject({ address: path, page: path })) });

interface RedirectProblem {
  /** Path in the file: `redirects.3.page`. */
  field: string;
  text: string;
}

/** What is wrong with the values of redirects.json, which may lead to fixed pages, articles and landing pages. */
export function listRedirectProblems(root: string, values: unknown): RedirectProblem[] {
  const parsed = z.safeParse(schema, values, { error: z.locales.en().localeError });
  if (!parsed.success)
    return parsed.error.issues.map((issue) => ({ field: issue.path.join('.'), text: issue.message }));
  const isPage = createPageCheck(root);
  const fixed: string[] = routes.map((route) => route.path);
  const listed = routes.filter(({ indexed }) => indexed).map((route) => route.path);
  const added = [...listArticleRoutes(root).map((route) => route.path), ...listLandingSlugs(root)];
  const targets = new Set<string>([...listed, ...added]);
  const { redirects } = parsed.data;
  return redirects.flatMap(({ address, page }, at) => {
    // A page with publish times may have a redirect for the time without it.
    const isTaken = fixed.includes(address) || isPage('en', `/en/${address}`);
    const isTwice = redirects.findIndex((other) => other.address === address) < at;
    const field = `redirects.${at}`;
    return [
      ...(isTaken ? [{ field: `${field}.address`, text: `${address} is the address of a page` }] : []),
      ...(isTwice ? [{ field: `${field}.address`, text: `${address} is named twice` }] : []),
      ...(targets.has(page) ? [] : [{ field: `${field}.page`, text: `${page} is not the address of a page` }]),
    ];
  });
}

function parseFile(text: string) {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Error(`${redirectsFile}: not JSON: ${(cause as Error).message}`, { cause });
  }
}

/** The redirects. Throws with all problems of the file. */
export function readRedirects(root: string): Redirect[] {
  const values = parseFile(readFileSync(join(root, redirectsFile), 'utf8'));
  const problems = listRedirectProblems(root, values).map(({ field, text }) => `${redirectsFile}: ${field}: ${text}`);
  if (problems.length > 0) throw new Error(`The redirects cannot be published yet:\n${problems.join('\n')}`);
  return values.redirects;
}
