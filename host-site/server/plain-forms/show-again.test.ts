import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createFormPages } from '../../../tests/server/support/built-forms.ts';
import { addPins } from '../../../tests/server/support/contest-request.ts';
import { createDeadDatabase, createHangingDatabase } from '../../../tests/server/support/failing-database.ts';
import { startPageServer } from '../../../tests/server/support/page-server.ts';
import { createConfig } from '../../../tests/server/support/test-config.ts';
import { createContest, createContests, openInstant } from '../../../tests/server/support/test-contests.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/server/support/test-databases.ts';
import { handlerPaths } from '../../../widgets/shared/brand/endpoints.ts';
import { locales } from '../../../widgets/shared/locale/locale.ts';
import type { ServerConfig } from '../config.ts';
import { type RunningServer, startServer } from '../start-server.ts';

// Without JavaScript, a refused form comes back with its values and with each error beside its field (CF-04).

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

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
const contests = createContests(prized);
const { contestsDir } = contests;
let pages: Awaited<ReturnType<typeof createFormPages>>;
let location: TestDatabase;
let server: RunningServer;
const start = (changes: Partial<ServerConfig> = {}) =>
  startServer(createConfig({ ...location, siteDir: pages.siteDir, contestsDir, ...changes }), {
    now: () => openInstant,
  });

beforeAll(async () => {
  pages = await createFormPages(contestsDir);
  location = await createTestDatabase('pglite');
  server = await start();
});
afterAll(async () => {
  await server.close();
  await location.remove();
  pages.remove();
  contests.remove();
});

const hostile = [
  '"><script>alert(1)</script>',
  `' autofocus onfocus='alert(1)`,
  '</textarea></template></form><img src=x onerror=alert(1)>',
  '<!-- --><![CDATA[ ]]>',
  '&quot;&lt;b&gt;&amp;amp;',
  "$& $1 $` $' $$",
  '{{7*7}} {{message}}',
  '\u202Ertl « été » 👩🏽‍🌾',
];

interface Form {
  path: string;
  page: (locale: string) => string;
  fields: (locale: string) => Record<string, string>;
  /** An expected error, by the control to mark. */
  wrong: Record<string, string>;
  /** Boxes that were ticked. */
  ticked: string[];
  /** Free-text fields. */
  texts: string[];
}

const forms: Record<string, Form> = {
  newsletter: {
    path: handlerPaths.newsletter,
    page: (locale) => `/${locale}/newsletter`,
    fields: (locale) => ({
      Chain: '90',
      FirstName: '',
      LastName: '',
      Gender: '',
      operation_id: 'register',
      domain: 'winners',
      Email: 'zoe@example.ca',
      Zip: 'H2X 1Y4',
      LanguagePreference: locale === 'fr' ? 'en' : 'fr',
      Website: '',
      Consent: `id=newsletter&version=x&language=${locale}`,
    }),
    wrong: { Email: 'nobody', Zip: 'D1D 1D1' },
    ticked: [],
    texts: ['Email', 'Zip'],
  },
  contact: {
    path: handlerPaths.contact,
    page: (locale) => `/${locale}/contact`,
    fields: (locale) => ({
      Brand: 'winners',
      InquiryType: 'complaint',
      Reason: 'loyalty',
      ComplaintCategory: 'registration',
      LoyaltyCategory: 'lost-card',
      LoyaltyNumber: '1234567890123456789',
      StoreNumber: '12',
      Message: '\nBonjour\n\n  à vous',
      FirstName: 'Zoé',
      LastName: 'Roy-O’Neil',
      Email: 'zoe@example.ca',
      Phone: '(514) 555-1234',
      Extension: '12',
      City: 'Montréal',
      Province: 'QC',
      PostalCode: 'H2X 1Y4',
      Gender: 'X',
      LanguagePreference: locale === 'fr' ? 'en' : 'fr',
      PrivacyAccepted: 'true',
      Website: '',
      Consent: `id=contact&version=x&language=${locale}`,
    }),
    wrong: { InquiryType: '', Reason: '', FirstName: ' ', Email: 'nobody', PostalCode: 'D1D 1D1', Phone: 'call me' },
    ticked: ['PrivacyAccepted'],
    texts: ['Message', 'FirstName', 'LastName', 'Email', 'Phone', 'City', 'PostalCode', 'LoyaltyNumber'],
  },
  contest: {
    path: handlerPaths.contestEntry,
    page: (locale) => `/${locale}/fall`,
    fields: (locale) => ({
      ContestId: 'fall',
      Chain: locale === 'fr' ? 'WNF' : 'WNE',
      LanguagePreference: locale,
      Email: 'zoe@example.ca',
      Zip: 'H2X 1Y4',
      LoyaltyNumber: '1234567890123456789',
      SkillAnswer: '75',
      TermsAccepted: 'true',
      PrivacyAccepted: 'true',
      NewsletterOptIn: 'true',
      Website: '',
      Consent: `id=contest&version=x&language=${locale}`,
    }),
    wrong: { Email: '', Zip: 'D1D 1D1', LoyaltyNumber: '12' },
    ticked: ['TermsAccepted', 'PrivacyAccepted', 'NewsletterOptIn'],
    texts: ['Email', 'Zip', 'LoyaltyNumber', 'SkillAnswer'],
  },
  'new movers': {
    path: handlerPaths.contestEntry,
    page: (locale) => `/${locale}/pins`,
    fields: (locale) => ({
      ContestId: 'pins',
      Chain: locale === 'fr' ? 'HSF' : 'HSE',
      LanguagePreference: locale,
      Pin: 'WRNG2222',
      Email: 'zoe@example.ca',
      Zip: 'H2X 1Y4',
      LoyaltyNumber: '',
      SkillAnswer: '75',
      TermsAccepted: 'true',
      PrivacyAccepted: 'true',
      Website: '',
      Consent: `id=contest&version=x&language=${locale}`,
    }),
    wrong: { Pin: '?', Email: 'nobody' },
    ticked: ['TermsAccepted', 'PrivacyAccepted'],
    texts: ['Pin', 'Email', 'Zip', 'SkillAnswer'],
  },
};

interface Shown {
  status: number;
  headers: Headers;
  document: Document;
  form: DocumentFragment;
  read: (name: string) => string;
  say: (selector: string) => string;
}

async function post(
  { path, page }: Form,
  locale: string,
  fields: Record<string, string>,
  { origin = server.origin, headers = {} }: { origin?: string; headers?: Record<string, string> } = {},
): Promise<Shown> {
  const response = await fetch(origin + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { Origin: origin, Referer: origin + page(locale), 'Accept-Language': locale, ...headers },
    body: new URLSearchParams(fields),
  });
  const { document } = new JSDOM(await response.text()).window;
  const template = document.querySelector('.form-again template') as HTMLTemplateElement | null;
  const form = template?.content ?? document.createDocumentFragment();
  const find = (name: string) => [...form.querySelectorAll<HTMLInputElement>(`[name="${name}"]`)];
  return {
    status: response.status,
    headers: response.headers,
    document,
    form,
    read(name) {
      const [control, ...others] = find(name);
      if (control?.type !== 'radio') return control?.value ?? '';
      return [control, ...others].find(({ checked }) => checked)?.value ?? '';
    },
    say: (selector) => form.querySelector(selector)?.textContent?.trim() ?? '',
  };
}

const isTicked = ({ form }: Shown, name: string) =>
  !!form.querySelector<HTMLInputElement>(`input[type="checkbox"][name="${name}"]`)?.checked;

/** Elements of the form other than the marked ones: typed text must never become an element. */
const countElements = ({ form }: Shown) => form.querySelectorAll('*').length;

for (const locale of locales) {
  describe.each(Object.entries(forms))(`the %s form without JavaScript (${locale})`, (_name, form) => {
    it('CF-04 comes back as it was filled in, each error beside its field', async () => {
      const fields = { ...form.fields(locale), ...form.wrong };
      const shown = await post(form, locale, fields);
      expect(shown.status).toBe(422);
      expect(shown.headers.get('cache-control')).toBe('no-store');
      expect(shown.document.title).toMatch(locale === 'fr' ? /^Erreur\u00A0: / : /^Error: /);
      expect(shown.document.documentElement.lang).toMatch(new RegExp(`^${locale}`));
      for (const [name, value] of Object.entries(fields)) {
        if (name === 'Consent' || form.ticked.includes(name)) continue;
        const isChoice = ['InquiryType'].includes(name) && value === '';
        if (!isChoice) expect([name, shown.read(name)]).toEqual([name, value]);
      }
      for (const name of form.ticked) expect([name, isTicked(shown, name)]).toEqual([name, true]);
      const marked = [...shown.form.querySelectorAll<HTMLElement>('[aria-invalid="true"]')];
      const wrong = marked.map((control) => (control.querySelector('[name]') ?? control).getAttribute('name'));
      expect(wrong.sort()).toEqual(Object.keys(form.wrong).sort());
      for (const control of marked) {
        const id = control.getAttribute('aria-describedby')?.split(' ').at(-1);
        const error = shown.form.querySelector<HTMLElement>(`#${id}`);
        expect(error?.hidden).toBe(false);
        expect(error?.textContent).toMatch(/\w{3}.*\.$/);
        expect(error?.textContent).not.toMatch(/\{\{/);
      }
      const focused = [...shown.form.querySelectorAll('[autofocus]')];
      expect(focused).toHaveLength(1);
      expect(marked[0]?.contains(focused[0] as Element)).toBe(true);
      expect(shown.form.querySelectorAll('.error:not([hidden])')).toHaveLength(marked.length);
      expect(shown.document.querySelector('.go-back')?.hasAttribute('hidden')).toBe(true);
    });

    it.each(hostile)('CF-04 keeps %j as text in every field', async (text) => {
      const plain = { ...form.fields(locale), ...Object.fromEntries(form.texts.map((name) => [name, 'x'])) };
      const fields = { ...plain, ...Object.fromEntries(form.texts.map((name) => [name, text])) };
      const shown = await post(form, locale, { ...fields, Email: `${text}@` });
      expect(shown.status).toBe(422);
      for (const name of form.texts.filter((each) => each !== 'Email'))
        expect([name, shown.read(name)]).toEqual([name, text]);
      expect(shown.read('Email')).toBe(`${text}@`);
      expect(countElements(shown)).toBe(countElements(await post(form, locale, plain)));
      expect(shown.document.querySelector('main script, main img[onerror]')).toBeNull();
    });

    it('CF-04 what hidden fields say is taken from the page, but for the brand’s', async () => {
      const shown = await post(form, locale, {
        ...form.fields(locale),
        ...form.wrong,
        Consent: `id=other&version=9&language=${locale}`,
        Website: 'spam',
      });
      expect(shown.read('Consent')).toMatch(new RegExp(`version=20.*language=${locale}`));
      expect(shown.read('Website')).toBe('');
    });

    it('CF-03 comes back with its ticks taken off when another site sent it', async () => {
      for (const Origin of ['https://evil.example', 'null']) {
        const headers = { Origin, Referer: Origin === 'null' ? '' : `${Origin}/` };
        const shown = await post(form, locale, form.fields(locale), { headers });
        expect(shown.status).toBe(403);
        expect(shown.read('Email')).toBe('zoe@example.ca');
        for (const name of form.ticked) expect([name, isTicked(shown, name)]).toEqual([name, false]);
        expect(shown.say('.status')).not.toBe('');
      }
    });

    it.each([
      ['down', createDeadDatabase],
      ['silent', createHangingDatabase],
    ])('API-03 comes back whole while the database is %s, and is not blamed', async (_what, create) => {
      const { siteDir } = pages;
      const broken = await startPageServer({ databaseTimeLimit: 200, siteDir, contestsDir }, { database: create() });
      const shown = await post(form, locale, form.fields(locale), { origin: broken.origin });
      expect(shown.status).toBe(503);
      expect(shown.headers.get('retry-after')).toBe('5');
      expect(shown.form.querySelector('[aria-invalid]')).toBeNull();
      expect(shown.read('Email')).toBe('zoe@example.ca');
      for (const name of form.ticked) expect(isTicked(shown, name)).toBe(true);
      expect(shown.say('.status.failure')).toMatch(/^(Oops|Oups)!/);
      expect(shown.say('.reason')).toMatch(locale === 'fr' ? /notre côté/ : /our side/);
      await broken.close();
    });
  });
}

it('CF-03 a form that was sent too often says how long to wait', async () => {
  const strict = await start({ rateLimitPerMinute: 1, ...(await createTestDatabase('pglite')) });
  const form = forms.contact as Form;
  const fields = { ...form.fields('fr'), ...form.wrong };
  let shown = await post(form, 'fr', fields, { origin: strict.origin });
  for (let tries = 0; shown.status !== 429 && tries < 5; tries += 1)
    shown = await post(form, 'fr', fields, { origin: strict.origin });
  expect(shown.status).toBe(429);
  expect(shown.headers.get('retry-after')).toMatch(/^\d+$/);
  expect(shown.say('.status.failure')).toMatch(/de nouveau dans \d+\s(seconde|minute)s?\.$/);
  expect(shown.read('FirstName')).toBe(' ');
  await strict.close();
});

describe('a message that does not fit', () => {
  const form = forms.contact as Form;
  it.each([2001, 40_000])('V-10 CF-04 of %i characters comes back whole, with how much is too much', async (length) => {
    const message = `é\n${'a'.repeat(length - 2)}`;
    const shown = await post(form, 'en', { ...form.fields('en'), Message: message });
    expect(shown.status).toBe(422);
    expect(shown.read('Message').replaceAll('\r\n', '\n').trimEnd()).toBe(message.trimEnd());
    expect(shown.say('#message-count')).toMatch(/ too many$/);
    expect(shown.say('#message-error')).toBe('Shorten your message to 2,000 characters.');
  });

  it('V-10 of 2,000 characters that is refused for something else comes back whole', async () => {
    const message = '日'.repeat(2000);
    const shown = await post(form, 'fr', { ...form.fields('fr'), Message: message, Email: 'nobody' });
    expect(shown.read('Message')).toBe(message);
    expect(shown.say('#message-count')).toBe('2\u00A0000 caractères utilisés sur 2\u00A0000');
  });
});

it('CF-03 a form that is sent again from the page of its error is the same message, from the page it came from', async () => {
  const form = forms.contact as Form;
  const first = await post(form, 'en', { ...form.fields('en'), Email: 'nobody' });
  expect(first.read('Page')).toBe('/en/contact');
  const again = {
    ...form.fields('en'),
    Page: first.read('Page'),
    Consent: first.read('Consent'),
    Message: 'Again',
    LoyaltyNumber: '1234567890123456789',
  };
  const send = async (page: string) => {
    const response = await fetch(server.origin + form.path, {
      method: 'POST',
      redirect: 'manual',
      headers: { Origin: server.origin, Referer: server.origin + page },
      body: new URLSearchParams(again),
    });
    return response.headers.get('location');
  };
  const answer = await send(form.path);
  expect(answer).toMatch(/^\/en\/contact\/thank-you\?reference=/);
  expect(await send('/en/contact')).toBe(answer);
  expect(await server.database.query("select page from contact_messages where message = 'Again'")).toEqual([
    { page: '/en/contact' },
  ]);
});

it('CE-01 a contest that is over or unknown leads to its result page, without a form', async () => {
  const form = forms.contest as Form;
  const shown = await post(form, 'en', { ...form.fields('en'), ContestId: '../contact' });
  expect([shown.status, shown.headers.get('location')]).toEqual([303, '/en/contest/problem']);
});

describe('a winner without JavaScript', () => {
  const form = { ...(forms['new movers'] as Form), page: (locale: string) => `/${locale}/prized` };
  const enter = (locale: string, pin: string) =>
    post(form, locale, { ...form.fields(locale), ContestId: 'prized', Pin: pin, Email: `${pin}.${locale}@example.ca` });

  it('NM-01 is told the prize in the page’s language, also when the page is loaded anew', async () => {
    await addPins(server.database, { PRNT5555: '$25 gift card', PRNT6666: '$25 gift card' }, 'prized');
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

  it.each(hostile)('NM-01 is told a prize called %j as it is called', async (prize) => {
    const pin = `PRNT7${hostile.indexOf(prize) + 100}`;
    await addPins(server.database, { [pin]: prize }, 'prized');
    const { document } = await enter('en', pin);
    expect(document.querySelector('#prize')?.textContent?.trim()).toBe(`Your prize: ${prize}`);
    expect(document.querySelector('main script, main img[onerror]')).toBeNull();
  });
});
