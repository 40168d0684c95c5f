import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { findCategories } from '../../../widgets/shared/brand/find-categories.ts';
import { readPictureFacts } from '../../pictures/picture-facts.ts';

const text = z.string().check(z.refine((value) => value.trim() !== '', 'a text'));
const bilingual = z.strictObject({ en: text, fr: text });

/** Schema of a shopper's find in content/fab-finds/finds.json. */
const findRow = z.strictObject({
  id: z.string().check(z.regex(/^[a-z][a-z0-9-]*$/, 'lower-case words with hyphens')),
  category: z
    .enum(findCategories, `one of ${findCategories.join(', ')}`)
    .check(z.refine((value) => value !== 'all', 'a category of its own')),
  /** Name of a picture in public/pictures. */
  picture: text,
  handle: z.optional(z.string().check(z.regex(/^@[\w.]+$/, 'a name such as @maude.en.ville'))),
  /** Alternative text of the picture. */
  alt: bilingual,
  /** Quote of the person who found it. */
  caption: bilingual,
  /** Address of the post, only for a find that was really posted. */
  postUrl: z.optional(z.url({ protocol: /^https$/, error: 'an https:// address' })),
});

/** A shopper's find after validation. */
export type ShopperFind = z.infer<typeof findRow>;

/** Thrown for invalid finds; the message names the file and each row, counted from 1. */
export class FindsFileError extends Error {
  override name = 'FindsFileError';
}

/** Whether a picture has this name. */
type HasPicture = (name: string) => boolean;

/** Problems of a row, with the path of each. */
function listProblems(row: unknown, hasPicture: HasPicture): string[] {
  const parsed = z.safeParse(findRow, row, { error: z.locales.en().localeError });
  if (!parsed.success)
    return parsed.error.issues.map(({ path, message }) => `${path.join('.') || '(whole)'}: ${message}`);
  const { picture } = parsed.data;
  return hasPicture(picture) ? [] : [`picture: there is no ${picture}`];
}

/** Parses the text of a finds file; `file` is its name in errors. Throws FindsFileError with all problems. */
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

/** All finds, in the order of the wall. Throws FindsFileError with all problems. */
export function readFinds(root: string): ShopperFind[] {
  const file = 'host-site/content/fab-finds/finds.json';
  const pictures = readPictureFacts(root);
  return parseFinds(readFileSync(join(root, file), 'utf8'), file, (name) => name in pictures);
}
