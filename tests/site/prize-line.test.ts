import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findUnlistedContests } from '../../host-site/server/forms/contest/unlisted-contests.ts';
import { readContests } from '../../host-site/sources/contests/read-contests.ts';
import { forEvery } from '../support/for-every.ts';
import { builtPages } from './support/built-site.ts';

const line = {
  en: 'No purchase necessary. Skill-testing question. Odds depend on the number of entries. Rules.',
  fr: 'Aucun achat requis. Question d’habileté mathématique. Chances selon le nombre de participations. Règlement.',
};
/** Words in which a page offers a prize. The rules have the same terms at length. */
const offer = {
  en: /\bsubscribers win\b|\benter to win|\byou could win\b/i,
  fr: /nous tirons au sort|tirage d’une virée|courez la chance|vont à des personnes abonnées/i,
};
/** Forms that offer a prize. A contest that is not open has no form. */
const forms = ['vitrine-newsletter-form form', 'vitrine-contest-entry form', 'vitrine-new-movers form'];

describe('the terms of a prize', () => {
  forEvery(builtPages, ({ path }) => path)(
    'are once in every form with a prize, with a link to the rules, and on every page that offers a prize',
    ({ document, locale, route }) => {
      const offers = [...document.querySelectorAll(forms.join())];
      for (const form of offers) {
        const text = form.textContent?.replaceAll('\u00a0', ' ') ?? '';
        expect(text.split(line[locale])).toHaveLength(2);
        expect(form.querySelector(`a[href$="/${locale}/contestrules"]`)).not.toBeNull();
      }
      const { textContent } = document.querySelector('main') ?? document.body;
      const announces = offer[locale].test(textContent) || document.querySelector('.detail-prize') !== null;
      if (route.name !== 'contestrules' && announces) {
        expect(textContent.replaceAll('\u00a0', ' ')).toContain(line[locale]);
      }
      for (const form of document.querySelectorAll('vitrine-contact-form form, vitrine-gift-balance form'))
        expect(form.textContent).not.toContain(line[locale].slice(0, 18));
    },
  );

  it('are on the rules page for every contest, according to the server’s startup check', () => {
    const contests = readContests('host-site/retailers/vitrine/content/contests');
    const readPage = (path: string) => readFileSync(`dist/site${path}.html`, 'utf8');
    expect(findUnlistedContests(contests, readPage)).toEqual([]);
    expect(findUnlistedContests(contests, () => '')).toHaveLength(contests.size);
  });
});
