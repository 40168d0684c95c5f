import * as z from 'zod/mini';
import { type BrandKey, brandKeys, chainCodes } from '../../../widgets/shared/brand/brands.ts';
import { type Locale, locales } from '../../../widgets/shared/locale/locale.ts';
import type { ConsentReceipt } from '../../../widgets/shared/submissions/consent.ts';
import { type ContestEntry, contestEntry } from '../../../widgets/shared/submissions/contest.ts';
import {
  type ContestFieldError,
  contestConsents,
  contestRules,
  listContestErrors,
} from '../../../widgets/shared/submissions/contest-rules.ts';
import { normalizePin } from '../../../widgets/shared/submissions/pin.ts';
import { isPostalCode } from '../../../widgets/shared/submissions/postal-code.ts';
import { isPostalCodeOf } from '../../../widgets/shared/submissions/postal-province.ts';
import { honeypotField, minimumFormAge } from '../../../widgets/shared/submissions/request-additions.ts';
import type { Contest } from '../../content/contest-file.ts';
import type { Contests } from '../../content/read-contests.ts';
import { parseConsent } from '../handlers/consent-receipt.ts';
import type { RawSubmission } from '../handlers/form-handler.ts';
import { type Outcome, outcomes } from '../handlers/outcome.ts';
import { contestOutcomes } from './contest-outcomes.ts';

export interface ParsedEntry {
  contest: Contest;
  /** Whose page it came from. */
  brand: BrandKey;
  body: ContestEntry;
  consent: ConsentReceipt | undefined;
  /** What was written into the field that people never see; empty for people. */
  honeypot: string;
}

/** A refusal says of which contest, once that is known. */
export type EntryResult = { entry: ParsedEntry } | { refusal: Outcome; contest?: Contest };

type Fields = Record<string, unknown>;

/** Fields in the order of the form. */
const order = [...Object.keys(contestRules), ...Object.keys(contestConsents)];

/**
 * Texts without surrounding white space; empty ones, and what the contest does not ask for, left out. A box is ticked
 * only when it is exactly true.
 */
function tidy(fields: Fields, contest: Contest): Fields {
  const tidied: Fields = { ...fields };
  for (const field of Object.keys(contestConsents)) tidied[field] = fields[field] === true;
  for (const field of Object.keys(contestRules)) {
    const value = fields[field];
    if (typeof value !== 'string') continue;
    const text = field === 'Pin' ? normalizePin(value) : value.trim();
    if (text) tidied[field] = text;
    else delete tidied[field];
  }
  if (!contest.hasPin) delete tidied.Pin;
  if (!contest.skillQuestion) delete tidied.SkillAnswer;
  return tidied;
}

function findChain(chain: unknown, contest: Contest): { brand: BrandKey; language: Locale } | undefined {
  const all = brandKeys.flatMap((brand) => locales.map((language) => ({ brand, language })));
  return all.find(({ brand, language }) => contest.brands.includes(brand) && chainCodes[brand][language] === chain);
}

/** Every field of the visitor's that is wrong, those included that only the contest can tell. */
function listErrors(fields: Fields, contest: Contest): ContestFieldError[] {
  const { hasPin, skillQuestion, regions } = contest;
  const errors = listContestErrors(fields, { hasPin, hasSkillQuestion: skillQuestion });
  const { Zip: zip } = fields;
  if (typeof zip === 'string' && isPostalCode(zip) && !regions.some((region) => isPostalCodeOf(zip, region))) {
    errors.push({ field: 'Zip', code: 'REGION' });
  }
  return errors.sort((one, other) => order.indexOf(one.field) - order.indexOf(other.field));
}

function refuseFields(errors: readonly ContestFieldError[]): Outcome {
  const isOnlyEmail = errors.every(({ field }) => field === 'Email');
  return { ...(isOnlyEmail ? outcomes.badEmail : outcomes.badFields), errors };
}

/** The header's receipt, else what the body says of it; then the page's language is the chain's. */
function readConsent(raw: RawSubmission, fields: Fields, language: Locale): ReturnType<typeof parseConsent> {
  const given = fields.ConsentText;
  if (raw.consent || typeof given !== 'object' || given === null) return parseConsent(raw.consent, raw.knownConsent);
  const texts = Object.entries(given).filter((pair): pair is [string, string] => typeof pair[1] === 'string');
  return parseConsent(new URLSearchParams(texts).toString(), { language, page: '/' });
}

/** Decides whether a request is an entry, and to which contest (CE-01, NM-01). */
export function parseEntry(raw: RawSubmission, contests: Contests): EntryResult {
  if (typeof raw.fields !== 'object' || raw.fields === null || Array.isArray(raw.fields)) {
    return { refusal: outcomes.unreadable };
  }
  const { [honeypotField]: honeypot = '', ...given } = raw.fields as Fields;
  const contest = typeof given.ContestId === 'string' && contests.get(given.ContestId);
  if (!contest) return { refusal: contestOutcomes.unknownContest };
  const chain = findChain(given.Chain, contest);
  if (!chain) return { refusal: outcomes.badChain };
  const fields = tidy(given, contest);
  const errors = listErrors(fields, contest);
  const parsed = z.safeParse(contestEntry, fields);
  const issues = parsed.success ? [] : parsed.error.issues.map(({ path }) => String(path[0]));
  if (issues.includes('requestId')) return { refusal: outcomes.badKey };
  const requestId = String(given.requestId).toLowerCase();
  // The header may repeat the body's key, never contradict it.
  const key = raw.idempotencyKey?.toLowerCase() ?? requestId;
  if (key !== requestId) return { refusal: outcomes.badKey };
  const others = [...new Set(issues)].filter((field) => !errors.some((error) => error.field === field));
  errors.push(...others.map((field) => ({ field, code: 'INVALID' })));
  if (errors.length > 0 || !parsed.success) return { refusal: refuseFields(errors), contest };
  const consent = readConsent(raw, given, chain.language);
  if (consent.kind === 'hasNul' || typeof honeypot !== 'string' || honeypot.includes('\0')) {
    return { refusal: outcomes.badFields, contest };
  }
  if (raw.formAge !== undefined && Number(raw.formAge) < minimumFormAge) return { refusal: outcomes.tooFast, contest };
  return {
    entry: {
      contest,
      brand: chain.brand,
      body: { ...parsed.data, requestId },
      consent: consent.kind === 'receipt' ? consent.receipt : undefined,
      honeypot: honeypot.slice(0, 200),
    },
  };
}
