import type { Locale } from '../locale/locale.ts';
import type { BrandKey } from './brands.ts';

type Links = Record<Locale, string>;

/** Sites that differ by brand; placeholders until the retailer names them. */
const brandLinks: Record<BrandKey, Record<'careers' | 'unsubscribe', Links>> = {
  vitrine: {
    careers: { en: 'https://careers.vitrine.example/en', fr: 'https://careers.vitrine.example/fr' },
    unsubscribe: { en: 'https://email.vitrine.example/en/unsubscribe', fr: 'https://email.vitrine.example/fr/retrait' },
  },
  winners: {
    careers: { en: 'https://careers.winners.example/en', fr: 'https://careers.winners.example/fr' },
    unsubscribe: { en: 'https://email.winners.example/en/unsubscribe', fr: 'https://email.winners.example/fr/retrait' },
  },
  marshalls: {
    careers: { en: 'https://careers.marshalls.example/en', fr: 'https://careers.marshalls.example/fr' },
    unsubscribe: {
      en: 'https://email.marshalls.example/en/unsubscribe',
      fr: 'https://email.marshalls.example/fr/retrait',
    },
  },
};

/** Sites of the whole company. */
const companyLinks = {
  findYourStyle: { en: 'https://style.vitrine.example/en', fr: 'https://style.vitrine.example/fr' },
  parentCompany: { en: 'https://www.vitrine-group.example/en', fr: 'https://www.vitrine-group.example/fr' },
  corporateResponsibility: {
    en: 'https://www.vitrine-group.example/en/responsibility',
    fr: 'https://www.vitrine-group.example/fr/responsabilite',
  },
  labour: { en: 'https://www.vitrine-group.example/en/labour', fr: 'https://www.vitrine-group.example/fr/travail' },
  pay: {
    en: 'https://careers.vitrine.example/en/pay-transparency',
    fr: 'https://careers.vitrine.example/fr/transparence-salariale',
  },
} as const satisfies Record<string, Links>;

/** FT-04: our profile on each network. */
export const socialLinks = {
  facebook: { en: 'https://facebook.example/vitrine', fr: 'https://facebook.example/vitrinequebec' },
  twitter: { en: 'https://twitter.example/vitrine', fr: 'https://twitter.example/vitrinequebec' },
  pinterest: { en: 'https://pinterest.example/vitrine', fr: 'https://pinterest.example/vitrinequebec' },
  youtube: { en: 'https://youtube.example/vitrine', fr: 'https://youtube.example/vitrinequebec' },
  instagram: { en: 'https://instagram.example/vitrine', fr: 'https://instagram.example/vitrinequebec' },
} as const satisfies Record<string, Links>;

const sharedLinks = { ...companyLinks, ...socialLinks };

/** A page of the company's own sites that we link to. */
export type CompanyPage = keyof typeof sharedLinks | 'careers' | 'unsubscribe';
/** Every `CompanyPage`. */
export const companyPages = [...Object.keys(sharedLinks), 'careers', 'unsubscribe'] as readonly CompanyPage[];

/** A page's production address. */
export function findCompanyLink(page: CompanyPage, brand: BrandKey, locale: Locale): string {
  if (page === 'careers' || page === 'unsubscribe') return brandLinks[brand][page][locale];
  return sharedLinks[page][locale];
}
