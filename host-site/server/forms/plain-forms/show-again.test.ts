import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDeadDatabase, createHangingDatabase } from '../../../../tests/server/support/failing-database.ts';
import { startFormServer } from '../../../../tests/server/support/form-server.ts';
import { startPageServer } from '../../../../tests/server/support/page-server.ts';
import { hostileTexts, postForm, type ShownForm, sampleForms } from '../../../../tests/server/support/plain-forms.ts';
import { locales } from '../../../../widgets/shared/locale/locale.ts';

// Without JavaScript, a refused form comes back with its values and with each error beside its field (CF-04).

let running: Awaited<ReturnType<typeof startFormServer>>;
beforeAll(async () => {
  running = await startFormServer();
});
afterAll(() => running.stop());

const post = (...sent: Parameters<typeof postForm> extends [string, ...infer Rest] ? Rest : never) =>
  postForm(running.server.origin, ...sent);

const isTicked = ({ form }: ShownForm, name: string) =>
  !!form.querySelector<HTMLInputElement>(`input[type="checkbox"][name="${name}"]`)?.checked;

/** Elements of the form other than the marked ones: typed text must never become an element. */
const countElements = ({ form }: ShownForm) => form.querySelectorAll('*').length;

for (const locale of locales) {
  describe.each(sampleForms(locale))(`the %s form without JavaScript (${locale})`, (_name, form) => {
    let plainElements = 0;
    beforeAll(async () => {
      const plain = { ...form.fields(locale), ...Object.fromEntries(form.textFields.map((name) => [name, 'x'])) };
      plainElements = countElements(await post(form, locale, plain));
    });

    it('CF-04 comes back filled in, with each error beside its field and the first invalid field focused', async () => {
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
        const id = (control.querySelector('[name]') ?? control).getAttribute('aria-describedby')?.split(' ').at(-1);
        const error = shown.form.querySelector<HTMLElement>(`#${id}`);
        expect(error?.hidden).toBe(false);
        expect(error?.textContent).toMatch(/\w{3}.*\.$/);
        expect(error?.textContent).not.toMatch(/\{\{/);
      }
      const focused = [...shown.form.querySelectorAll('[autofocus]')];
      expect(focused).toHaveLength(1);
      expect(marked[0]?.contains(focused[0] as Element)).toBe(true);
      expect(shown.form.querySelectorAll('[part=error]:not([hidden])')).toHaveLength(marked.length);
      expect(shown.document.querySelector('.go-back')?.hasAttribute('hidden')).toBe(true);
    });

    it.each(hostileTexts)('CF-04 keeps %j as text in every field and creates no element from it', async (text) => {
      const fields = { ...form.fields(locale), ...Object.fromEntries(form.textFields.map((name) => [name, text])) };
      const shown = await post(form, locale, { ...fields, Email: `${text}@` });
      expect(shown.status).toBe(422);
      for (const name of form.textFields.filter((each) => each !== 'Email'))
        expect([name, shown.read(name)]).toEqual([name, text]);
      expect(shown.read('Email')).toBe(`${text}@`);
      expect(countElements(shown)).toBe(plainElements);
      expect(shown.document.querySelector('main script, main img[onerror]')).toBeNull();
    });

    it('CF-04 takes the consent and the honeypot from the page, not from the request', async () => {
      const fields = { ...form.fields(locale), ...form.wrong };
      const built = (await post(form, locale, fields)).read('Consent');
      const { id } = Object.fromEntries(new URLSearchParams(fields.Consent));
      const version = expect.stringMatching(/^20\d\d-/);
      expect(Object.fromEntries(new URLSearchParams(built))).toMatchObject({ id, version, language: locale });
      const Consent = `id=other&version=2099-01-01&language=${locale}`;
      const shown = await post(form, locale, { ...fields, Consent, Website: 'spam' });
      expect(shown.read('Consent')).toBe(built);
      expect(shown.read('Website')).toBe('');
    });

    it('CF-03 comes back with its checkboxes cleared when another site sent it', async () => {
      for (const Origin of ['https://evil.example', 'null']) {
        const headers = { Origin, Referer: Origin === 'null' ? '' : `${Origin}/` };
        const shown = await post(form, locale, form.fields(locale), headers);
        expect(shown.status).toBe(403);
        expect(shown.read('Email')).toBe('zoe@example.ca');
        for (const name of form.ticked) expect([name, isTicked(shown, name)]).toEqual([name, false]);
        expect(shown.say('[part=status]')).toMatch(
          locale === 'fr' ? /ne connaissons pas le site/ : /don’t know the site/,
        );
        expect(shown.document.querySelector('h1')?.textContent).toMatch(
          locale === 'fr' ? /^Vérifiez le formulaire, puis envoyez-le/ : /^Check the form, then send it/,
        );
        // Nothing is missing.
        expect(shown.document.querySelector('main .standfirst')?.textContent).toBe(shown.say('[part=status]'));
      }
    });

    it.each([
      ['down', createDeadDatabase],
      ['not responding', createHangingDatabase],
    ])('API-03 comes back filled in, without field errors, while the database is %s', async (_what, create) => {
      const broken = await startPageServer({ databaseTimeLimit: 200, ...running.folders }, { database: create() });
      const shown = await postForm(broken.origin, form, locale, form.fields(locale));
      expect(shown.status).toBe(503);
      expect(shown.headers.get('retry-after')).toBe('5');
      expect(shown.form.querySelector('[aria-invalid]')).toBeNull();
      expect(shown.read('Email')).toBe('zoe@example.ca');
      for (const name of form.ticked) expect(isTicked(shown, name)).toBe(true);
      expect(shown.say('.failure[part=status]')).toMatch(/^(Oops|Oups)!/);
      const said = `${shown.say('[part=status]')} ${shown.say('[part=status] + p')}`;
      expect(said.match(locale === 'fr' ? /notre côté/g : /our end/g)).toHaveLength(1);
      expect(said).toMatch(/(still here|toujours là)\.$/);
      await broken.close();
    });
  });
}
