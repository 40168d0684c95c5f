import { randomUUID } from 'node:crypto';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDeadDatabase } from '../../../tests/server/support/failing-database.ts';
import { createBody, postSignUp } from '../../../tests/server/support/sign-up-request.ts';
import { readRows } from '../../../tests/server/support/stored-rows.ts';
import { createConfig } from '../../../tests/server/support/test-config.ts';
import {
  createTestDatabase,
  sampleDatabases,
  type TestDatabase,
} from '../../../tests/server/support/test-databases.ts';
import { type ProofRequest, proofHeader } from '../../../widgets/shared/submissions/proof-of-work.ts';
import { deleteExpiredChallenges } from '../database/used-challenges.ts';
import { type RunningServer, startServer } from '../start-server.ts';
import { createProofs, type ProofPurpose, type Proofs } from './proof-of-work.ts';

type Challenge = NonNullable<ProofRequest['challenge']>;

const purpose: ProofPurpose = { client: { client: '192.0.2.1' }, path: '/handlers/one' };
const otherClient = { ...purpose, client: { client: '192.0.2.2' } };
const otherRoute = { ...purpose, path: '/handlers/two' };

/** Solves a challenge as our forms do. */
async function solve(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey });
  return JSON.stringify({ challenge, solution });
}

describe.each(sampleDatabases('proofs of work'))('proofs of work on %s', (kind) => {
  let location: TestDatabase;
  let server: RunningServer;
  let proofs: Proofs;

  beforeAll(async () => {
    location = await createTestDatabase(kind);
    server = await startServer(
      createConfig({ ...location, rateLimitPerMinute: 4, proofOfWorkPercent: 50, trustedProxies: 1 }),
    );
    proofs = createProofs(server.database);
  });
  afterAll(async () => {
    await server.close();
    await location.remove();
  });

  it('R22 are accepted only once, also by simultaneous requests', async () => {
    const text = await solve(await proofs.ask(purpose));
    const results = await Promise.all(Array.from({ length: 8 }, () => proofs.accepts(purpose, text)));
    expect(results.filter(Boolean)).toHaveLength(1);
    expect(await proofs.accepts(purpose, text)).toBe(false);
  });

  it('R22 are rejected for another client or route, after they expire, or when they are altered', async () => {
    const challenge = await proofs.ask(purpose);
    const text = await solve(challenge);
    const { solution } = JSON.parse(text);
    const alter = (parameters: Partial<Challenge['parameters']>, others: object = {}) =>
      JSON.stringify({
        challenge: { ...challenge, parameters: { ...challenge.parameters, ...parameters } },
        solution,
        ...others,
      });
    const easier = {
      ...challenge,
      parameters: { ...challenge.parameters, cost: 1, keyPrefix: '00' },
    };
    const late = createProofs(server.database, () => Date.now() - 600_000);
    const forger = createProofs(createDeadDatabase());
    const refused: Record<string, [ProofPurpose, string]> = {
      'other client': [otherClient, text],
      'other route': [otherRoute, text],
      expired: [purpose, await solve(await late.ask(purpose))],
      'made longer valid': [purpose, alter({ expiresAt: (challenge.parameters.expiresAt ?? 0) + 600 })],
      easier: [purpose, await solve(easier)],
      forged: [purpose, await solve(await forger.ask(purpose))],
      'not solved': [purpose, alter({}, { solution: { ...solution, derivedKey: '00'.repeat(32) } })],
      'counter of another kind': [purpose, alter({}, { solution: { ...solution, counter: `${solution.counter}` } })],
    };
    for (const broken of ['', 'null', '[]', '{', '{"challenge":{}}', `${text}}`, text.padEnd(5000)])
      refused[`text ${broken.slice(0, 20)}`] = [purpose, broken];
    for (const [name, [of, given]] of Object.entries(refused))
      expect([name, await proofs.accepts(of, given)]).toEqual([name, false]);
    // None of these has used it up.
    expect(await proofs.accepts(purpose, text)).toBe(true);
  });

  it('R22 by question accept one right answer, from the same client and route only', async () => {
    const ask = () => {
      const { first, second, token } = proofs.askQuestion(purpose);
      return { token, right: `${first + second}` };
    };
    const { token, right } = ask();
    expect(await proofs.acceptsAnswer(otherClient, token, right)).toBe(false);
    expect(await proofs.acceptsAnswer(otherRoute, token, right)).toBe(false);
    expect(await proofs.acceptsAnswer(purpose, token.replace(/^\d+/, '1'), right)).toBe(false);
    const results = await Promise.all([1, 2, 3].map(() => proofs.acceptsAnswer(purpose, token, ` ${right} `)));
    expect(results.filter(Boolean)).toHaveLength(1);
    const wrong = ask();
    for (const answer of ['', '99', wrong.right])
      expect(await proofs.acceptsAnswer(purpose, wrong.token, answer)).toBe(false);
    const late = createProofs(server.database, () => Date.now() - 3_600_000).askQuestion(purpose);
    expect(await proofs.acceptsAnswer(purpose, late.token, `${late.first + late.second}`)).toBe(false);
    for (const text of ['', 'x', `${token}.`]) expect(await proofs.acceptsAnswer(purpose, text, right)).toBe(false);
  });

  it('R22 are stored as a random id and an expiry only, and deleted once expired', async () => {
    const rows = await server.database.query('select * from used_challenges');
    expect(rows.length).toBeGreaterThan(0);
    for (const { id, ...others } of rows) {
      expect(id).toMatch(/^([\da-f]{64}|[\w-]{22})$/);
      expect(Object.keys(others)).toEqual(['expires_at']);
    }
    await deleteExpiredChallenges(server.database, Date.now() + 3_600_000);
    expect(await server.database.query('select * from used_challenges')).toEqual([]);
  });

  const post = async (client: string, email: string, proof?: string, key = randomUUID()) => {
    const headers = { 'X-Forwarded-For': client, 'Idempotency-Key': key, ...(proof && { [proofHeader]: proof }) };
    const response = await postSignUp(server.origin, createBody(email), headers);
    const body = (await response.json()) as ProofRequest;
    return { ...body, status: response.status, retryAfter: response.headers.get('Retry-After') };
  };

  it('R22 are required from half of the rate limit on, and a form sent with one is stored once', async () => {
    const client = '192.0.2.10';
    for (const name of ['one', 'two']) expect((await post(client, `${name}@example.ca`)).status).toBe(200);
    const key = randomUUID();
    const asked = await post(client, 'three@example.ca', undefined, key);
    expect(asked).toMatchObject({ status: 429, retryAfter: '60', message: 'ERROR_BAD_REQUEST' });
    expect(JSON.stringify(asked)).not.toContain('192.0.2');
    expect(await readRows(server.database, 'sealed_sign_ups', 'three@example.ca')).toEqual([]);
    const proof = await solve(asked.challenge as Challenge);
    expect((await post('192.0.2.11', 'neighbour@example.ca', proof)).status).toBe(200);
    const results = await Promise.all([1, 2].map(() => post(client, 'three@example.ca', proof, key)));
    expect(results.map(({ status }) => status).sort()).toEqual([200, 429]);
    expect(await readRows(server.database, 'sealed_sign_ups', 'three@example.ca')).toHaveLength(1);
  });

  it('R22 count towards the rate limit when wrong, unlike requests for a challenge, and do not lift the limit', async () => {
    const client = '192.0.2.20';
    for (const name of ['four', 'five']) expect((await post(client, `${name}@example.ca`)).status).toBe(200);
    for (let turn = 0; turn < 6; turn += 1)
      expect((await post(client, 'six@example.ca')).challenge?.signature).toMatch(/^[\da-f]{64}$/);
    for (let turn = 0; turn < 2; turn += 1)
      expect((await post(client, 'six@example.ca', '{}')).challenge?.signature).toBeTruthy();
    const over = await post(client, 'six@example.ca', await solve(await proofs.ask(purpose)));
    expect([over.status, over.challenge]).toEqual([429, undefined]);
    expect((await post('192.0.2.21', 'six@example.ca')).status).toBe(200);
  });
});
