import { randomUUID } from 'node:crypto';
import { afterAll, expect, it } from 'vitest';
import { createDeadDatabase, createHangingDatabase } from '../../../tests/server/support/failing-database.ts';
import { startPageServer } from '../../../tests/server/support/page-server.ts';
import { createFolder, writeFiles } from '../../../tests/server/support/temporary-folder.ts';
import { createLinkToken, type LinkPurpose } from '../database/subscriber-links.ts';

const site = createFolder();
writeFiles(site.path, {
  'en/error.html': 'en error',
  'fr/error.html': 'fr error',
  'fr/claim.html':
    'fr claim <form method="post"><p role="alert"></p><input id="claim-Name" name="Name" value=""></form>',
});
afterAll(() => site.remove());

const oneClick = { 'List-Unsubscribe': 'One-Click' };
const links: [string, LinkPurpose, Record<string, string>, string][] = [
  ['unsubscribe', 'subscriber_links', oneClick, 'fr error'],
  ['confirm', 'confirmation_links', {}, 'fr error'],
  // What was typed is shown again.
  ['claim', 'claim_links', { Name: 'Zoé' }, 'value="Zoé"'],
];

it.each([
  ['does not respond', createHangingDatabase()],
  ['is down', createDeadDatabase()],
])(
  'email links return 503 with Retry-After while the database %s',
  async (_what, database) => {
    const server = await startPageServer({ siteDir: site.path, databaseTimeLimit: 200 }, { database });
    for (const [path, purpose, fields, shown] of links) {
      const token = createLinkToken(database.cipher, randomUUID(), 'someone@example.ca', purpose);
      const address = `${server.origin}/fr/${path}?token=${token}`;
      const read = async (response: Response) => [
        path,
        response.status,
        response.headers.get('retry-after'),
        await response.text(),
      ];
      expect(await read(await fetch(address))).toEqual([path, 503, '5', 'fr error']);
      const body = new URLSearchParams(fields);
      expect(await read(await fetch(address, { method: 'POST', body }))).toEqual([
        path,
        503,
        '5',
        expect.stringContaining(shown),
      ]);
    }
    await server.close();
  },
  5000,
);

it.each([
  ['confirm', 'confirmation_links'],
  ['unsubscribe', 'subscriber_links'],
  ['claim', 'claim_links'],
] as const)(
  'responses to the email link to %s are not cached, send no referrer and allow no third-party script',
  async (path, purpose) => {
    const database = createDeadDatabase();
    const tracking = { tagManager: 'https://tags.example/container.js' };
    const server = await startPageServer({ siteDir: site.path, tracking, rateLimitPerMinute: 2 }, { database });
    const token = createLinkToken(database.cipher, randomUUID(), 'someone@example.ca', purpose);
    const statuses = new Set<number>();
    const expectPrivate = async (address: string, method = 'GET') => {
      const { status, headers } = await fetch(`${server.origin}${address}`, { method, redirect: 'manual' });
      statuses.add(status);
      const read = ['cache-control', 'referrer-policy'].map((name) => headers.get(name));
      expect([address, status, ...read]).toEqual([address, status, 'no-store', 'no-referrer']);
      expect(headers.get('content-security-policy')).not.toContain('tags.example');
    };
    for (const method of ['GET', 'POST', 'HEAD', 'PUT']) await expectPrivate(`/fr/${path}?token=${token}`, method);
    for (const method of ['GET', 'POST', 'GET']) await expectPrivate(`/fr/${path}?token=wrong`, method);
    // What mail programs make of an address.
    for (const broken of [`/fr/${path}/`, `/fr/${path}/x`, `/FR/${path}`])
      await expectPrivate(`${broken}?token=${token}`);
    expect([...statuses].toSorted()).toEqual(expect.arrayContaining([400, 404, 405, 429, 503]));
    const elsewhere = await fetch(`${server.origin}/fr/nothing`);
    expect(elsewhere.headers.get('content-security-policy')).toContain('tags.example');
    await server.close();
  },
);
