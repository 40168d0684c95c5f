import { createJsonStorage } from '../storage/json-storage.ts';

/** A visitor's answer to the consent question. */
export type ConsentChoice = 'accepted' | 'refused';

interface ConsentRecord {
  choice: ConsentChoice;
  /** Milliseconds since 1970. */
  at: number;
  version: string;
}

/** Changes whenever the question changes; older answers then do not count. */
const consentVersion = '1';
/** Days after which the visitor is asked again; the privacy policy states the same number. */
export const consentDays = 365;
const keptMs = consentDays * 86_400_000;
const choices: readonly unknown[] = ['accepted', 'refused'];

const storage = createJsonStorage<ConsentRecord>(() => localStorage, 'vitrine-consent');

/** The visitor's answer that is valid at `now`. Without one, Global Privacy Control counts as a refusal. */
export function readConsent(now: number): ConsentChoice | undefined {
  const { choice, at, version } = (storage.read() ?? {}) as Partial<ConsentRecord>;
  const isFresh = typeof at === 'number' && at <= now && now - at < keptMs;
  if (isFresh && version === consentVersion && choices.includes(choice)) return choice;
  return Reflect.get(navigator, 'globalPrivacyControl') === true ? 'refused' : undefined;
}

/** Stores an answer; if storage is blocked, the next page asks again. */
export function keepConsent(choice: ConsentChoice, now: number): void {
  storage.write({ choice, at: now, version: consentVersion });
}
