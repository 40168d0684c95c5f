import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMessage, postMessage } from '../../../tests/server/support/contact-request.ts';
import { createEntry, postEntry } from '../../../tests/server/support/contest-request.ts';
import { plainForms, postForm } from '../../../tests/server/support/plain-forms.ts';
import { createBody, postSignUp } from '../../../tests/server/support/sign-up-request.ts';
import { readRows } from '../../../tests/server/support/stored-rows.ts';
import { createConfig } from '../../../tests/server/support/test-config.ts';
import { createContests, openInstant } from '../../../tests/server/support/test-contests.ts';
import {
  createTestDatabase,
  sampleDatabases,
  type TestDatabase,
} from '../../../tests/server/support/test-databases.ts';
import { accepted, startUpstream } from '../../../tests/server/support/upstream.ts';
import { listEntries } from '../database/contest-reports.ts';
import { type ExportKind, listForExport } from '../database/exports.ts';
import { listPersonalData } from '../database/personal-data.ts';
import { defaultDelivery } from '../delivery/outbox.ts';
import { type RunningServer, startServer } from '../start-server.ts';

const always = { since: new Date(0), until: new Date('9999-01-01') };
const refuse = () => {
  throw new Error('damaged');
};
const Source = 'campaign=spring&frame=https%3A%2F%2Fpartner.example%2Fdeals&last_source=meta&first_source=google';
const stored = {
  campaign: 'spring',
  frame: 'https://partner.example/deals',
  last_source: 'meta',
  first_source: 'google',
};

describe.each(sampleDatabases('messages'))('the source of a submission on %s', (kind) => {
  const contests = createContests();
  let location: TestDatabase;
  let server: RunningServer;
  let upstream: Awaited<ReturnType<typeof startUpstream>>;
  const list = async (name: ExportKind, email: string) => {
    const found = [];
    for await (const row of listForExport(server.database, name, always, refuse))
      if (row.email === email) found.push(row);
    return found;
  };
  beforeAll(async () => {
    upstream = await startUpstream(() => accepted);
    const { url } = upstream;
    const upstreamUrls = { newsletter: url, contact: url, contest: url };
    location = await createTestDatabase(kind);
    const delivery = { ...defaultDelivery, upstreamUrls };
    const settings = { ...location, contestsDir: contests.contestsDir, clickIds: ['gclid'], delivery };
    server = await startServer(createConfig(settings), { now: () => openInstant });
  });
  afterAll(async () => {
    await server.close();
    await location.remove();
    contests.remove();
    await upstream.close();
  });

  it('is stored for a form without JavaScript that has it in a hidden field', async () => {
    const email = 'plain-source@example.com';
    const { newsletter } = plainForms;
    const fields = { ...newsletter.fields('en'), Email: email, Source: 'campaign=flyer' };
    expect((await postForm(server.origin, newsletter, 'en', fields)).status).toBe(303);
    expect(await list('newsletter', email)).toMatchObject([{ campaign: 'flyer' }]);
  });

  it('is stored with every kind of form, encrypted, listed, told to its owner and delivered', async () => {
    const email = 'source@example.com';
    await postSignUp(server.origin, createBody(email), { Source });
    await postMessage(server.origin, createMessage({ Email: email }), { Source });
    await postEntry(server.origin, createEntry({ Email: email }), { Source });
    expect(await list('newsletter', email)).toMatchObject([stored]);
    expect(await list('contact', email)).toMatchObject([stored]);
    const entries = [];
    for await (const entry of listEntries(server.database, 'fall', always, refuse)) entries.push(entry);
    expect(entries).toMatchObject([stored]);
    const records = await listPersonalData(server.database, email);
    expect(records.map(({ submission }) => submission.source)).toEqual([Source, Source, Source]);
    for (const table of ['sealed_sign_ups', 'sealed_contact_messages', 'sealed_contest_entries']) {
      const [row] = await server.database.query(`select source from ${table}`);
      expect(row?.source).not.toContain('meta');
    }
    const isTheirs = ({ body }: (typeof upstream.calls)[number]) => body.Email === email;
    await expect
      .poll(() => upstream.calls.filter(isTheirs).map(({ headers }) => headers.source))
      .toEqual([Source, Source, Source]);
  });

  it('passes to the sign-up that an entry asks for', async () => {
    const email = 'opted@example.com';
    await postEntry(server.origin, createEntry({ Email: email, NewsletterOptIn: true }), { Source });
    expect(await readRows(server.database, 'sealed_sign_ups', email)).toMatchObject([{ source: Source }]);
  });

  it.each([
    ['a request without one', undefined, null],
    ['names that no one knows', 'evil=1&__proto__=2', null],
    ['more than we send', `campaign=${'a'.repeat(5000)}`, null],
    ['a long value, which is cut', `campaign=${'a'.repeat(500)}`, `campaign=${'a'.repeat(120)}`],
    ['control characters', 'campaign=a%00%1Bb%0A', 'campaign=a+b'],
    ['a click that the operator keeps', 'last_click=gclid%3A1', 'last_click=gclid%3A1'],
    ['a click of another maker', 'last_click=fbclid%3A1&last_source=meta', 'last_source=meta'],
  ])('is bounded and cleaned: %s', async (what, sent, kept) => {
    const email = `case-${what.replaceAll(/\W/g, '-')}@example.com`;
    const { status } = await postSignUp(server.origin, createBody(email), { Source: sent });
    expect(status).toBe(200);
    expect(await readRows(server.database, 'sealed_sign_ups', email)).toMatchObject([{ source: kept }]);
  });
});
