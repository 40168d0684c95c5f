import { handlerPaths } from '../shared/brand/endpoints.ts';
import { startsInSandbox } from '../shared/element/sandbox-mode.ts';
import { findService } from './find-service.ts';
import { findContract } from './judge-element.ts';
import { hasBlocked } from './page-events.ts';
import type { Finding } from './report.ts';

/** Milliseconds for which a service's answer is awaited. */
export const patience = 5000;

const hasTestMode = ({ localName }: Element): boolean => 'sandbox' in (findContract(localName)?.attributes ?? {});

/** Whether an element posts to its service. The gift balance has a test mode, but only links. */
const submits = ({ localName }: Element): boolean =>
  !!findContract(localName)?.events.some((name) => name.endsWith('-submitted'));

/** Whether what an element sends counts nowhere: by its attribute and its page, or because the service has said so. */
export const isInSandbox = (element: Element): boolean =>
  hasTestMode(element) &&
  (startsInSandbox(element.getAttribute('sandbox'), location, findService(element)) ||
    !!element.shadowRoot?.querySelector('[part~=sandbox]'));

/** Whether a service takes posts of this page; undefined when it does not answer. */
async function askService(service: string): Promise<boolean | undefined> {
  try {
    const address = service + handlerPaths.origin;
    const response = await fetch(address, { credentials: 'omit', signal: AbortSignal.timeout(patience) });
    const { allowed } = (await response.json()) as { allowed?: unknown };
    return allowed === true;
  } catch {
    return undefined;
  }
}

async function inspectService(service: string, isTried: boolean): Promise<readonly Finding[]> {
  const isAllowed = await askService(service);
  // The browser reports a violation in a task of its own, which may come after the failure.
  await new Promise((resolve) => setTimeout(resolve));
  const values = { service, origin: location.origin };
  if (isAllowed === undefined) {
    if (hasBlocked(service)) return [];
    const isWorked: Finding[] = navigator.serviceWorker?.controller ? [{ key: 'serviceWorker', values }] : [];
    return [{ key: 'serviceSilent', values, anchor: 'sent' }, ...isWorked];
  }
  // A sandboxed frame has no origin that anyone could allow.
  if (isAllowed || self.origin === 'null') return [];
  return [isTried ? { key: 'originTried', values } : { key: 'originRefused', values, anchor: 'sent' }];
}

/** Whether each service to which the page's forms go answers, and takes what they send from this origin. */
export async function inspectServices(elements: readonly Element[]): Promise<readonly Finding[]> {
  const sending = elements.filter(submits);
  const services = [...new Set(sending.map(findService))].filter(Boolean);
  const findings = services.map((service) => {
    const ofService = sending.filter((element) => findService(element) === service);
    return inspectService(service, ofService.every(isInSandbox));
  });
  return (await Promise.all(findings)).flat();
}
