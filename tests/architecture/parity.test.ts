import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readContests } from '../../host-site/contests/read-contests.ts';
import { facts } from '../../host-site/facts/facts.ts';
import { routes } from '../../host-site/routes.ts';
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

  it('the operator is named with its legal name and address in every consent to emails', () => {
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
  });
});
