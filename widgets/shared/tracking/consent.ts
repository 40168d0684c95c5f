import { createJsonStorage } from '../storage/json-storage.ts';

/** A visitor's answer to the consent question. */
export type ConsentChoice = 'accepted' | 'refused';

interface ConsentRecord {
  choice: ConsentChoice;
  /** Milliseconds since 1970. */
  at: number;
  version: string;
  /** Whether the browser sent Global Privacy Control then. */
  signal?: boolean | undefined;
}

/** Changes whenever the question changes; older answers then do not count. */
export const consentVersion = '2';
/** Days after which the visitor is asked again; the privacy policy states the same number. */
export const consentDays = 365;
const keptMs = consentDays * 86_400_000;
const choices: readonly unknown[] = ['accepted', 'refused'];

const storage = createJsonStorage<ConsentRecord>(() => localStorage, 'vitrine-consent');

/** Whether the browser sends Global Privacy Control; undefined in a browser without it. */
const readSignal = (): boolean | undefined => Reflect.get(navigator, 'globalPrivacyControl');

/**
 * The visitor's answer that is valid at `now`. Global Privacy Control counts as a refusal, unless the visitor has
 * accepted in spite of it.
 */
export function readConsent(now: number): ConsentChoice | undefined {
  const { choice, at, version, signal } = (storage.read() ?? {}) as Partial<ConsentRecord>;
  const isFresh = typeof at === 'number' && at <= now && now - at < keptMs;
  const hasSignal = readSignal();
  if (isFresh && version === consentVersion && choices.includes(choice) && (signal || !hasSignal)) return choice;
  return hasSignal ? 'refused' : undefined;
}

/** Stores an answer; if storage is blocked, the next page asks again. */
export function keepConsent(choice: ConsentChoice, now: number): void {
  storage.write({ choice, at: now, version: consentVersion, signal: readSignal() });
}
