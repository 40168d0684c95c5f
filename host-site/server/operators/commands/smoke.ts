import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { newsletterChain, ownBrand } from '../../../../widgets/shared/brand/brands.ts';
import { handlerPaths } from '../../../../widgets/shared/brand/endpoints.ts';
import type { NewsletterRequest } from '../../../../widgets/shared/submissions/newsletter.ts';
import { type ProofRequest, proofHeader } from '../../../../widgets/shared/submissions/proof-of-work.ts';
import { loadConfig, nameCommandHere, type ServerConfig } from '../../config.ts';
import { readResponse } from '../../delivery/read-response.ts';
import { findFailureCode } from '../../failure-code.ts';
import { runCommandLine, UsageError } from '../command-line.ts';
import { sendAlert } from '../monitoring/alerts.ts';
import { OperatorError } from '../operator-error.ts';
import { reachDatabase } from '../reach-database.ts';
import { findOperator, operatorOptions, operatorUsage } from '../record-action.ts';
import { parseSmokeCall, runSmokeCall } from '../smoke-commands.ts';

const usage = `Usage: ${nameCommandHere('smoke')} --url <origin>

Signs a test address up for the newsletter as a visitor does, checks that it is stored, and delivered where
NEWSLETTER_UPSTREAM_URL is set, and deletes it. Where sign-ups are confirmed, what is checked is that the email was
sent. After a failure the exit code is 1, and ALERT_WEBHOOK_URL is called.

  --url <origin>           where visitors reach the site, such as https://www.vitrine.example
  --email <address>        an address that the email service takes; the test adds +smoke-… to its name
  --wait <seconds>         how long a delivery may take (60)
`;

const options = {
  url: { type: 'string' },
  email: { type: 'string', default: 'test@example.com' },
  wait: { type: 'string', default: '60' },
  ...operatorOptions,
  help: { type: 'boolean' },
} as const;

/** Milliseconds for each call. */
const timeLimit = 10_000;

/** Calls the site. Rejects with OperatorError when it does not respond. */
function call(address: string, init: RequestInit = {}): Promise<Response> {
  return fetch(address, { redirect: 'error', signal: AbortSignal.timeout(timeLimit), ...init }).catch(
    (error: Error) => {
      const isSlow = error.name === 'TimeoutError';
      throw new OperatorError(
        isSlow ? `no response in ${timeLimit / 1000} s` : `the server cannot be reached (${findFailureCode(error)})`,
      );
    },
  );
}

/** Posts to the site, with a proof of work where it asks for one, as it does of everyone when it gets many posts. */
async function post(address: string, headers: Record<string, string>, body: string): Promise<Response> {
  const send = (more: Record<string, string> = {}) =>
    call(address, { method: 'POST', headers: { ...headers, ...more }, body });
  const response = await send();
  if (response.status !== 429) return response;
  const { challenge } = Object(await readResponse(response).catch(() => undefined)) as ProofRequest;
  const solution = challenge && (await solveChallenge({ challenge, deriveKey, timeout: timeLimit }));
  if (!solution) throw new OperatorError('status 429');
  return send({ [proofHeader]: JSON.stringify({ challenge, solution }) });
}

/** Rejects with OperatorError that names the status, unless it is 200. */
async function requireSuccess(response: Response): Promise<Response> {
  if (response.status === 200) return response;
  await response.body?.cancel();
  throw new OperatorError(`status ${response.status}`);
}

async function checkReadiness(origin: string): Promise<void> {
  const response = await requireSuccess(await call(`${origin}/readyz`));
  await response.body?.cancel();
}

async function signUp(origin: string, email: string): Promise<void> {
  const body: NewsletterRequest = {
    Chain: newsletterChain,
    Email: email,
    Zip: 'M5V0A1',
    FirstName: '',
    LastName: '',
    Gender: '',
    LanguagePreference: 'en',
  };
  const headers = { 'content-type': 'application/json', operation_id: 'register', domain: ownBrand };
  const response = await requireSuccess(await post(origin + handlerPaths.newsletter, headers, JSON.stringify(body)));
  const result = await readResponse(response).catch(() => undefined);
  const { status } = Object(result) as { status?: unknown };
  if (status !== 0) throw new OperatorError(result ? `status ${status} in the response` : 'the response is not JSON');
}

interface Smoke {
  config: ServerConfig;
  origin: string;
  email: string;
  seconds: number;
  operator: ReturnType<typeof findOperator>;
}

function reach({ config, operator }: Smoke, body: Record<string, unknown>): Promise<void> {
  const step = parseSmokeCall(body);
  return reachDatabase(
    config,
    operator,
    { path: '/smoke', body },
    (database) => runSmokeCall({ database }, step),
    async (pieces) => {
      for await (const _ of pieces);
    },
  );
}

/** The steps in their order, by name. */
function listSteps(smoke: Smoke): [name: string, run: () => Promise<void>][] {
  const { config, origin, email, seconds } = smoke;
  const { mail, upstreamUrls } = config.delivery;
  const isDelivered = !!upstreamUrls.newsletter || mail?.confirmsSignUps === true;
  return [
    ['ready', () => checkReadiness(origin)],
    ['signed up', () => signUp(origin, email)],
    [isDelivered ? 'delivered' : 'stored', () => reach(smoke, { command: 'check', email, isDelivered, seconds })],
    ['deleted', () => reach(smoke, { command: 'pass', email })],
  ];
}

/** Runs the steps and prints each. After a failure it deletes what is stored, alerts, and rejects. */
async function runSteps(smoke: Smoke): Promise<void> {
  for (const [name, run] of listSteps(smoke)) {
    const start = performance.now();
    try {
      await run();
    } catch (error) {
      const problem = error instanceof OperatorError ? error.message : 'the database cannot be used';
      await reach(smoke, { command: 'fail', email: smoke.email }).catch(() => undefined);
      const { alerts } = smoke.config;
      const failure = await sendAlert(alerts, { type: 'smoke.failed', data: { step: name, problem } });
      throw new OperatorError(`not ${name}: ${problem}${failure ? `\nalert not delivered: ${failure}` : ''}`);
    }
    process.stdout.write(`${name} (${Math.round(performance.now() - start)} ms)\n`);
  }
}

async function run(): Promise<void> {
  const { values } = parseArgs({ options });
  if (values.help) {
    process.stdout.write(usage + operatorUsage);
    return;
  }
  const { url = '', email, wait } = values;
  if (!/^https?:$/.test(URL.parse(url)?.protocol ?? '')) throw new UsageError('--url is needed: an http(s):// address');
  const [, name, domain] = /^([^@\s]+)@([^@\s]+)$/.exec(email) ?? [];
  if (!name) throw new UsageError('--email: an address');
  if (!/^\d{1,3}$/.test(wait) || Number(wait) > 600) throw new UsageError('--wait: seconds, 600 at most');
  await runSteps({
    config: loadConfig(),
    origin: new URL(url).origin,
    email: `${name}+smoke-${randomBytes(6).toString('hex')}@${domain}`,
    seconds: Number(wait),
    operator: findOperator(values),
  });
}

await runCommandLine(usage, run);
