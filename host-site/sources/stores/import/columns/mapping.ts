import * as z from 'zod/mini';
import { brandKeys } from '../../../../../widgets/shared/brand/brands.ts';
import { provinces } from '../../../../../widgets/shared/submissions/provinces.ts';
import { ImportFileError } from '../table/table.ts';
import { isField } from './store-columns.ts';

const schema = z.strictObject({
  format: z.optional(z.string()),
  columns: z.record(z.string(), z.nullable(z.string())),
  defaults: z._default(
    z.strictObject({ brand: z.optional(z.enum(brandKeys)), province: z.optional(z.enum(provinces)) }),
    {},
  ),
  hours: z.optional(z.record(z.string(), z.string())),
});

/** Which column of a file is which: fields by heading, null for a column that isn't used. Kept as a JSON file. */
export interface Mapping {
  /** The export that it was proposed for, such as `Google Business Profile`. */
  format?: string | undefined;
  columns: Readonly<Record<string, string | null>>;
  /** What someone answered for texts that could not be read as hours, an empty one included. */
  hours?: Readonly<Record<string, string>> | undefined;
  /** For stores whose file doesn't say. */
  defaults: { brand?: (typeof brandKeys)[number] | undefined; province?: (typeof provinces)[number] | undefined };
}

/** Checks a mapping. Throws ImportFileError when it is none, or names an unknown field. */
export function readMapping(value: unknown): Mapping {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new ImportFileError({ code: 'mappingBroken' }, { cause: parsed.error });
  const unknown = Object.values(parsed.data.columns).find((field) => field !== null && !isField(field));
  if (unknown) throw new ImportFileError({ code: 'mappingField', name: unknown });
  return parsed.data;
}

/** Reads the file of a mapping. Throws ImportFileError as `readMapping` does. */
export function parseMapping(text: string): Mapping {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new ImportFileError({ code: 'mappingBroken' }, { cause: error });
  }
  return readMapping(value);
}

/** A mapping as its file has it. */
export const formatMapping = (mapping: Mapping): string => `${JSON.stringify(mapping, null, 2)}\n`;
