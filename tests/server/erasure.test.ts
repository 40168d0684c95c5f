import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withoutMarkup } from '../../host-site/server/database/consent-texts.ts';
import type { Database } from '../../host-site/server/database/database.ts';
import { fillMessage } from '../../host-site/server/forms/plain-forms/fill-message.ts';
import { type RunningServer, startServer } from '../../host-site/server/start-server.ts';
import contestEn from '../../widgets/shared/submissions/contest-consent.en.json' with { type: 'json' };
import { createMessage, postMessage } from './support/contact-request.ts';
import { addPins, createEntry, createPinEntry, postEntry } from './support/contest-request.ts';
import { runPrivacy } from './support/server-process.ts';
import { createBody, postSignUp } from './support/sign-up-request.ts';
import { createConfig } from './support/test-config.ts';
import { createContests, openInstant } from './support/test-contests.ts';
import { createTestDatabase, sampleDatabases, type TestDatabase } from './support/test-databases.ts';

const person = 'Gone.Soon@example.ca';
const at = '2026-11-20T14:03:00.000Z';
const receipt = (id: string, version: string) =>
  new URLSearchParams({ id, version, language: 'en', page: '/en/secret-path', at }).toString();

/** Every row of the database, by table. */
async function readAll(database: Database): Promise<Map<string, string[]>> {
  const tables = await database.query<{ name: string }>(
    `select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema') and tablename not in ('readiness', 'rate_limits')
       and (schemaname <> 'pgboss' or tablename not in ('queue', 'version'))`,
  );
  const all = new Map<string, string[]>();
  for (const { name } of tables) {
    const rows = await database.query<{ text: string }>(`select t::text as text from ${name} t`);
    all.set(
      name,
      rows.map(({ text }) => text),
    );
  }
  return all;
}

describe.each(sampleDatabases('erasing a person'))('erasing a person in %s', (kind) => {
  const { contestsDir, remove } = createContests();
  let location: TestDatabase;
  let server: RunningServer;
  const keys = Array.from({ length: 4 }, () => randomUUID());

  beforeAll(async () => {
    location = await createTestDatabase(kind);
    server = await startServer(createConfig({ ...location, contestsDir }), { now: () => openInstant });
    await addPins(server.database, { ABCDE12345: 'A lamp' });
    await postSignUp(server.origin, createBody('stays@example.ca'));
    await postMessage(server.origin, createMessage({ Email: 'stays@example.ca' }));
  });
  afterAll(async () => {
    await server.close();
    await location.remove();
    remove();
  });

  it('leaves only the proofs of consent, the operator’s action and an anonymous entry for the used PIN', async () => {
    const { database, origin } = server;
    const before = await readAll(database);
    const version = contestEn.consentVersion;
    const Consent = receipt('contest', version);
    await postSignUp(origin, createBody(person), {
      'Idempotency-Key': keys[0],
      Consent: receipt('newsletter', '1999-01'),
    });
    await postMessage(origin, createMessage({ Email: person, requestId: keys[1], Message: 'Please call' }), {
      Consent: receipt('contact', '1999-01'),
    });
    await postEntry(origin, createEntry({ Email: person, requestId: keys[2] }), { Consent });
    await postEntry(origin, createPinEntry('ABCDE12345', { Email: person, requestId: keys[3] }), { Consent });
    const during = await readAll(database);
    expect(during.get('public.sealed_contest_entries')).toHaveLength(2);

    const erased = await runPrivacy(location, 'erase', '--email', person.toLowerCase(), '--reason', 'request 7');
    expect(erased).toEqual({ code: 0, stdout: '4 erased\n', stderr: '' });
    const after = await readAll(database);
    const added = [...after].flatMap(([name, rows]) => {
      const known = new Set(before.get(name));
      return rows.filter((row) => !known.has(row)).map(() => name);
    });
    // The entry without a person keeps its PIN spent.
    expect(added.sort()).toEqual(
      [
        'public.contest_pins',
        // The seeds of the contests that the person has entered, with nothing of them.
        ...Array(2).fill('public.draw_seeds'),
        ...Array(2).fill('public.operator_actions'),
        ...Array(5).fill('public.erasure_proofs'),
        'public.operator_actions',
        'public.operator_actions_head',
        'public.sealed_contest_entries',
      ].sort(),
    );
    const [kept] = await database.query('select * from sealed_contest_entries');
    const {
      id,
      position: _position,
      created_at: _at,
      undeliverable_at: _final,
      dropped_at: _none,
      ...rest
    } = kept ?? {};
    expect(rest).toEqual({
      source: null,
      uncertain_at: null,
      mailbox_key: null,
      contest: 'pins',
      period: 'contest',
      email: '',
      email_key: id,
      postal_code: '',
      chain: 'HSE',
      language_preference: 'en',
      loyalty_number: null,
      skill_answer: null,
      chances: 1,
      newsletter_opt_in: false,
      result: 'winner',
      honeypot: 'erased',
      request_id: '',
      network_key: null,
      network_people: null,
      delivered_at: null,
      data_key: expect.any(String),
    });
    const text = [...after.values()].flat().join('\n');
    expect(text).not.toContain('secret-path');
    for (const name of ['sealed_sign_ups', 'sealed_contact_messages', 'sealed_contest_entries']) {
      const [row] = await database.query<{ count: number }>(`select count(*) from ${name}`);
      expect([name, row?.count]).toEqual([name, 1]);
    }
  });

  it('keeps proofs that the proof command lists by email address, with the time and wording of each consent', async () => {
    const { stdout } = await runPrivacy(location, 'proof', '--email', person.toUpperCase());
    const rows = stdout.trim().split('\r\n').slice(1);
    expect(rows).toHaveLength(5);
    expect(rows[0]).toContain('"newsletter","newsletter","1999-01","en","","2026-11-20T14:03:00.000Z"');
    expect(rows.filter((row) => row.includes(withoutMarkup(fillMessage(contestEn.privacyConsent, 'en'))))).toHaveLength(
      2,
    );
    const [proof] = await server.database.query('select person, withdrawn_at from erasure_proofs');
    expect(proof).toEqual({ person: expect.stringMatching(/^[\w-]{43}$/), withdrawn_at: expect.any(Date) });
    expect(
      (await runPrivacy(location, 'proof', '--email', 'stays@example.ca')).stdout.trim().split('\r\n'),
    ).toHaveLength(1);
  });
});
