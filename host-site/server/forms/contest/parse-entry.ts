import * as z from 'zod/mini';
import { type BrandKey, brandKeys, chainCodes } from '../../../../widgets/shared/brand/brands.ts';
import { type Locale, locales } from '../../../../widgets/shared/locale/locale.ts';
import { type ContestEntry, contestEntry } from '../../../../widgets/shared/submissions/contest.ts';
import {
  contestConsents,
  contestModel,
  listContestErrors,
} from '../../../../widgets/shared/submissions/contest-rules.ts';
import type { FieldError } from '../../../../widgets/shared/submissions/form-model.ts';
import { isPin, normalizePin } from '../../../../widgets/shared/submissions/pin.ts';
import { isPostalCode } from '../../../../widgets/shared/submissions/postal-code.ts';
import { isPostalCodeOf } from '../../../../widgets/shared/submissions/postal-province.ts';
import type { Contest } from '../../../sources/contests/contest-file.ts';
import type { Contests } from '../../../sources/contests/read-contests.ts';
import { cleanField } from '../clean-field.ts';
import { parseConsent } from '../consent-receipt.ts';
import type { RawSubmission } from '../form-service.ts';
import { type Outcome, outcomes } from '../outcome.ts';
import { type Additions, splitFields, validateAdditions } from '../read-additions.ts';
import { contestOutcomes } from './contest-outcomes.ts';

/** A valid entry and its contest. */
export interface ParsedEntry extends Additions {
  contest: Contest;
  /** Brand of the page that sent it. */
  brand: BrandKey;
  body: ContestEntry;
}

/** A refusal, with the contest once that is known. */
export type EntryResult = { entry: ParsedEntry } | { refusal: Outcome; contest?: Contest };

type Fields = Record<string, unknown>;

/** Fields in the order of the form. */
const order = [...Object.keys(contestModel), ...Object.keys(contestConsents)];

/**
 * Cleans texts, and drops empty ones and fields that the contest does not have. A box counts as ticked only when its
 * value is exactly true.
 */
function tidy(fields: Fields, contest: Contest): Fields {
  const normalized: Fields = { ...fields };
  for (const field of Object.keys(contestConsents)) normalized[field] = fields[field] === true;
  for (const field of Object.keys(contestModel)) {
    const value = fields[field];
    if (typeof value !== 'string') continue;
    const cleaned = cleanField(field, value);
    const text = field === 'Pin' ? normalizePin(cleaned) : cleaned;
    if (text) normalized[field] = text;
    else delete normalized[field];
  }
  if (!contest.hasPin) delete normalized.Pin;
  if (!contest.skillQuestion) delete normalized.SkillAnswer;
  return normalized;
}

function findChain(chain: unknown, contest: Contest): { brand: BrandKey; language: Locale } | undefined {
  const all = brandKeys.flatMap((brand) => locales.map((language) => ({ brand, language })));
  return all.find(({ brand, language }) => contest.brands.includes(brand) && chainCodes[brand][language] === chain);
}

/**
 * Every invalid field of the visitor's, including those that depend on the contest. Our own form asks everyone to
 * confirm age, residence and rules; without JavaScript, only the server can hold anyone to it.
 */
function listErrors(fields: Fields, contest: Contest, isPlainForm: boolean): FieldError[] {
  const { hasPin, skillQuestion, regions } = contest;
  const errors = listContestErrors(fields, {
    isPin: hasPin ? isPin : undefined,
    hasSkillQuestion: skillQuestion,
    hasTerms: hasPin || isPlainForm,
  });
  const { Zip: zip } = fields;
  if (typeof zip === 'string' && isPostalCode(zip) && !regions.some((region) => isPostalCodeOf(zip, region))) {
    errors.push({ field: 'Zip', code: 'REGION' });
  }
  return errors.sort((one, other) => order.indexOf(one.field) - order.indexOf(other.field));
}

function refuseFields(errors: readonly FieldError[]): Outcome {
  const isOnlyEmail = errors.every(({ field }) => field === 'Email');
  return { ...(isOnlyEmail ? outcomes.badEmail : outcomes.badFields), errors };
}

/** The receipt from the header, else from the body, with the page's language in place of the chain's. */
function readConsent(raw: RawSubmission, fields: Fields, language: Locale): ReturnType<typeof parseConsent> {
  const given = fields.ConsentText;
  if (raw.consent || typeof given !== 'object' || given === null)
    return parseConsent(raw.consent, raw.knownConsent, raw.site);
  const strings = Object.entries(given).filter((pair): pair is [string, string] => typeof pair[1] === 'string');
  return parseConsent(new URLSearchParams(strings).toString(), { language, page: '/' }, raw.site);
}

/** Validates an entry and finds its contest (CE-01, NM-01). */
export function parseEntry(raw: RawSubmission, contests: Contests): EntryResult {
  const sent = splitFields(raw);
  if (!sent) return { refusal: outcomes.unreadable };
  const given = sent.fields;
  const contest = typeof given.ContestId === 'string' && contests.get(given.ContestId);
  if (!contest) return { refusal: contestOutcomes.unknownContest };
  const chain = findChain(given.Chain, contest);
  if (!chain) return { refusal: outcomes.badChain };
  const fields = tidy(given, contest);
  const errors = listErrors(fields, contest, raw.knownConsent !== undefined);
  const parsed = z.safeParse(contestEntry, fields);
  const issues = parsed.success ? [] : parsed.error.issues.map(({ path }) => String(path[0]));
  if (issues.includes('requestId')) return { refusal: outcomes.badKey };
  const requestId = String(given.requestId).toLowerCase();
  // The header may repeat the key of the body, but must not contradict it.
  const key = raw.idempotencyKey?.toLowerCase() ?? requestId;
  if (key !== requestId) return { refusal: outcomes.badKey };
  const others = [...new Set(issues)].filter((field) => !errors.some((error) => error.field === field));
  errors.push(...others.map((field) => ({ field, code: 'INVALID' })));
  if (errors.length > 0 || !parsed.success) return { refusal: refuseFields(errors), contest };
  const validated = validateAdditions(raw, sent, readConsent(raw, given, chain.language));
  if ('refusal' in validated) return { ...validated, contest };
  return { entry: { contest, brand: chain.brand, body: { ...parsed.data, requestId }, ...validated.additions } };
}
