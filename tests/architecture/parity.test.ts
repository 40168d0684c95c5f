import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fillMessage } from '../../host-site/server/forms/plain-forms/fill-message.ts';
import { readContests } from '../../host-site/sources/contests/read-contests.ts';
import { facts } from '../../host-site/sources/facts/facts.ts';
import { routes } from '../../host-site/sources/routes.ts';
import { defaultNetworks } from '../../widgets/elements/share-buttons/default-networks.ts';
import { type Locale, locales } from '../../widgets/shared/locale/locale.ts';
import { ownForms } from '../../widgets/shared/submissions/own-forms.ts';

const read = (path: string) => JSON.parse(readFileSync(path, 'utf8'));
const fill = (text: string, locale: Locale) => fillMessage(text, locale);
const contests = readContests('host-site/retailers/vitrine/content/contests');
const shown = routes.filter(({ kind }) => kind === 'contest').map(({ name }) => name);

describe.each(locales)('consistent names (%s)', (locale) => {
  it.each(shown)('the contest %s has the same name on its page and in its contest file', (id) => {
    const title = contests.get(id)?.title[locale];
    expect(title).toMatch(/\w/);
    expect(read(`host-site/retailers/vitrine/texts/contests.${locale}.json`)[id].title).toBe(title);
  });

  it('consents to emails give the operator’s legal name and address, other consents its legal name', () => {
    const operator = `${facts.company.legalName.text[locale]}, ${facts.company.address.text[locale]}`;
    const folder = 'widgets/shared/submissions';
    const consents = [
      read(`${folder}/newsletter-consent.${locale}.json`).consent,
      read(`${folder}/contest-consent.${locale}.json`).newsletterConsent,
    ].map((text) => fill(text, locale));
    for (const consent of consents) {
      expect(consent.replaceAll('\u00a0', ' ')).toContain(operator.replaceAll('\u00a0', ' '));
      expect(consent).toContain('<contact>');
    }
    const { privacyConsent } = read(`${folder}/contest-consent.${locale}.json`);
    const ofOwnForms = ownForms.map(({ texts }) => texts[locale].consent);
    for (const consent of [privacyConsent, read(`${folder}/contact-consent.${locale}.json`).consent, ...ofOwnForms]) {
      expect(fill(consent, locale)).toContain(facts.company.legalName.text[locale]);
    }
  });
});

it('every content page has the same updated date in both languages', () => {
  const folder = 'host-site/retailers/vitrine/content/pages';
  const findDay = (name: string, locale: string) =>
    /^updated: (.+)$/m.exec(readFileSync(`${folder}/${name}.${locale}.md`, 'utf8'))?.[1];
  const names = readdirSync(folder).flatMap((file) => /^(.+)\.en\.md$/.exec(file)?.[1] ?? []);
  expect(names.filter((name) => findDay(name, 'en') !== findDay(name, 'fr'))).toEqual([]);
});

it('X is called “X” in the site’s navigation and in the share buttons', () => {
  const names = locales.map((locale) => read(`host-site/content/site.${locale}.json`).nav.twitter);
  expect([...names, defaultNetworks.get('twitter')?.name]).toEqual(['X', 'X', 'X']);
});

describe.each([
  ['en', /\bonce a week\b|\bone email a week\b/i],
  ['fr', /\bune fois par semaine\b|\bun courriel par semaine\b/i],
] as const)('consistent statements (%s)', (locale, weekly) => {
  it('the newsletter page, the FAQ and the holiday landing page say that the newsletter is weekly', () => {
    const { description, headline, lead } = read(`host-site/content/newsletter.${locale}.json`);
    const page = (path: string) => readFileSync(`host-site/retailers/vitrine/content/${path}`, 'utf8');
    const answers = page(`pages/faq.${locale}.md`).split(/^### /m);
    const landing = page(`landing/holiday-gifts/${locale}.md`).split(/^## /m);
    const texts = [
      description,
      headline.replace(/<.+?>/g, ''),
      lead,
      answers.find((answer) => answer.includes('{{newsletter.unsubscribeDays}}')),
      landing.find((section) => section.includes('::: newsletter')),
    ];
    for (const text of texts) expect(text).toMatch(weekly);
  });

  it('the dates of the holiday return window appear once, under the heading for past periods', () => {
    const sections = readFileSync(`host-site/retailers/vitrine/content/pages/returns.${locale}.md`, 'utf8').split(
      /^###? /m,
    );
    const dated = sections.filter((section) => section.includes('{{returns.holiday.'));
    expect(dated).toHaveLength(1);
    expect(dated[0]).toMatch(/^(Past|Périodes passées)\n/);
  });
});

describe('facts that the retailer has not confirmed', () => {
  const checklist = readFileSync('docs/release-checklist.md', 'utf8').split('## Before the first release')[1] ?? '';
  const listed = [...checklist.matchAll(/^\| (`.+?`) +\|/gm)].flatMap(([, names = '']) =>
    [...names.matchAll(/`(\w+)`/g)].map(([, name = '']) => name),
  );

  it('are listed in the release checklist, each group exactly once', () => {
    expect(listed.toSorted()).toEqual(Object.keys(facts).toSorted());
  });

  it('include the operator’s legal name if and only if the checklist says that names are invented', () => {
    for (const name of Object.values(facts.company.legalName.text)) {
      const isMarked = checklist.includes(`“${name}”`);
      expect(isMarked).toBe(checklist.includes('are invented'));
    }
  });
});
