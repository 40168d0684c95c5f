import { knownContracts } from 'virtual:known-contracts';
import { handlerPaths } from '../shared/brand/endpoints.ts';
import { findMeantEvent } from './judge-element.ts';
import type { Finding } from './report.ts';

/** What the doctor has heard since it was loaded. */
const heard = {
  /** The last event of a form, with its outcome; never what was typed. */
  outcome: undefined as { event: string; detail: string } | undefined,
  /** Names that the page listens to and that no widget sends. */
  listened: new Set<string>(),
  /** What a policy has blocked: the directive and the address. */
  blocked: new Set<string>(),
};

const outcomes = [...new Set(knownContracts.flatMap(({ events }) => events))].filter((name) =>
  /-(submitted|failed)$|^vitrine-error$/.test(name),
);

function hearOutcome({ type, detail }: Event & { detail?: unknown }): void {
  const { outcome, code } = Object(detail) as { outcome?: unknown; code?: unknown };
  const told = [outcome, code].filter((value) => typeof value === 'string');
  heard.outcome = { event: type, detail: told.length > 0 ? ` (${told.join(', ')})` : '' };
}

/** Without query and fragment, which may say who someone is. */
const toPlainAddress = (address: string): string => address.replace(/[?#].*/s, '');

interface Violation {
  effectiveDirective?: string;
  blockedURL?: string;
  sourceFile?: string | null;
  disposition?: string;
}

/** Extensions break a page's policy with what they add, of which the page knows nothing. */
const isExtension = (address: string | null | undefined): boolean => /^[\w-]*-extension(:|$)/.test(address ?? '');

/** Notes what a policy has blocked. One that only reports blocks nothing. */
function recordBlocked({
  effectiveDirective: directive = '',
  blockedURL = '',
  sourceFile,
  disposition,
}: Violation): void {
  if (disposition === 'report' || isExtension(blockedURL) || isExtension(sourceFile)) return;
  const blocked = toPlainAddress(blockedURL);
  // The doctor reads the page's own source, which few policies allow and nothing else needs.
  if (blocked !== toPlainAddress(location.href)) heard.blocked.add(`${directive} ${blocked}`);
}

/** Notes the names of events to which the page listens from now on; nothing else can tell them. */
function watchListeners(): void {
  const { addEventListener: add } = EventTarget.prototype;
  EventTarget.prototype.addEventListener = function (this: EventTarget, ...given: Parameters<typeof add>) {
    const [name] = given;
    if (`${name}`.startsWith('vitrine-') && findMeantEvent(name) !== undefined) heard.listened.add(name);
    return add.apply(this, given);
  };
}

/** Begins to listen to outcomes, blocked requests and listeners. */
export function watchPage(): void {
  for (const name of outcomes) addEventListener(name, hearOutcome, true);
  document.addEventListener(
    'securitypolicyviolation',
    ({ effectiveDirective, blockedURI: blockedURL, sourceFile, disposition }) =>
      recordBlocked({ effectiveDirective, blockedURL, sourceFile, disposition }),
  );
  if ('ReportingObserver' in window)
    new ReportingObserver(
      (reports) => {
        for (const { type, body } of reports) if (type === 'csp-violation' && body) recordBlocked(body);
      },
      { buffered: true, types: ['csp-violation'] },
    ).observe();
  watchListeners();
}

/** Whether a policy has blocked a request to an origin. */
export const hasBlocked = (origin: string): boolean =>
  [...heard.blocked].some((blocked) => blocked.split(' ')[1]?.startsWith(`${origin}/`));

/** What the page’s policies have blocked, as far as the browser tells. */
export const inspectBlocked = (): readonly Finding[] =>
  [...heard.blocked].map((blocked) => {
    const [directive = '', address = ''] = blocked.split(' ');
    return { key: 'policyBlocked', values: { directive, address }, anchor: 'policy' };
  });

/** Names of events to which the page listens in vain. */
export function inspectListeners(): readonly Finding[] {
  return [...heard.listened].map((name) => {
    const nearest = findMeantEvent(name);
    const anchor = 'attributes';
    if (!nearest) return { key: 'unknownEvent', values: { name }, anchor };
    return { key: 'unknownEventNear', values: { name, nearest }, anchor };
  });
}

/**
 * The last request to one of our services, by the browser's own list, which also has those from before the doctor was
 * loaded.
 */
export function inspectSubmissions(): readonly Finding[] {
  const { contestDetails, origin, ...handlers } = handlerPaths;
  const sent = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(({ name }) =>
    Object.values(handlers).some((path) => toPlainAddress(name).endsWith(path)),
  );
  const last = sent.at(-1);
  const outcome: Finding[] = heard.outcome ? [{ key: 'outcome', values: heard.outcome }] : [];
  if (!last) return [{ key: 'noSubmission' }, ...outcome];
  const values = {
    path: new URL(last.name).pathname,
    time: new Date(performance.timeOrigin + last.startTime).toISOString(),
    // Safari tells none.
    status: last.responseStatus ?? '?',
    origin: location.origin,
  };
  if (last.responseStatus !== 0) return [{ key: 'submission', values }, ...outcome];
  return [{ key: 'submissionLost', values, anchor: 'sent' }, ...outcome];
}
