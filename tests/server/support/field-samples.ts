import type { FieldValues, FormModel } from '../../../widgets/shared/submissions/form-model.ts';
import { createRandom, type Factors, shuffle } from '../../support/pairwise.ts';

const digits = '12345678901234567890';

/** What people type into any field, at the edges of all rules. */
const typed = [
  ...Array.from({ length: 20 }, (_, index) => digits.slice(0, index + 1)),
  ...['\u00a0', 'Zoé', ' O’Neil ', 'x'.repeat(20), 'x'.repeat(21), 'x'.repeat(79), 'x'.repeat(80), 'x'.repeat(81)],
  ...['x'.repeat(1999), 'x'.repeat(2000), 'x'.repeat(2001), 'a\r\nb', 'a\0b', 'null'],
  ...[
    'zoe@example.ca',
    `${'x'.repeat(64)}@example.ca`,
    `${'x'.repeat(65)}@example.ca`,
    'zoe@example',
    'zoé@example.ca',
  ],
  ...['K1A 0B1', 'h2x-1y4', 'D1A 0B1', '90210', '(514) 555-0123', '555-0123', '1 514 555 0123', 'call me'],
  ...['1234 5678 9012 3456 789', '１２３４', '#22', 'ABCD2345', 'ab-cd 2345', 'ABCDE', '75', 'seventy'],
];

/** Nothing, or what cleaning may leave nothing of. */
const emptied = ['', '\u00a0', '\u200b', '.'];

/** How many values a field gets that are valid, and that are not. */
const most = 4;

/**
 * Values for each field of a form: empty, its shortest and longest valid ones or all of its choices, and some that are not
 * valid. The seed decides which others. Throws for a field without a valid one.
 */
export function sampleFields(model: FormModel, seed: number, fields: FieldValues = {}): Factors {
  const random = createRandom(seed);
  return Object.fromEntries(
    Object.entries(model).map(([name, { choices = [], clean = (text: string) => text, isValid }]) => {
      const judge = (text: string) => isValid(clean(text.trim()) || text.trim(), fields);
      const pool = [...choices, ...typed].filter((text) => text.trim());
      const valid = pool.filter((text) => choices.includes(text) || judge(text));
      if (valid.length === 0)
        throw new Error(`no sample is valid for ${name}: add one to tests/server/support/field-samples.ts`);
      const bySize = valid.toSorted((one, other) => one.length - other.length);
      const edges = [bySize[0] ?? '', bySize.at(-1) ?? ''];
      // A rule may be about one choice only, such as a province.
      const chosen = choices.length > 0 ? choices : [...new Set([...edges, ...shuffle(valid, random)])].slice(0, most);
      const wrong = shuffle(
        pool.filter((text) => !valid.includes(text)),
        random,
      );
      return [name, [...emptied, ...chosen, ...wrong.slice(0, most)]];
    }),
  );
}
