import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { findCategories } from '../../widgets/shared/brand/find-categories.ts';

const text = z.string().check(z.refine((value) => value.trim() !== '', 'a text'));
const bilingual = z.strictObject({ en: text, fr: text });

/** A shopper's find as it is written in content/fab-finds/finds.json. */
const findRow = z.strictObject({
  id: z.string().check(z.regex(/^[a-z][a-z0-9-]*$/, 'lower-case words with hyphens')),
  category: z
    .enum(findCategories, `one of ${findCategories.join(', ')}`)
    .check(z.refine((value) => value !== 'all', 'a category of its own')),
  /** One of public/pictures. */
  picture: text,
  handle: z.optional(z.string().check(z.regex(/^@[\w.]+$/, 'a name such as @maude.en.ville'))),
  /** What the picture shows. */
  alt: bilingual,
  /** What its finder says of it. */
  caption: bilingual,
  /** Where it was posted, for a find that really was. */
  postUrl: z.optional(z.url({ protocol: /^https$/, error: 'an https:// address' })),
});
export type ShopperFind = z.infer<typeof findRow>;

/** Raised for finds that cannot be published; the message names the file and each row, counted from 1. */
export class FindsFileError extends Error {
  override name = 'FindsFileError';
}

/** Whether there is a picture of that name. */
type HasPicture = (name: string) => boolean;

/** What is wrong with a row, by the path in it. */
function listProblems(row: unknown, hasPicture: HasPicture): string[] {
  const parsed = z.safeParse(findRow, row, { error: z.locales.en().localeError });
  if (!parsed.success)
    return parsed.error.issues.map(({ path, message }) => `${path.join('.') || '(whole)'}: ${message}`);
  const { picture } = parsed.data;
  return hasPicture(picture) ? [] : [`picture: there is no ${picture}`];
}

/** Reads one file's text as finds; `file` is its name as errors show it. Throws FindsFileError with all that is wrong. */
export function parseFinds(content: string, file: string, hasPicture: HasPicture): ShopperFind[] {
  let rows: unknown;
  try {
    rows = JSON.parse(content);
  } catch (error) {
    throw new FindsFileError(`${file}: not JSON: ${(error as Error).message}`);
  }
  if (!Array.isArray(rows)) throw new FindsFileError(`${file}: not a list`);
  const ids = rows.map((row) => (row as Partial<ShopperFind> | null)?.id);
  const problems = rows.flatMap((row, at) => [
    ...listProblems(row, hasPicture).map((problem) => `${file}: row ${at + 1} (${ids[at]}): ${problem}`),
    ...(ids.indexOf(ids[at]) < at ? [`${file}: row ${at + 1} (${ids[at]}): id: one of its own`] : []),
  ]);
  if (problems.length > 0) throw new FindsFileError(`The finds cannot be published yet:\n${problems.join('\n')}`);
  return rows as ShopperFind[];
}

/** The finds of the site, in the order of the wall. */
export function readFinds(hasPicture: HasPicture): ShopperFind[] {
  const file = 'host-site/content/fab-finds/finds.json';
  return parseFinds(readFileSync(file, 'utf8'), file, hasPicture);
}
