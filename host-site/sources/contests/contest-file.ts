import * as z from 'zod/mini';
import { brandKeys } from '../../../widgets/shared/brand/brands.ts';
import { offers } from '../../../widgets/shared/brand/offers.ts';
import { contestIdPattern, maxContestIdLength } from '../../../widgets/shared/submissions/contest.ts';
import { provinces } from '../../../widgets/shared/submissions/provinces.ts';
import { isTimeZone } from '../calendar.ts';
import { fillSentence } from '../problems/fill-sentence.ts';
import { type FieldProblem, formatFieldProblem } from '../problems/problem.ts';
import { parseSettings, readIssues, toError } from '../problems/schema-problems.ts';

const text = z.string().check(z.refine((value) => value.trim() !== '', toError({ code: 'missing' })));
const bilingual = z.strictObject({ en: text, fr: text });
const id = z
  .string()
  .check(
    z.regex(contestIdPattern, toError({ code: 'slug' })),
    z.maxLength(maxContestIdLength, toError({ code: 'tooManyCharacters', limit: maxContestIdLength })),
  );
const instant = z.iso.datetime({
  offset: true,
  error: toError({ code: 'instant', example: '2026-11-02T09:00:00-05:00' }),
});
const wholeNumber = (least: number, most: number) =>
  z.int(toError({ code: 'wholeNumber', least, most })).check(z.gte(least), z.lte(most));

function canBeFilled(words: string): boolean {
  try {
    return fillSentence(words, { count: '', value: '' }) !== '';
  } catch {
    return false;
  }
}

const prizeWords = text.check(
  z.refine(canBeFilled, toError({ code: 'prizePlaceholders', count: '{count}', value: '{value}' })),
);
const oneWords = text.check(
  z.refine(
    (words) => canBeFilled(words.replace('{count}', '{one}')),
    toError({ code: 'onePrizePlaceholder', value: '{value}' }),
  ),
);
const pictureName = z.string().check(z.regex(/^[a-z\d]+(?:-[a-z\d]+)*$/, toError({ code: 'pictureName' })));
const prize = z.strictObject({
  count: wholeNumber(1, 1_000_000),
  /** Value of one prize, in dollars. */
  value: wholeNumber(1, 10_000_000),
  /** The prize as shown to visitors, with the placeholders `{count}` and `{value}`. */
  words: z.strictObject({ en: prizeWords, fr: prizeWords }),
  /**
   * The prize in a winner's message, with the placeholder `{value}`; the same text as in a list of PINs, per
   * language.
   */
  one: z.optional(z.strictObject({ en: oneWords, fr: oneWords })),
  /** What the winner of a PIN sees: a picture of public/pictures, and its alternative text. */
  picture: z.optional(z.strictObject({ name: pictureName, alt: bilingual })),
});
const rulesAddress = text.check(
  z.refine(
    (value) => /^\/(?!\/)\S*$/.test(value) || (/^https:/.test(value) && URL.canParse(value)),
    toError({ code: 'httpsAddressOrPath' }),
  ),
);

/** Compares fields unless one of them is wrong; without it, a rule would wait until everything else is right. */
const unlessWrong =
  (...names: string[]) =>
  ({ issues }: { issues: readonly { path?: PropertyKey[] | undefined }[] }) =>
    issues.every(({ path = [] }) => path.length > 0 && !names.includes(String(path[0])));

/** Schema of content/contests/<id>.json. */
const contestFile = z
  .strictObject({
    id,
    /** First instant of the contest. */
    opens: instant,
    /** First instant after the contest. */
    closes: instant,
    /** Time zone of displayed dates, and of the days and weeks of entry periods. */
    zone: z.string().check(z.refine(isTimeZone, toError({ code: 'timeZone', example: 'America/Toronto' }))),
    title: bilingual,
    prizes: z.array(prize).check(z.minLength(1, toError({ code: 'noPrize' }))),
    /** Regions whose residents may enter. */
    regions: z.array(z.enum(provinces)).check(z.minLength(1, toError({ code: 'noProvince' }))),
    /** Minimum age of a region's residents. */
    minimumAge: z.partialRecord(z.enum(provinces), wholeNumber(1, 99)),
    rulesUrl: z.strictObject({ en: rulesAddress, fr: rulesAddress }),
    /** Whether an entry needs the answer to the skill-testing question (V-09). */
    skillQuestion: z.boolean(),
    /** Chances of an entry with a loyalty number; 1 for no advantage (CE-02), as where there is no program. */
    // The texts write it without a separator of thousands.
    memberChances: wholeNumber(1, 999),
    /** How often a person may enter; a week starts on Monday. */
    period: z.enum(['contest', 'day', 'week']),
    /** Whether an entry needs a PIN (NM-01). */
    hasPin: z.boolean(),
    /** How many PINs are distributed. From it and the prizes with `one`, the rules state the odds of an instant win. */
    pins: z.optional(wholeNumber(1, 100_000_000)),
    /** What the form also shows while the contest is open: how many have entered, and how much time is left. */
    shows: z.optional(z.array(z.enum(['entries', 'timeLeft']))),
    /** Brands whose pages may send entries (API-04). */
    brands: z.array(z.enum(brandKeys)).check(z.minLength(1, toError({ code: 'noBrand' }))),
  })
  .check(
    z.refine(({ opens, closes }) => Date.parse(opens) < Date.parse(closes), {
      path: ['closes'],
      error: toError({ code: 'endNotAfterStart' }),
      when: unlessWrong('opens', 'closes'),
    }),
    z.refine(({ memberChances }) => offers.loyalty || memberChances === 1, {
      path: ['memberChances'],
      error: toError({ code: 'chancesWithoutProgram' }),
      when: unlessWrong('memberChances'),
    }),
    z.refine(({ hasPin, pins }) => hasPin || pins === undefined, {
      path: ['pins'],
      error: toError({ code: 'pinsWithoutHasPin' }),
      when: unlessWrong('hasPin', 'pins'),
    }),
    z.refine(({ pins, prizes }) => pins === undefined || countInstantPrizes(prizes) <= pins, {
      path: ['pins'],
      error: toError({ code: 'tooFewPins' }),
      when: unlessWrong('pins', 'prizes'),
    }),
    z.refine(({ regions, minimumAge }) => regions.every((region) => minimumAge[region] !== undefined), {
      path: ['minimumAge'],
      error: toError({ code: 'ageMissing' }),
      when: unlessWrong('regions', 'minimumAge'),
    }),
  );

/** How many prizes PINs award: those that have a text for one (NM-01). */
export function countInstantPrizes(prizes: readonly { count: number; one?: unknown }[]): number {
  return prizes.reduce((total, { count, one }) => total + (one ? count : 0), 0);
}

/** A contest after validation, from `content/contests` of the retailer. */
export type Contest = z.infer<typeof contestFile>;

/** Thrown for an invalid contest; the message names the file and the path in it. */
export class ContestFileError extends Error {
  override name = 'ContestFileError';
  readonly problems: readonly FieldProblem[];

  constructor(message: string, problems: readonly FieldProblem[] = []) {
    super(message);
    this.problems = problems;
  }
}

const refuse = (file: string, problems: readonly FieldProblem[]) =>
  new ContestFileError(`${file}: ${problems.map(formatFieldProblem).join('; ')}`, problems);

/** Parses a contest file. `file` is its name in errors, `id` the id that it must have. Throws ContestFileError. */
export function parseContest(content: string, file: string, id: string): Contest {
  let json: unknown;
  try {
    json = JSON.parse(content);
  } catch (error) {
    throw refuse(file, [{ field: '', problem: { code: 'jsonSyntax', reason: (error as Error).message } }]);
  }
  const parsed = z.safeParse(contestFile, json, parseSettings);
  if (!parsed.success) throw refuse(file, readIssues(parsed.error));
  if (parsed.data.id !== id) throw refuse(file, [{ field: 'id', problem: { code: 'idNotFileName', name: id } }]);
  return parsed.data;
}
