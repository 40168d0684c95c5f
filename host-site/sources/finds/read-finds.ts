import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { findCategories } from '../../../widgets/shared/brand/find-categories.ts';
import { readPictureFacts } from '../../pictures/picture-facts.ts';
import { contentFolder } from '../../retailers/retailer-content.ts';
import { describeProblem, type FieldProblem, formatFieldProblem } from '../problems/problem.ts';
import { parseSettings, readIssues, toError } from '../problems/schema-problems.ts';

const text = z.string().check(z.refine((value) => value.trim() !== '', toError({ code: 'missing' })));
const bilingual = z.strictObject({ en: text, fr: text });

/** Schema of a shopper's find in content/fab-finds/finds.json. */
const findRow = z.strictObject({
  id: z.string().check(z.regex(/^[a-z][a-z0-9-]*$/, toError({ code: 'slug' }))),
  category: z.enum(findCategories).check(z.refine((value) => value !== 'all', toError({ code: 'categoryAll' }))),
  /** Name of a picture in public/pictures. */
  picture: text,
  handle: z.optional(z.string().check(z.regex(/^@[\w.]+$/, toError({ code: 'handle', example: '@maude.en.ville' })))),
  /** Alternative text of the picture. */
  alt: bilingual,
  /** Quote of the person who found it. */
  caption: bilingual,
  /** Address of the post, only for a find that was really posted. */
  postUrl: z.optional(z.url({ protocol: /^https$/, error: toError({ code: 'httpsAddress' }) })),
});

/** A shopper's find after validation. */
export type ShopperFind = z.infer<typeof findRow>;

/** A problem of a find. */
interface RowProblem extends FieldProblem {
  /** From 0. */
  index: number;
}

/** Thrown for invalid finds; the message names the file and each row, counted from 1. */
export class FindsFileError extends Error {
  override name = 'FindsFileError';
  readonly problems: readonly RowProblem[];

  constructor(message: string, problems: readonly RowProblem[] = []) {
    super(message);
    this.problems = problems;
  }
}

/** Whether a picture has this name. */
type HasPicture = (name: string) => boolean;

/** Problems of a row, with the path of each. */
function listProblems(row: unknown, hasPicture: HasPicture): FieldProblem[] {
  const parsed = z.safeParse(findRow, row, parseSettings);
  if (!parsed.success) return readIssues(parsed.error);
  const { picture } = parsed.data;
  return hasPicture(picture) ? [] : [{ field: 'picture', problem: { code: 'unknownPicture', name: picture } }];
}

/** Parses the text of a finds file; `file` is its name in errors. Throws FindsFileError with all problems. */
export function parseFinds(content: string, file: string, hasPicture: HasPicture): ShopperFind[] {
  let rows: unknown;
  try {
    rows = JSON.parse(content);
  } catch (error) {
    const problem = { code: 'jsonSyntax', reason: (error as Error).message } as const;
    throw new FindsFileError(`${file}: ${describeProblem(problem)}`);
  }
  if (!Array.isArray(rows)) throw new FindsFileError(`${file}: ${describeProblem({ code: 'notList' })}`);
  const ids = rows.map((row) => (row as Partial<ShopperFind> | null)?.id);
  const problems = rows.flatMap((row, index): RowProblem[] => [
    ...listProblems(row, hasPicture).map((problem) => ({ index, ...problem })),
    ...(ids.indexOf(ids[index]) < index ? [{ index, field: 'id', problem: { code: 'idTaken' } } as const] : []),
  ]);
  if (problems.length > 0) {
    const lines = problems.map(
      ({ index, ...problem }) => `${file}: row ${index + 1} (${ids[index]}): ${formatFieldProblem(problem)}`,
    );
    throw new FindsFileError(`The finds cannot be published yet:\n${lines.join('\n')}`, problems);
  }
  return rows as ShopperFind[];
}

/** All finds, in the order of the wall; none where the retailer has no such file. Throws FindsFileError with all problems. */
export function readFinds(root: string): ShopperFind[] {
  const file = `${contentFolder}/fab-finds/finds.json`;
  if (!existsSync(join(root, file))) return [];
  const pictures = readPictureFacts(root);
  return parseFinds(readFileSync(join(root, file), 'utf8'), file, (name) => name in pictures);
}
