import { type ConsentPurpose, consentPurposes } from '../brand/consent-purposes.ts';
import { readPrivacySignal } from '../page/privacy-signal.ts';
import { createJsonStorage } from '../storage/json-storage.ts';

/** A visitor's answer to the consent question: to all of it, or, where it asks by purpose, to some of it. */
export type ConsentChoice = 'accepted' | 'refused' | 'chosen';

/** An answer with what it allows. */
export interface Consent {
  choice: ConsentChoice;
  /** The purposes that are allowed; missing where the page asks about all of them at once. */
  purposes?: readonly ConsentPurpose[];
}

interface ConsentRecord extends Consent {
  /** Milliseconds since 1970. */
  at: number;
  version: string;
  /** Whether the browser sent Global Privacy Control then. */
  signal?: boolean | undefined;
  /** The purposes about which the visitor was asked. */
  asked?: readonly ConsentPurpose[];
}

/** Changes whenever the question changes; older answers then do not count. */
export const consentVersion = '2';
/** The same for the question by purpose. */
export const purposesVersion = '3';
/** Days after which the visitor is asked again; the privacy policy states the same number. */
export const consentDays = 365;
const keptMs = consentDays * 86_400_000;
const choices: readonly unknown[] = ['accepted', 'refused', 'chosen'];

const storage = createJsonStorage<ConsentRecord>(() => localStorage, 'vitrine-consent');

/** A list as it was stored; anyone can write there. */
const toList = (stored: unknown): readonly unknown[] => (Array.isArray(stored) ? stored : []);

/** The answer to a question about these purposes; none for one that asks about all at once. */
export const toConsent = (allowed: readonly ConsentPurpose[], asked: readonly ConsentPurpose[]): Consent => ({
  choice: allowed.length === 0 ? 'refused' : allowed.length === asked.length ? 'accepted' : 'chosen',
  purposes: allowed,
});

/**
 * The visitor's answer that is valid at `now` to the question about the purposes `asked`; none for one about all at once.
 * An answer to a question about fewer does not count. Global Privacy Control counts as a refusal, unless the visitor has
 * accepted in spite of it.
 */
export function readConsent(now: number, asked: readonly ConsentPurpose[] = []): Consent | undefined {
  const record = (storage.read() ?? {}) as Partial<ConsentRecord>;
  const { choice, at, version, signal } = record;
  const isFresh = typeof at === 'number' && at <= now && now - at < keptMs;
  const hasSignal = readPrivacySignal();
  const isByPurpose = asked.length > 0;
  const isOfQuestion = isByPurpose
    ? version === purposesVersion && asked.every((purpose) => toList(record.asked).includes(purpose))
    : version === consentVersion && choice !== 'chosen';
  if (choice && isFresh && isOfQuestion && choices.includes(choice) && (signal || !hasSignal)) {
    if (!isByPurpose) return { choice };
    return toConsent(
      asked.filter((purpose) => toList(record.purposes).includes(purpose)),
      asked,
    );
  }
  if (!hasSignal) return undefined;
  return isByPurpose ? toConsent([], asked) : { choice: 'refused' };
}

/** Whether the visitor's valid answer allows anything, whichever question the page has asked. */
export function hasAllowedAny(now: number): boolean {
  const questions: readonly (readonly ConsentPurpose[])[] = [[], ...consentPurposes.map((purpose) => [purpose])];
  return questions.some((asked) => listAllowed(readConsent(now, asked) ?? { choice: 'refused' }).length > 0);
}

/** Stores an answer to the question about `asked`; if storage is blocked, the next page asks again. */
export function keepConsent(consent: Consent, asked: readonly ConsentPurpose[], now: number): void {
  const isByPurpose = asked.length > 0;
  const version = isByPurpose ? purposesVersion : consentVersion;
  storage.write({ ...consent, at: now, version, signal: readPrivacySignal(), ...(isByPurpose && { asked }) });
}

/** The purposes that an answer allows. */
export function listAllowed({ choice, purposes }: Consent): readonly ConsentPurpose[] {
  return purposes ?? (choice === 'accepted' ? consentPurposes : []);
}

/** Whether two answers allow the same. */
export const isSameConsent = (one: Consent, other: Consent | undefined): boolean =>
  one.choice === other?.choice && listAllowed(one).join() === listAllowed(other).join();
