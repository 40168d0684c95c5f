import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startFormServer } from '../../../../tests/server/support/form-server.ts';
import { plainForms, postForm, type ShownForm, sampleForms } from '../../../../tests/server/support/plain-forms.ts';
import { locales } from '../../../../widgets/shared/locale/locale.ts';

let running: Awaited<ReturnType<typeof startFormServer>>;
beforeAll(async () => {
  running = await startFormServer({ rateLimitPerMinute: 12, proofOfWorkPercent: 0, trustedProxies: 1 });
});
afterAll(() => running.stop());

/** The answer to a question, and its field. */
const readQuestion = (shown: ShownForm) => {
  const input = shown.form.querySelector<HTMLInputElement>('[name=QuestionAnswer]');
  const label = shown.form.querySelector(`label[for=${input?.id}]`)?.textContent ?? '';
  const [first = 0, second = 0] = (label.match(/\d+/g) ?? []).map(Number);
  return { input, label, answer: `${first + second}` };
};

for (const [at, locale] of locales.entries()) {
  describe.each(sampleForms(locale))(`the %s form without JavaScript over the rate limit (${locale})`, (name, form) => {
    const client = `192.0.2.${Object.keys(plainForms).indexOf(name) * 2 + at + 1}`;
    const fields = { ...form.fields(locale), Email: `near.${at}@example.ca` };
    const post = (more: Record<string, string> = {}) =>
      postForm(running.server.origin, form, locale, { ...fields, ...more }, { 'X-Forwarded-For': client });

    it('R22 comes back filled in with an arithmetic question, again after a wrong answer, and is sent with the right one', async () => {
      const shown = await post();
      expect(shown.status).toBe(429);
      for (const [field, value] of Object.entries(fields))
        if (field !== 'Consent' && !form.ticked.includes(field))
          expect([field, shown.read(field)]).toEqual([field, value]);
      for (const ticked of form.ticked)
        expect(shown.form.querySelector<HTMLInputElement>(`[name="${ticked}"][type=checkbox]`)?.checked).toBe(true);
      const { input, label, answer } = readQuestion(shown);
      expect(label).toMatch(locale === 'fr' ? /^Combien font \d plus \d\?/ : /^What is \d plus \d\?/);
      expect(input?.hasAttribute('autofocus')).toBe(true);
      expect(shown.form.querySelector(`#${input?.getAttribute('aria-describedby')}`)?.textContent).toMatch(/\.$/);
      expect(shown.say('[part=status]')).toMatch(locale === 'fr' ? /toujours là\.$/ : /still here\.$/);
      const wrong = await post({ Question: shown.read('Question'), QuestionAnswer: '99', Page: shown.read('Page') });
      expect(wrong.status).toBe(429);
      expect(readQuestion(wrong).input?.getAttribute('aria-invalid')).toBe('true');
      expect(wrong.say('#QuestionAnswer-error')).toMatch(/\.$/);
      // The first question is used up.
      expect((await post({ Question: shown.read('Question'), QuestionAnswer: answer })).status).toBe(429);
      const sent = await post({ Question: wrong.read('Question'), QuestionAnswer: readQuestion(wrong).answer });
      expect(sent.form.querySelector('[name=QuestionAnswer]')).toBeNull();
      // An entry is answered with the page that tells its reference; the PIN of a new mover is wrong.
      expect(sent.status).toBe({ contest: 200, 'new movers': 422 }[name as string] ?? 303);
    });
  });
}
