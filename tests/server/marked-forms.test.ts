import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { handlerPaths } from '../../widgets/shared/brand/endpoints.ts';
import { createMessage, postMessage } from './support/contact-request.ts';
import { createEntry, createPinEntry, postEntry } from './support/contest-request.ts';
import { plainForms } from './support/plain-forms.ts';
import { runContests, type ServerProcess, startProcess } from './support/server-process.ts';
import { createBody, postSignUp } from './support/sign-up-request.ts';
import { createFolder, writeFiles } from './support/temporary-folder.ts';
import { createContest, createContests } from './support/test-contests.ts';
import { createTestDatabase, type TestDatabase } from './support/test-databases.ts';
import { startUpstream } from './support/upstream.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 300_000 });

const day = 86_400_000;
const open = {
  opens: new Date(Date.now() - day).toISOString(),
  closes: new Date(Date.now() + day).toISOString(),
  zone: 'America/Toronto',
};
const { contestsDir, remove } = createContests(
  createContest({ id: 'pins', hasPin: true, ...open }),
  createContest({ ...open }),
);
/** Each is in one field, header or address of every form that has it. No part of the program knows them. */
const marks = {
  email: 'mqzemail',
  name: 'Mqzname',
  message: 'mqzmessage',
  city: 'Mqzcity',
  phone: '4165550148',
  card: '9183746501928374650',
  postal: 'K9V7Z3',
  winningPin: 'MQZW8K2X',
  wrongPin: 'MQZX9K3Y',
  campaign: 'mqzcampaign',
  frame: 'mqzframe',
  click: 'mqzclick',
  honeypot: 'mqzhoneypot',
  page: 'mqzpage',
};
const Source = new URLSearchParams({
  campaign: marks.campaign,
  last_source: marks.campaign,
  frame: `https://partner.example/${marks.frame}`,
  last_click: `gclid:${marks.click}`,
}).toString();
const Consent = new URLSearchParams({
  ...{ id: 'contact', version: '1999-01', language: 'en', at: '2026-11-20T14:03:00.000Z' },
  page: `/en/contact?${marks.page}`,
}).toString();
const headers = { Source, Consent };

let location: TestDatabase;
let server: ServerProcess;
/** All that the process wrote, by where. */
const written: Record<string, string> = {};
const statuses = new Set<number>();
const calls: string[] = [];

/** Fields with all marks that a form has, and those of `changes`. */
const mark = (at: number, changes: Record<string, string> = {}) => ({
  Email: `${marks.email}.${at}@example.ca`,
  FirstName: marks.name,
  LastName: marks.name,
  Message: marks.message,
  City: marks.city,
  Phone: marks.phone,
  LoyaltyNumber: marks.card,
  Zip: marks.postal,
  PostalCode: marks.postal,
  ...changes,
});
type Fields = Record<string, unknown>;
const pick = (body: Fields, fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => Object.hasOwn(body, name)));
const fill = (body: Fields, at: number, changes: Record<string, string> = {}): Fields => ({
  ...body,
  ...pick(body, mark(at)),
  ...changes,
});

async function note(response: Promise<Response>): Promise<void> {
  const { status, body } = await response;
  statuses.add(status);
  await body?.cancel();
}

/** Posts every form: by a program and without a script, taken, refused, damaged and suspected. */
async function postAll(): Promise<void> {
  const { origin } = server;
  const card = { LoyaltyNumber: marks.card };
  await note(postSignUp(origin, fill(createBody(''), 1), headers));
  await note(postMessage(origin, fill(createMessage({ Phone: '', City: '' }), 2), headers));
  await note(postEntry(origin, fill(createEntry(card), 3), headers));
  await note(postEntry(origin, fill(createPinEntry(marks.winningPin, card), 4), headers));
  for (const at of [5, 6]) await note(postEntry(origin, fill(createPinEntry(marks.wrongPin, card), at), headers));
  // Refused, with what was typed.
  const wrong = { Email: `${marks.email} at example`, Zip: marks.message, PostalCode: marks.message };
  await note(postSignUp(origin, fill(createBody(''), 7, wrong), headers));
  await note(postMessage(origin, fill(createMessage(), 8, { ...wrong, Message: '' }), headers));
  await note(postEntry(origin, fill(createEntry({ ContestId: marks.page }), 9), headers));
  await note(postEntry(origin, fill(createEntry(card), 10, { Website: marks.honeypot }), headers));
  for (const path of [handlerPaths.newsletter, handlerPaths.contact, handlerPaths.contestEntry]) {
    const json = { 'content-type': 'application/json', operation_id: 'register', domain: 'winners', ...headers };
    const post = (body: string, more: Record<string, string> = {}) =>
      note(fetch(`${origin}${path}?${marks.page}`, { method: 'POST', headers: { ...json, ...more }, body }));
    await post(`{"Email":"${marks.email}@example.ca","Message":"${marks.message}`);
    await post(JSON.stringify([marks.email]), { 'content-type': `text/${marks.page}` });
    await post('{}', {
      origin: `https://${marks.page}.example`,
      referer: `https://${marks.page}.example/?${marks.email}`,
    });
  }
  for (const [at, { path, page, fields }] of Object.values(plainForms).entries()) {
    const known = fields('en');
    const from = { origin, referer: `${origin}${page('en')}?${marks.page}` };
    for (const changes of [{}, wrong, { Website: marks.honeypot }]) {
      const body = new URLSearchParams(fill(known, 20 + at, changes) as Record<string, string>);
      body.set('Source', Source);
      await note(fetch(origin + path, { method: 'POST', redirect: 'manual', headers: from, body }));
    }
  }
}

/** The files of a folder, but for those of the database. */
function readFiles(folder: string, name = ''): string {
  return readdirSync(join(folder, name))
    .filter((entry) => !/^pglite/.test(entry))
    .map((entry) => join(name, entry))
    .map((path) => {
      const found = statSync(join(folder, path));
      if (found.isDirectory()) return readFiles(folder, path);
      return `${path}\n${found.isFile() ? readFileSync(join(folder, path), 'latin1') : ''}`;
    })
    .join('\n');
}

beforeAll(async () => {
  location = await createTestDatabase('pglite');
  // It repeats what it was sent, as some services do in their errors.
  const upstream = await startUpstream(({ body, headers: sent }) => {
    calls.push(JSON.stringify([body, sent]));
    return { http: 500, body: JSON.stringify({ status: 9, message: body.Email, body }) };
  });
  server = await startProcess(location, {
    LOG_LEVEL: 'trace',
    CONTESTS_DIR: contestsDir,
    CLICK_IDS: 'gclid',
    NEWSLETTER_UPSTREAM_URL: upstream.url,
    FEEDBACK_UPSTREAM_URL: upstream.url,
    CONTEST_UPSTREAM_URL: upstream.url,
  });
  const folder = createFolder();
  writeFiles(folder.path, { 'pins.csv': `pin,prize\n${marks.winningPin},A lamp\n` });
  const loaded = await runContests(
    { ...location, contestsDir },
    'load-pins',
    'pins',
    join(folder.path, 'pins.csv'),
    '--beyond-rules',
  );
  expect(loaded.stderr).toBe('');
  folder.remove();
  await postAll();
  // Taken, shown again or done, malformed, of an unknown origin and type, refused.
  for (const status of [200, 303, 400, 403, 415, 422]) expect([...statuses]).toContain(status);
  await vi.waitFor(() => expect(calls.length).toBeGreaterThan(4), { timeout: 150_000 });
  written.filesWhileRunning = readFiles(location.dataDir);
  await server.end('SIGTERM');
  written.output = server.output();
  written.files = readFiles(location.dataDir);
  await upstream.close();
});
afterAll(async () => {
  await location.remove();
  remove();
});

it('TR-01 nothing typed into any form, nor what brought it, is in what the server writes outside of its database', () => {
  // The services do get it, so the marks were there.
  for (const name of ['email', 'name', 'message', 'card', 'campaign', 'winningPin'] as const)
    expect(calls.join('\n')).toContain(marks[name]);
  expect(written.output).toContain('"level":');
  expect(written.files).toContain('data-keys');
  for (const [place, text] of Object.entries(written)) {
    const plain = `${text}\n${decodeURIComponent(text.replace(/%(?![\da-f]{2})/gi, '%25').replace(/[^\x20-\x7e\n]/g, ''))}`;
    const found = Object.entries(marks).filter(([, value]) => plain.toLowerCase().includes(value.toLowerCase()));
    expect(found, place).toEqual([]);
  }
});
