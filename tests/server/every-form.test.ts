import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { defaultDelivery } from '../../host-site/server/delivery/outbox.ts';
import { type DefinedForm, forms } from '../../host-site/server/forms/definitions/form-definitions.ts';
import { type RunningServer, startServer } from '../../host-site/server/start-server.ts';
import { renderWidget } from '../../widgets/server.ts';
import { locales } from '../../widgets/shared/locale/locale.ts';
import { describeError } from '../../widgets/shared/submissions/field-errors.ts';
import { buildFormBody, listFormErrors } from '../../widgets/shared/submissions/form-declaration.ts';
import { cleanValue } from '../../widgets/shared/submissions/form-model.ts';
import { sampleFields } from './support/field-samples.ts';
import { postForm } from './support/plain-forms.ts';
import { runPrivacy, runSubmissions } from './support/server-process.ts';
import { postToService } from './support/service-responses.ts';
import { createFolder, writeFiles } from './support/temporary-folder.ts';
import { createConfig } from './support/test-config.ts';
import { createTestDatabase, type TestDatabase } from './support/test-databases.ts';
import { accepted, startUpstream } from './support/upstream.ts';

// What derives from a form's definition, for each form: also for one that a retailer adds.

const address = 'planted.address@example.ca';
const other = 'another.address@example.ca';

/** A valid value for each field that applies; those of free texts say where they are from. */
function fillIn({ model }: DefinedForm): Record<string, string> {
  const samples = sampleFields(model, 1);
  const filled: Record<string, string> = {};
  for (const [name, field] of Object.entries(model)) {
    if (field.isShown?.(filled) === false) continue;
    const values = [`Planted ${name}`, ...(samples[name] ?? [])].map((value) => cleanValue(field, String(value)));
    filled[name] = name === 'Email' ? address : (values.find((value) => value && field.isValid(value, filled)) ?? '');
  }
  return filled;
}

/** The pages of a form and of its results, as small as they can be. */
function createPages({ name, page }: DefinedForm) {
  const folder = createFolder();
  const tag = name === 'contact' ? 'vitrine-contact-form' : `vitrine-${name}`;
  const result = '<!doctype html><title>result</title><div class="form-again"></div><div class="go-back"></div>';
  const files = locales.flatMap((locale) => [
    [`${locale}/${page}.html`, `<!doctype html><title>form</title>${renderWidget(tag, { locale, api: '/' })}`],
    ...['thank-you', 'check-fields', 'problem'].map((each) => [`${locale}/${page}/${each}.html`, result]),
  ]);
  writeFiles(folder.path, Object.fromEntries(files));
  return { siteDir: folder.path, remove: folder.remove };
}

describe.each(forms.map((form) => [form.name, form] as const))('the form %s, by its definition', (name, form) => {
  const { model, path, table, columns, retained, months, messages, nameControl = (field) => field } = form;
  const filled = fillIn(form);
  const controls = Object.fromEntries(
    Object.entries(filled).map(([field, value]) => [nameControl(field, filled), value]),
  );
  const protocol = { brand: 'vitrine', locale: 'en', language: 'en', page: `/en/${form.page}` } as const;
  const createBody = (changes: Record<string, unknown> = {}) => ({
    requestId: randomUUID(),
    ...buildFormBody({ ...filled, PrivacyAccepted: true, ...changes }, protocol),
  });
  const personal = Object.entries(filled).flatMap(([field, value]) =>
    columns[field]?.isPersonal && value.length > 3 ? [value] : [],
  );
  const pages = createPages(form);
  let location: TestDatabase;
  let server: RunningServer;
  let upstream: Awaited<ReturnType<typeof startUpstream>>;
  const post = async (body: unknown) => {
    const response = await postToService(server.origin + path, body);
    return { http: response.status, ...(await response.json()) };
  };
  const list = () => server.database.query(`select * from ${table}`);

  beforeAll(async () => {
    location = await createTestDatabase('pglite');
    upstream = await startUpstream(() => accepted);
    const delivery = { ...defaultDelivery, upstreamUrls: { [name]: upstream.url }, pollingInterval: 0.5 };
    server = await startServer(createConfig({ ...location, siteDir: pages.siteDir, delivery }));
  });
  afterAll(async () => {
    await server.close();
    await upstream.close();
    await location.remove();
    pages.remove();
  });

  it('stores what is posted once, encrypted, and delivers it with its reference', async () => {
    const body = createBody();
    const first = await post(body);
    expect(first).toMatchObject({ http: 200, status: 0, reference: expect.stringMatching(/^.{4}-.{4}$/) });
    expect(await post(body)).toEqual(first);
    expect(await post({ ...body, Page: '/en/elsewhere' })).toMatchObject({ http: 409 });
    const rows = await list();
    expect(rows).toHaveLength(1);
    expect(personal.length).toBeGreaterThan(1);
    for (const value of personal) expect(JSON.stringify(rows)).not.toContain(value);
    await vi.waitFor(() => expect(upstream.calls).toHaveLength(1), { timeout: 30_000, interval: 200 });
    expect(upstream.calls[0]?.body).toMatchObject({ ...filled, Reference: first.reference, PrivacyAccepted: true });
  });

  it('refuses what the browser refuses, with a sentence in both languages', async () => {
    for (const [field, { required, choices }] of Object.entries(model)) {
      const wrong = [...(required ? [''] : []), choices ? 'not one of them' : '\u0001'];
      for (const value of wrong) {
        const body = createBody({ [field]: value });
        const errors = listFormErrors(model, body);
        if (errors.length === 0) continue;
        const response = await post(body);
        expect([field, value, response.http]).toEqual([field, value, 422]);
        expect(response.errors).toEqual(errors);
        for (const locale of locales) {
          const texts: Record<string, string> = messages[locale];
          for (const error of errors)
            expect(describeError({ t: (key) => texts[key] }, error.field, error.code), error.field).toBeTruthy();
        }
      }
    }
    expect(await post(createBody({ PrivacyAccepted: undefined }))).toMatchObject({ status: -20 });
  });

  it.each(locales)(
    'works without a script: what is wrong is beside its field, then a page says thank you (%s)',
    async (locale) => {
      const plain = {
        path,
        page: () => `/${locale}/${form.page}`,
        fields: () => controls,
        wrong: {},
        ticked: [],
        textFields: [],
      };
      const sent = {
        ...controls,
        Brand: 'vitrine',
        LanguagePreference: locale,
        PrivacyAccepted: 'true',
        Consent: `id=${name}&version=${form.consent[locale].consentVersion}&language=${locale}`,
        Email: `plain.${locale}@example.ca`,
      };
      const refused = await postForm(server.origin, plain, locale, { ...sent, Email: 'nowhere' });
      expect(refused.status).toBe(422);
      expect(refused.say('#Email-error')).toBe((messages[locale] as Record<string, string>).Email_INVALID);
      expect(refused.read('Email')).toBe('nowhere');
      const taken = await postForm(server.origin, plain, locale, sent);
      expect(taken.status).toBe(303);
      expect(taken.headers.get('location')).toMatch(`/${locale}/${form.page}/thank-you?reference=`);
      const [consent] = await server.database.query(
        `select purpose, name from consents c join ${table} s on s.id = c.${form.consentOwner}
       order by s.position desc limit 1`,
      );
      expect(consent).toEqual({ purpose: form.consentPurpose, name });
    },
  );

  it('is listed, found, corrected and erased by operators’ commands', async () => {
    const exported = await runSubmissions(location, name, '--format', 'json');
    for (const value of Object.values(filled)) expect(exported.stdout).toContain(JSON.stringify(value).slice(1, -1));
    const found = await runPrivacy(location, 'find', '--email', address);
    expect(found.stdout).toMatch(new RegExp(`^"?${name}"?,`, 'm'));
    expect((await runPrivacy(location, 'correct', '--email', address, '--to', other)).stdout).toContain('1 corrected');
    const before = (await list()).length;
    const erased = await runPrivacy(location, 'erase', '--email', other, '--reason', 'asked');
    expect([erased.code, erased.stderr]).toEqual([0, '']);
    expect(await list()).toHaveLength(before - 1);
  });

  it('is deleted after its months', { tags: ['full'] }, async () => {
    await server.database.query(
      `update ${table} set delivered_at = now(), created_at = now() - make_interval(months => $1::integer, days => 1)`,
      [months],
    );
    const dry = await runPrivacy(location, 'retention', '--dry-run');
    expect(dry.stdout).toContain(`${locales.length} ${retained}`);
    await runPrivacy(location, 'retention', '--although-unusual');
    expect(await list()).toEqual([]);
  });
});
