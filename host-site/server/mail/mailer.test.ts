import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startMailServer } from '../../../tests/server/support/mail-server.ts';
import { findFreePort } from '../../tooling/free-port.ts';
import { formatLetter } from './format-letter.ts';
import { createMailer } from './mailer.ts';

const id = '00000000-0000-4000-8000-000000000000';
const letter = formatLetter('contact', 'someone@example.ca', 'fr', 'https://www.vitrine.example', { reference: 'A1' });
let mail: Awaited<ReturnType<typeof startMailServer>>;

beforeAll(async () => {
  mail = await startMailServer((to) => (to.startsWith('gone') ? 550 : undefined));
});
afterAll(() => mail.close());

async function send(url: string, to = letter.to) {
  const mailer = await createMailer({
    url,
    from: 'hello@vitrine.example',
    confirmsSignUps: false,
    sendsReceipts: true,
  });
  try {
    return await mailer.send(id, { ...letter, to });
  } finally {
    mailer.close();
  }
}

it('sends the same Message-ID each time, so that a repetition can be recognized', async () => {
  expect([await send(mail.url), await send(mail.url)]).toEqual([{ kind: 'delivered' }, { kind: 'delivered' }]);
  const ids = mail.find(letter.to).map(({ messageId }) => messageId);
  expect(ids).toEqual([`<${id}@vitrine.example>`, `<${id}@vitrine.example>`]);
});

it('never sends over an open connection to another machine', async () => {
  const before = mail.letters.length;
  // This machine under an address that is not known as its own; the server has no TLS.
  const result = await send(mail.url.replace('127.0.0.1', '[::ffff:127.0.0.1]'));
  expect(result).toMatchObject({ kind: 'failed' });
  expect(mail.letters).toHaveLength(before);
});

it('takes only a refused recipient for final, and never names an address', async () => {
  expect(await send(mail.url, 'gone@example.ca')).toEqual({ kind: 'refused', reason: 'SMTP 550' });
  const result = await send(`smtp://127.0.0.1:${await findFreePort()}`);
  expect(result).toMatchObject({ kind: 'failed' });
  expect(JSON.stringify(result)).not.toContain('@');
});

it('leaves a server that says nothing', async () => {
  const port = await findFreePort();
  const silent = createServer().listen(port, '127.0.0.1');
  await once(silent, 'listening');
  expect(await send(`smtp://127.0.0.1:${port}`)).toMatchObject({ kind: 'failed' });
  silent.close();
});
