import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startFormServer } from '../../../../tests/server/support/form-server.ts';
import { plainForms, postForm } from '../../../../tests/server/support/plain-forms.ts';
import { readRows } from '../../../../tests/server/support/stored-rows.ts';
import { createContest } from '../../../../tests/server/support/test-contests.ts';
import { sample } from '../../../../tests/support/samples.ts';

// Without JavaScript: forms that were sent too often, again, too long, or to a contest that is over.

let running: Awaited<ReturnType<typeof startFormServer>>;
beforeAll(async () => {
  running = await startFormServer({}, createContest({ id: 'over', closes: '2026-11-20T23:59:00-05:00' }));
});
afterAll(() => running.stop());

const post = (...sent: Parameters<typeof postForm> extends [string, ...infer Rest] ? Rest : never) =>
  postForm(running.server.origin, ...sent);

it('CF-03 a contact form sent too often comes back filled in with status 429 and the time to wait', {
  tags: ['full'],
}, async () => {
  const strict = await startFormServer({ rateLimitPerMinute: 1 });
  const form = plainForms.contact;
  const fields = { ...form.fields('fr'), ...form.wrong };
  let shown = await postForm(strict.server.origin, form, 'fr', fields);
  for (let tries = 0; shown.status !== 429 && tries < 5; tries += 1)
    shown = await postForm(strict.server.origin, form, 'fr', fields);
  expect(shown.status).toBe(429);
  expect(shown.headers.get('retry-after')).toMatch(/^\d+$/);
  expect(shown.say('.failure[part=status]')).toMatch(/réessayez dans \d+\s(seconde|minute)s?\.$/);
  expect(shown.read('FirstName')).toBe(' ');
  // Showing a form again is work, too: from here on there is only a page, and the browser's way back to the form.
  const busy = await postForm(strict.server.origin, form, 'fr', fields);
  expect([busy.status, busy.document.querySelector('.form-again')]).toEqual([429, null]);
  expect(busy.document.documentElement.lang).toBe('fr-CA');
  expect(busy.headers.get('retry-after')).toMatch(/^\d+$/);
  await strict.stop();
});

it.each(
  sample(2, [
    ['en', 'try again in 60 minutes.'],
    ['fr', 'réessayez dans 60 minutes.'],
  ] as const),
)('NM-01 after too many wrong PINs, the page says how long to wait (%s)', async (locale, wait) => {
  const strict = await startFormServer({ wrongPinsPerHour: 1 });
  const form = plainForms['new movers'];
  const send = (Pin: string) => postForm(strict.server.origin, form, locale, { ...form.fields(locale), Pin });
  expect((await send('WRNG2222')).status).toBe(422);
  const shown = await send('WRNG3333');
  expect(shown.status).toBe(429);
  const texts = [shown.document.querySelector('.standfirst')?.textContent, shown.say('.failure[part=status]')];
  for (const text of texts) expect(text?.replace(/\s/g, ' ')).toContain(wait);
  expect(shown.document.body.textContent).not.toMatch(/in a few minutes|dans quelques minutes/);
  await strict.stop();
});

it('a form sent from another site is shown again up to the rate limit, without using up that of the visitor', {
  tags: ['full'],
}, async () => {
  const strict = await startFormServer({ rateLimitPerMinute: 2 });
  const form = plainForms.newsletter;
  const send = async () => {
    const headers = { Origin: 'https://evil.example', Referer: 'https://evil.example/' };
    const {
      status,
      read,
      headers: given,
    } = await postForm(strict.server.origin, form, 'en', form.fields('en'), headers);
    return [status, read('Email'), /^\d+$/.test(given.get('retry-after') ?? '')];
  };
  expect([await send(), await send(), await send()]).toEqual([
    [403, 'zoe@example.ca', false],
    [403, 'zoe@example.ca', false],
    [429, '', true],
  ]);
  // Another site cannot use up what a visitor may send.
  const own = await postForm(strict.server.origin, form, 'en', { ...form.fields('en'), ...form.wrong });
  expect(own.status).toBe(422);
  await strict.stop();
});

describe('a contact message', () => {
  const form = plainForms.contact;
  it.each([2001, 40_000])(
    'V-10 CF-04 of %i characters comes back complete, with the number of characters too many',
    async (length) => {
      const message = `é\n${'a'.repeat(length - 2)}`;
      const shown = await post(form, 'en', { ...form.fields('en'), Message: message });
      expect(shown.status).toBe(422);
      expect(shown.read('Message').replaceAll('\r\n', '\n').trimEnd()).toBe(message.trimEnd());
      expect(shown.say('#Message-count')).toMatch(/ too many$/);
      expect(shown.say('#Message-error')).toBe('Shorten your message to 2,000 characters.');
    },
  );

  it('V-10 of 2,000 characters comes back complete when another field is invalid', async () => {
    const message = '日'.repeat(2000);
    const shown = await post(form, 'fr', { ...form.fields('fr'), Message: message, Email: 'not-an-address' });
    expect(shown.read('Message')).toBe(message);
    expect(shown.say('#Message-count')).toBe('2\u00A0000\u00A0caractères utilisés sur 2\u00A0000');
  });
});

it('CF-03 a form sent again from its error page is stored once, with the page that it originally came from', async () => {
  const form = plainForms.contact;
  const first = await post(form, 'en', { ...form.fields('en'), Email: 'not-an-address' });
  expect(first.read('Page')).toBe('/en/contact');
  const again = {
    ...form.fields('en'),
    Page: first.read('Page'),
    Consent: first.read('Consent'),
    Message: 'Again',
    LoyaltyNumber: '1234567890123456789',
  };
  const send = async (page: string) => {
    const response = await fetch(running.server.origin + form.path, {
      method: 'POST',
      redirect: 'manual',
      headers: { Origin: running.server.origin, Referer: running.server.origin + page },
      body: new URLSearchParams(again),
    });
    return response.headers.get('location');
  };
  const page = await send(form.path);
  expect(page).toMatch(/^\/en\/contact\/thank-you\?reference=/);
  expect(await send('/en/contact')).toBe(page);
  const messages = await readRows(running.server.database, 'sealed_contact_messages');
  expect(messages.filter(({ message }) => message === 'Again').map(({ page }) => page)).toEqual(['/en/contact']);
});

it.each([
  ['an unknown contest', '../contact', '/en/contest/problem'],
  ['a contest that is over', 'over', '/en/contest/not-open'],
])(
  'CE-01 an entry to %s redirects to its result page, also when a field is invalid',
  async (_what, ContestId, page) => {
    const form = plainForms.contest;
    for (const changes of [{}, form.wrong]) {
      const shown = await post(form, 'en', { ...form.fields('en'), ...changes, ContestId });
      expect([shown.status, shown.headers.get('location')]).toEqual([303, page]);
    }
  },
);

it.each([
  ['en', 'Nothing was sent, and your answers are still here: try again in 3 minutes.'],
  ['fr', 'Rien n’a été envoyé et vos réponses sont toujours là : réessayez dans 3 minutes.'],
] as const)(
  'a form sent while the database takes no writes comes back filled in, and says when to try again (%s)',
  async (locale, sentence) => {
    const goOn = await running.server.database.freeze?.();
    const form = plainForms.contact;
    const shown = await post(form, locale, { ...form.fields(locale), Message: 'Kept' });
    await goOn?.();
    expect([shown.status, shown.headers.get('retry-after')]).toEqual([503, '180']);
    expect(shown.read('Message')).toBe('Kept');
    const texts = [shown.document.querySelector('.standfirst')?.textContent, shown.say('.failure[part=status]')];
    for (const text of texts) expect(text?.replace(/\s/g, ' ')).toContain(sentence);
    expect((await post(form, locale, form.fields(locale))).status).toBe(303);
  },
);
