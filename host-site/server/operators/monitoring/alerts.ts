import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { findName } from '../../delivery/find-name.ts';
import { signWebhook } from '../../delivery/sign-webhook.ts';
import { findFailureCode } from '../../failure-code.ts';

/** Something that a person should look at; `data` holds no personal data. */
export interface Alert {
  type: string;
  data: Readonly<Record<string, string>>;
}

/** Where alerts go; an empty address sends none. */
export interface AlertSettings {
  url: string;
  secrets: readonly Buffer[];
}

const attempts = 4;
const timeLimit = 5000;

/**
 * Posts an alert as JSON, signed, four times at most and without waiting for long. Never rejects; resolves with why it did
 * not arrive, as a code, and with undefined when it did, or when there is no address.
 */
export async function sendAlert(
  { url, secrets }: AlertSettings,
  alert: Alert,
  firstDelay = 1000,
): Promise<string | undefined> {
  if (!url) return undefined;
  const id = randomUUID();
  const body = JSON.stringify({ type: alert.type, timestamp: new Date().toISOString(), data: alert.data });
  let failure: string | undefined;
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    if (attempt > 0) await wait(firstDelay * 2 ** attempt);
    const post = () =>
      fetch(url, {
        method: 'POST',
        redirect: 'error',
        headers: { 'content-type': 'application/json', ...signWebhook(secrets, id, body, Date.now()) },
        body,
        signal: AbortSignal.timeout(timeLimit),
      });
    failure = await findName(new URL(url).hostname)
      .then(post)
      .then(async (response) => {
        await response.body?.cancel().catch(() => undefined);
        return response.ok ? undefined : `HTTP ${response.status}`;
      }, findFailureCode);
    if (failure === undefined) return undefined;
  }
  return failure;
}
