import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '../../host-site/server/database/open-database.ts';
import { startProcess } from './support/server-process.ts';
import { createBody, postSignUp } from './support/sign-up-request.ts';
import { createTestDatabase, databaseKinds } from './support/test-databases.ts';

const rounds = Number(process.env.KILL_ROUNDS ?? 1);
const burst = 500;

describe.each(databaseKinds)('a server killed with -9 on %s', (kind) => {
  it(
    `API-01 has every sign-up that it acknowledged, none twice, after ${rounds} kills in the middle of ${burst}`,
    async () => {
      const location = await createTestDatabase(kind);
      const acknowledged = new Set<string>();
      for (let round = 0; round < rounds; round += 1) {
        const server = await startProcess(location, { LOG_LEVEL: 'silent' });
        let answers = 0;
        const killAfter = 20 + Math.floor((burst / 2) * ((round % 5) / 5));
        const send = async (turn: number) => {
          const email = `round${round}.${turn}@example.com`;
          const response = await postSignUp(server.origin, createBody(email), { 'Idempotency-Key': randomUUID() });
          if (response.status === 200) acknowledged.add(email);
          answers += 1;
          if (answers === killAfter) server.process.kill('SIGKILL');
        };
        const results = await Promise.allSettled(Array.from({ length: burst }, (_, turn) => send(turn)));
        await server.end('SIGKILL');
        // Otherwise the kill came after the burst, and the round showed nothing.
        expect(results.some((result) => result.status === 'rejected')).toBe(true);
        expect(answers).toBeGreaterThanOrEqual(killAfter);
        await wait(50);
      }
      const database = await openDatabase(location, () => undefined);
      const rows = await database.query<{ email: string }>('select email from sign_ups');
      const jobs = await database.query("select id from pgboss.job where name = 'newsletter-delivery'");
      const stored = new Set(rows.map((row) => row.email));
      expect([...acknowledged].filter((email) => !stored.has(email))).toEqual([]);
      expect(stored.size).toBe(rows.length);
      expect(jobs.length).toBe(rows.length);
      await database.close();
      const restarted = await startProcess(location, { LOG_LEVEL: 'silent' });
      const [someone = ''] = acknowledged;
      expect(await (await postSignUp(restarted.origin, createBody(someone))).json()).toMatchObject({
        message: 'User already exists.',
      });
      await restarted.end('SIGTERM');
      await location.remove();
    },
    60_000 + rounds * 20_000,
  );
});
