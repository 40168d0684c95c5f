import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Session } from '../../host-site/server/database/database.ts';
import { createKeys, parseKeys } from '../../host-site/server/database/key-ring.ts';
import { migrate, migrations } from '../../host-site/server/database/migrate.ts';
import { openDatabase } from '../../host-site/server/database/open-database.ts';
import {
  correctAddress,
  erasePerson,
  listPersonalData,
  unsubscribe,
} from '../../host-site/server/database/personal-data.ts';
import { applyRetention } from '../../host-site/server/database/retention.ts';
import { startServer } from '../../host-site/server/start-server.ts';
import { sample } from '../support/samples.ts';
import { createMessage, postMessage } from './support/contact-request.ts';
import { createEntry, postEntry } from './support/contest-request.ts';
import { serveContests } from './support/contest-suite.ts';
import { plainForms } from './support/plain-forms.ts';
import { createBody, postSignUp } from './support/sign-up-request.ts';
import { createConfig } from './support/test-config.ts';
import { createContests, openInstant } from './support/test-contests.ts';
import { createTestDatabase, databaseKinds } from './support/test-databases.ts';
import { insertWaitingMail } from './support/waiting-mail.ts';

// What is kept of a request, so that a repeat gets the first response, ends with what the request has stored.

const ways = ['newsletter', 'contact', 'contest', 'plain contact', 'plain contest'] as const;

/** Sends a form twice or more, always the same; returns the response or the page that it leads to. */
function createSend(origin: string, way: (typeof ways)[number], email: string): () => Promise<string> {
  const read = async (response: Promise<Response>) => {
    const { status, headers } = await response;
    return `${status} ${headers.get('location')?.replace(/\?.*/, '') ?? ''}`;
  };
  const requestId = randomUUID();
  if (way === 'newsletter') {
    return () => read(postSignUp(origin, createBody(email), { 'Idempotency-Key': requestId }));
  }
  if (way === 'contact') return () => read(postMessage(origin, createMessage({ Email: email, requestId })));
  if (way === 'contest') return () => read(postEntry(origin, createEntry({ Email: email, requestId })));
  const { path, page, fields } = plainForms[way === 'plain contact' ? 'contact' : 'contest'];
  const request = () => ({
    method: 'POST',
    redirect: 'manual' as const,
    headers: { Origin: origin, Referer: origin + page('en') },
    body: new URLSearchParams({ ...fields('en'), Email: email, NewsletterOptIn: '' }),
  });
  return () => read(fetch(origin + path, request()));
}

describe.each(databaseKinds)('the response stored for repeated requests on %s', (kind) => {
  const suite = serveContests(kind);
  let turn = 0;
  const newEmail = () => `person${++turn}@example.ca`;
  const inTransaction = (work: (session: Session) => Promise<unknown>) => suite.server.database.transaction(work);
  const count = async (email: string) => (await listPersonalData(suite.server.database, email)).length;

  it.each(sample(2, ways))('is erased with the person, so that the same %s form is stored again', async (way) => {
    const email = newEmail();
    const send = createSend(suite.server.origin, way, email);
    const first = await send();
    expect([await send(), await count(email)]).toEqual([first, 1]);
    await inTransaction((session) => erasePerson(session, email.toUpperCase()));
    expect([await send(), await count(email)]).toEqual([first, 1]);
    expect([await send(), await count(email)]).toEqual([first, 1]);
  });

  it.each(sample(2, ways, 1))(
    'stays when the email address is corrected, and is erased by the new one (%s form)',
    async (way) => {
      const [wrong, right] = [newEmail(), newEmail()];
      const send = createSend(suite.server.origin, way, wrong);
      const first = await send();
      await inTransaction((session) => correctAddress(session, wrong, right));
      expect([await send(), await count(wrong), await count(right)]).toEqual([first, 0, 1]);
      await inTransaction((session) => erasePerson(session, right));
      expect([await send(), await count(wrong)]).toEqual([first, 1]);
    },
  );

  it('is deleted for the sign-up when someone unsubscribes, but stays for the person’s contact message', async () => {
    const email = newEmail();
    const [signUp, write] = (['newsletter', 'contact'] as const).map((way) =>
      createSend(suite.server.origin, way, email),
    );
    for (const send of [signUp, write]) await send?.();
    await inTransaction((session) => unsubscribe(session, email));
    expect(await count(email)).toBe(1);
    for (const send of [signUp, write]) await send?.();
    const lists = (await listPersonalData(suite.server.database, email)).map(({ list }) => list);
    expect(lists).toEqual(['newsletter', 'contact']);
  });

  it('is erased with the person for a contact message of an earlier version, which has no email key', async () => {
    const email = newEmail();
    const send = createSend(suite.server.origin, 'contact', email);
    await send();
    await suite.server.database.query('update idempotent_answers set email_key = null');
    await inTransaction((session) => erasePerson(session, email));
    await send();
    expect(await count(email)).toBe(1);
  });

  it('stays when another person is erased', async () => {
    const [gone, other] = [newEmail(), newEmail()];
    const send = createSend(suite.server.origin, 'contest', other);
    const first = await send();
    await createSend(suite.server.origin, 'contest', gone)();
    await inTransaction((session) => erasePerson(session, gone));
    const list = () => suite.server.database.query('select key from idempotent_answers order by key');
    const before = await list();
    expect(await send()).toBe(first);
    expect(await list()).toEqual(before);
  });

  it('is deleted with an unconfirmed sign-up when its retention ends', async () => {
    const email = newEmail();
    const send = createSend(suite.server.origin, 'newsletter', email);
    // The list has the sign-up of the response no longer, only a later one that waits.
    await send();
    await suite.server.database.query('delete from sealed_sign_ups');
    await insertWaitingMail(suite.server.database, email);
    await applyRetention(suite.server.database, new Date(Date.now() + 3 * 86_400_000));
    await send();
    expect((await listPersonalData(suite.server.database, email)).map(({ list }) => list)).toContain('newsletter');
  });
});

it.each(databaseKinds)(
  'erasing a person finds the stored response after a key rotation, and keeps migrated ones, on %s',
  { tags: ['full'] },
  async (kind) => {
    const location = await createTestDatabase(kind, 'empty');
    const keys = createKeys();
    const step = migrations.findIndex(({ id }) => id === '019-owned-answers');
    const { contestsDir, remove } = createContests();
    const before = await openDatabase({ ...location, dataKeys: keys }, () => undefined);
    await migrate(before, migrations.slice(0, step));
    await before.query("insert into idempotent_answers (key, fingerprint, answer) values ($1, 'f', '{}')", [
      randomUUID(),
    ]);
    await before.close();
    const start = (dataKeys: string) =>
      startServer(createConfig({ ...location, dataKeys, contestsDir }), { now: () => openInstant });
    const first = await start(keys);
    await createSend(first.origin, 'contest', 'person@example.ca')();
    await first.close();
    const [newer = ''] = createKeys(new Date(0)).split(',');
    expect(parseKeys(`${newer},${keys}`).current).not.toBe(parseKeys(keys).current);
    const second = await start(`${newer},${keys}`);
    const list = () => second.database.query('select fingerprint from idempotent_answers');
    expect(await list()).toHaveLength(2);
    await second.database.transaction((session) => erasePerson(session, 'person@example.ca'));
    expect(await list()).toEqual([{ fingerprint: 'f' }]);
    await second.close();
    await location.remove();
    remove();
  },
);
