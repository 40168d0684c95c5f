/// <reference types="google.maps" />
import { settleWithin, wait } from './patience.ts';
import type { GoogleSettings } from './script-address.ts';
import { addScript } from './script-tag.ts';

export type GoogleMaps = typeof google.maps;
export type GoogleLibrary = 'maps' | 'places';

export interface TryOptions extends GoogleSettings {
  /** Milliseconds that the waits before another try are multiples of; 1. */
  retryBaseMs?: number | undefined;
  /** Milliseconds after which a try that Google left without an answer has failed; 10,000. */
  patienceMs?: number | undefined;
}

/** Tries after the first (SF-05). */
const retries = 3;
const defaultPatience = 10_000;
/** Milliseconds between two looks for maps that a script of the page's is about to bring. */
const lookEvery = 50;

/** SF-05 The wait before the nth try after the first, in milliseconds: n · 2ⁿ times the base. */
export function findRetryWait(retry: number, baseMs = 1): number {
  return retry * 2 ** retry * baseMs;
}

const findMaps = (): Partial<GoogleMaps> | undefined => window.google?.maps;
const hasMaps = () => Boolean(findMaps()?.importLibrary ?? findMaps()?.Map);
const findTag = () => document.querySelector<HTMLScriptElement>('script[src*="/maps/api/js"]');

/** Language tag that Google's script on this page was asked for, or that of the browser, which it follows then. */
export function readMapsLanguage(): string {
  const address = findTag()?.src;
  return (address && new URL(address).searchParams.get('language')) || navigator.language;
}

/** Waits for maps that a script of the page's own is bringing, until it fails or for as long as a try may take. */
async function awaitScriptOfPage(tag: HTMLScriptElement, patience: number): Promise<void> {
  let looking: ReturnType<typeof setInterval> | undefined;
  const end = new Promise<void>((resolve) => {
    looking = setInterval(() => hasMaps() && resolve(), lookEvery);
    tag.addEventListener('error', () => resolve(), { once: true });
  });
  // Silence of the page's script is no failure of ours.
  await settleWithin(end, patience, 'The script of the page').catch(() => {});
  clearInterval(looking);
}

/** A failed tag leaves the page, so that there is never more than one. */
async function loadScript(options: TryOptions, signal: AbortSignal): Promise<void> {
  const { ready, drop } = addScript(document, options);
  try {
    await settleWithin(ready, options.patienceMs ?? defaultPatience, 'Google', signal);
  } catch (cause) {
    drop();
    throw cause;
  }
}

/** Has Google's script fetch a library of it, once that is there. */
export async function importLibrary(
  name: 'core' | GoogleLibrary,
  options: TryOptions,
  signal: AbortSignal,
): Promise<void> {
  // A version from before libraries brought all that its script was asked for.
  const imported = Promise.resolve<unknown>(findMaps()?.importLibrary?.(name));
  await settleWithin(imported, options.patienceMs ?? defaultPatience, `Google’s library ${name}`, signal);
}

/**
 * Brings Google's script into the page, unless the page has it, in at most four tries.
 * @throws what the last try threw, or the signal's reason, after which nothing is tried again
 */
export async function bringScript(options: TryOptions, signal: AbortSignal): Promise<void> {
  const tag = hasMaps() ? null : findTag();
  if (tag) await awaitScriptOfPage(tag, options.patienceMs ?? defaultPatience);
  for (let retry = 1; ; retry += 1) {
    try {
      if (!hasMaps()) await loadScript(options, signal);
      // Where the page prepared Google's script but needed nothing of it yet, this is what fetches it.
      return await importLibrary('core', options, signal);
    } catch (cause) {
      if (retry > retries || signal.aborted) throw cause;
      await wait(findRetryWait(retry, options.retryBaseMs), signal);
    }
  }
}
