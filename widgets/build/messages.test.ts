import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { messages } from './messages.ts';

const file = resolve('widgets/shared/newsletter/newsletter.fr.json');
const kit = JSON.parse(readFileSync(file, 'utf8'));
const watched: string[] = [];
const load = (id: string) =>
  messages().load.call(
    {
      addWatchFile(path) {
        watched.push(path);
      },
    },
    id,
  );
afterEach(() => {
  vi.unstubAllEnvs();
  watched.length = 0;
});

it('messages leaves plain JSON alone where the retailer says nothing in its place', () => {
  expect(load(file)).toBeNull();
  expect(load(`${file}:newsletter-messages.fr.ts.messages.js`)).toContain(kit.title);
});

it('messages gives what the retailer says in place of the kit, compiled or plain, and the kit’s other texts', () => {
  vi.stubEnv('RETAILER', 'tests/retailers/rivage');
  const title = 'Votre prochain projet, offert?';
  expect(JSON.parse(load(file) ?? '')).toEqual({ ...kit, title });
  expect(load(`${file}:newsletter-messages.fr.ts.messages.js`)).toContain(title);
  expect(watched).toEqual([file, resolve('tests/retailers/rivage/texts/widgets/newsletter.fr.json')]);
});

it('messages gives what the retailer says in the server’s emails, paragraph by paragraph', () => {
  const emails = resolve('host-site/server/delivery/mail/emails.fr.json');
  expect(load(emails)).toBeNull();
  vi.stubEnv('RETAILER', 'tests/retailers/rivage');
  const own = JSON.parse(readFileSync('tests/retailers/rivage/texts/server/emails.fr.json', 'utf8')).contact;
  const kitEmails = JSON.parse(readFileSync(emails, 'utf8'));
  const { contact, ...others } = JSON.parse(load(emails) ?? '');
  expect(contact).toEqual({
    ...kitEmails.contact,
    headline: own.headline,
    text: { received: own.text.received, reference: kitEmails.contact.text.reference },
  });
  expect({ contact: kitEmails.contact, ...others }).toEqual(kitEmails);
});
