import { handlerPaths } from '../brand/endpoints.ts';
import type { ReasonCode } from '../submissions/reason-codes.ts';

/** Milliseconds for which an answer is awaited: a visitor is waiting for the reason. */
const patience = 5000;

/** Whether the service takes posts of this page's origin; undefined when it does not answer. */
async function isAllowed(address: string): Promise<boolean | undefined> {
  try {
    const response = await fetch(address, { credentials: 'omit', signal: AbortSignal.timeout(patience) });
    const { allowed } = (await response.json()) as { allowed?: unknown };
    return typeof allowed === 'boolean' ? allowed : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Why a post to a service got no response. Every page may ask the service whether it may post, so an answer means that
 * the origin was refused; and a policy that blocked the post blocks the question too, which the browser reports.
 */
export async function askOrigin(serviceOrigin: string, isSandbox: boolean): Promise<ReasonCode> {
  let isBlocked = false;
  const note = ({ blockedURI, disposition }: SecurityPolicyViolationEvent) => {
    if (disposition === 'enforce' && blockedURI.startsWith(serviceOrigin)) isBlocked = true;
  };
  document.addEventListener('securitypolicyviolation', note);
  const allowed = await isAllowed(serviceOrigin + handlerPaths.origin);
  // The browser reports a violation in a task of its own, which may come after the failure.
  await new Promise((resolve) => setTimeout(resolve));
  document.removeEventListener('securitypolicyviolation', note);
  if (isBlocked) return 'blocked-by-policy';
  // The sandbox is open to every origin.
  if (allowed === false && !isSandbox) return 'origin-not-allowed';
  return 'unreachable';
}
