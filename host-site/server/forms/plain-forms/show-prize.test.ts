import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addPins } from '../../../../tests/server/support/contest-request.ts';
import { startFormServer } from '../../../../tests/server/support/form-server.ts';
import { hostileTexts, plainForms, postForm } from '../../../../tests/server/support/plain-forms.ts';
import { readRows } from '../../../../tests/server/support/stored-rows.ts';
import { createContest } from '../../../../tests/server/support/test-contests.ts';

const prized = createContest({
  id: 'prized',
  hasPin: true,
  prizes: [
    {
      count: 9,
      value: 25,
      words: { en: '{count} cards', fr: '{count} cartes' },
      one: { en: '{value} gift card', fr: 'Carte-cadeau de {value}' },
    },
  ],
});

let running: Awaited<ReturnType<typeof startFormServer>>;
beforeAll(async () => {
  running = await startFormServer({}, prized);
});
afterAll(() => running.stop());

describe('a winner without JavaScript', () => {
  const form = { ...plainForms['new movers'], page: (locale: string) => `/${locale}/prized` };
  const enter = (locale: string, pin: string) =>
    postForm(running.server.origin, form, locale, {
      ...form.fields(locale),
      ContestId: 'prized',
      Pin: pin,
      Email: `${pin}.${locale}@example.ca`,
    });

  it('NM-01 sees the prize in the page’s language, also when the form is sent again', async () => {
    await addPins(running.server.database, { PRNT5555: '$25 gift card', PRNT6666: '$25 gift card' }, 'prized');
    for (const [locale, pin, prize] of [
      ['en', 'PRNT5555', 'Your prize: $25 gift card'],
      ['fr', 'PRNT6666', 'Votre prix\u00A0: Carte-cadeau de 25\u00A0$'],
      ['fr', 'PRNT6666', 'Votre prix\u00A0: Carte-cadeau de 25\u00A0$'],
    ] as const) {
      const { status, document } = await enter(locale, pin);
      expect(status).toBe(200);
      const shown = document.querySelector<HTMLElement>('#prize');
      expect([shown?.hidden, shown?.textContent?.trim()]).toEqual([false, prize]);
    }
  });

  it.each(hostileTexts)('NM-01 sees the prize name %j as plain text', async (prize) => {
    const pin = `PRNT7${hostileTexts.indexOf(prize) + 100}`;
    await addPins(running.server.database, { [pin]: prize }, 'prized');
    const { document } = await enter('en', pin);
    expect(document.querySelector('#prize')?.textContent?.trim()).toBe(`Your prize: ${prize}`);
    expect(document.querySelector('main script, main img[onerror]')).toBeNull();
  });
});

describe('an entrant without JavaScript', () => {
  const send = async (locale: string, changes: Record<string, string> = {}) => {
    const form = plainForms.contest;
    const fields = { ...form.fields(locale), Email: `drawn.${locale}@example.ca`, ...changes };
    const { status, headers, document } = await postForm(running.server.origin, form, locale, fields);
    const shown = document.querySelector<HTMLElement>('#entry-reference');
    const link = shown?.querySelector('a')?.getAttribute('href');
    return {
      status,
      location: headers.get('location'),
      isShown: shown?.hidden === false,
      text: shown?.textContent,
      link,
    };
  };

  it.each(['en', 'fr'])('sees the reference of the entry once, with the page of the draw (%s)', async (locale) => {
    const first = await send(locale);
    const [entry] = await readRows(running.server.database, 'sealed_contest_entries', `drawn.${locale}@example.ca`);
    expect(first).toMatchObject({ status: 200, isShown: true, link: `/${locale}/draws/fall` });
    expect(first.text).toContain(entry?.id);
    expect(first.text).not.toMatch(/__|<em>/);
    // Anyone who knows what someone typed could send the same form.
    expect(await send(locale)).toMatchObject({ status: 303, location: `/${locale}/contest/entered`, isShown: false });
    expect(await send(locale, { Zip: 'K1A 0B1' })).toMatchObject({ location: `/${locale}/contest/already-entered` });
  });
});
