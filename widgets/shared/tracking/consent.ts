import { createJsonStorage } from '../storage/json-storage.ts';

export type ConsentChoice = 'accepted' | 'refused';

interface ConsentRecord {
  choice: ConsentChoice;
  /** Milliseconds since 1970. */
  at: number;
  version: string;
}

/** Changes whenever what is asked changes: an older answer then does not count. */
const consentVersion = '1';
/** After so many days an answer is asked for again; the privacy policy says it too. */
export const consentDays = 365;
const keptMs = consentDays * 86_400_000;
const choices: readonly unknown[] = ['accepted', 'refused'];

const storage = createJsonStorage<ConsentRecord>(() => localStorage, 'vitrine-consent');

/** The visitor's answer, as far as it counts at `now`; Global Privacy Control is a refusal of whoever has not answered. */
export function readConsent(now: number): ConsentChoice | undefined {
  const { choice, at, version } = (storage.read() ?? {}) as Partial<ConsentRecord>;
  const isFresh = typeof at === 'number' && at <= now && now - at < keptMs;
  if (isFresh && version === consentVersion && choices.includes(choice)) return choice;
  return Reflect.get(navigator, 'globalPrivacyControl') === true ? 'refused' : undefined;
}

/** Remembers an answer; blocked storage keeps it for nobody, and the next page asks again. */
export function keepConsent(choice: ConsentChoice, now: number): void {
  storage.write({ choice, at: now, version: consentVersion });
}
