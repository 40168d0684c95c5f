import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readContests } from '../../host-site/contests/read-contests.ts';
import { facts } from '../../host-site/facts/facts.ts';
import { routes } from '../../host-site/routes.ts';
import { defaultNetworks } from '../../widgets/share-buttons/default-networks.ts';
import { locales } from '../../widgets/shared/locale/locale.ts';

const read = (path: string) => JSON.parse(readFileSync(path, 'utf8'));
const contests = readContests('host-site/content/contests');
const shown = routes.filter(({ kind }) => kind === 'contest').map(({ name }) => name);

describe.each(locales)('what has one name (%s)', (locale) => {
  it.each(shown)('the contest %s is named alike in the navigation, on its page, in its form and in the rules', (id) => {
    const { nav } = read(`host-site/content/site.${locale}.json`);
    const page = read(`host-site/content/contests.${locale}.json`)[id];
    expect([nav[id], page.title]).toEqual(Array(2).fill(contests.get(id)?.title[locale]));
  });

  it('the operator is named with its legal name and address in every consent to emails, and by its name in every consent', () => {
    const operator = `${facts.company.legalName.text[locale]}, ${facts.company.address.text[locale]}`;
    const folder = 'widgets/shared/submissions';
    const consents = [
      read(`${folder}/newsletter-consent.${locale}.json`).consent,
      read(`${folder}/contest-consent.${locale}.json`).newsletterConsent,
    ];
    for (const consent of consents) {
      expect(consent.replaceAll('\u00a0', ' ')).toContain(operator.replaceAll('\u00a0', ' '));
      expect(consent).toContain('<contact>');
    }
    const { privacyConsent } = read(`${folder}/contest-consent.${locale}.json`);
    for (const consent of [privacyConsent, read(`${folder}/contact-consent.${locale}.json`).consent]) {
      expect(consent.replaceAll('\u00a0', ' ')).toContain(facts.company.legalName.text[locale]);
    }
  });
});

it('a page says the same day of its latest change in both languages', () => {
  const folder = 'host-site/content/pages';
  const findDay = (name: string, locale: string) =>
    /^updated: (.+)$/m.exec(readFileSync(`${folder}/${name}.${locale}.md`, 'utf8'))?.[1];
  const names = readdirSync(folder).flatMap((file) => /^(.+)\.en\.md$/.exec(file)?.[1] ?? []);
  expect(names.filter((name) => findDay(name, 'en') !== findDay(name, 'fr'))).toEqual([]);
});

it('X has one name, in the footer and in the share buttons', () => {
  const names = locales.map((locale) => read(`host-site/content/site.${locale}.json`).nav.twitter);
  expect([...names, defaultNetworks.get('twitter')?.name]).toEqual(['X', 'X', 'X']);
});

describe.each([
  ['en', /\bonce a week\b|\bone email a week\b/i],
  ['fr', /\bune fois par semaine\b|\bun courriel par semaine\b/i],
] as const)('what is said in several places is said alike (%s)', (locale, weekly) => {
  it('the newsletter comes once a week, on its page, in the questions and on the landing page', () => {
    const { description, headline, lead } = read(`host-site/content/newsletter.${locale}.json`);
    const page = (path: string) => readFileSync(`host-site/content/${path}`, 'utf8');
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

  it('the dates of a past return window are below the heading of past ones', () => {
    const sections = readFileSync(`host-site/content/pages/returns.${locale}.md`, 'utf8').split(/^###? /m);
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

  it('are listed in the release checklist, each group once', () => {
    expect(listed.toSorted()).toEqual(Object.keys(facts).toSorted());
  });

  it('name the invented operator, as long as it is invented', () => {
    for (const name of Object.values(facts.company.legalName.text)) {
      const isMarked = checklist.includes(`“${name}”`);
      expect(isMarked).toBe(checklist.includes('are invented'));
    }
  });
});
