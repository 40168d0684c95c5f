import i18next from 'i18next';
import { retailerTexts } from '../../widgets/shared/brand/retailer.ts';
import { frenchForms } from '../../widgets/shared/locale/french-forms.ts';
import type { Locale } from '../../widgets/shared/locale/locale.ts';
import { ownForms } from '../../widgets/shared/submissions/own-forms.ts';
import articlesEn from '../content/articles.en.json' with { type: 'json' };
import articlesFr from '../content/articles.fr.json' with { type: 'json' };
import contactEn from '../content/contact.en.json' with { type: 'json' };
import contactFr from '../content/contact.fr.json' with { type: 'json' };
import contestsEn from '../content/contests.en.json' with { type: 'json' };
import contestsFr from '../content/contests.fr.json' with { type: 'json' };
import fabFindsEn from '../content/fab-finds.en.json' with { type: 'json' };
import fabFindsFr from '../content/fab-finds.fr.json' with { type: 'json' };
import giftEn from '../content/gift.en.json' with { type: 'json' };
import giftFr from '../content/gift.fr.json' with { type: 'json' };
import homeEn from '../content/home.en.json' with { type: 'json' };
import homeFr from '../content/home.fr.json' with { type: 'json' };
import landingEn from '../content/landing.en.json' with { type: 'json' };
import landingFr from '../content/landing.fr.json' with { type: 'json' };
import messagesEn from '../content/messages.en.json' with { type: 'json' };
import messagesFr from '../content/messages.fr.json' with { type: 'json' };
import newsletterEn from '../content/newsletter.en.json' with { type: 'json' };
import newsletterFr from '../content/newsletter.fr.json' with { type: 'json' };
import siteEn from '../content/site.en.json' with { type: 'json' };
import siteFr from '../content/site.fr.json' with { type: 'json' };
import storeEn from '../content/store.en.json' with { type: 'json' };
import storeFr from '../content/store.fr.json' with { type: 'json' };
import widgetsEn from '../content/widgets.en.json' with { type: 'json' };
import widgetsFr from '../content/widgets.fr.json' with { type: 'json' };
import { retailerTextFiles } from '../retailers/retailer-content.ts';
import { replaceTexts, type TextTree } from '../retailers/text-tree.ts';

/** The message of a key such as `site:footer.about`, with values filled in. Throws for a missing key. */
export type Translate = (key: string, values?: Record<string, string | number>) => string;

const formsIn = (locale: Locale) => Object.fromEntries(ownForms.map(({ name, texts }) => [name, texts[locale]]));

/** The kit’s messages by language and by the name of their file, before a retailer says others in their place. */
export const kitTexts = {
  en: {
    articles: articlesEn,
    contact: contactEn,
    contests: contestsEn,
    'fab-finds': fabFindsEn,
    forms: formsIn('en'),
    gift: giftEn,
    home: homeEn,
    landing: landingEn,
    messages: messagesEn,
    newsletter: newsletterEn,
    site: siteEn,
    store: storeEn,
    widgets: widgetsEn,
  },
  fr: {
    articles: articlesFr,
    contact: contactFr,
    contests: contestsFr,
    'fab-finds': fabFindsFr,
    forms: formsIn('fr'),
    gift: giftFr,
    home: homeFr,
    landing: landingFr,
    messages: messagesFr,
    newsletter: newsletterFr,
    site: siteFr,
    store: storeFr,
    widgets: widgetsFr,
  },
};

/** A file of the kit's messages, by its name, with what the retailer's file of this name says in its place. */
function putOwnTexts(name: string, locale: Locale, texts: TextTree): TextTree {
  const own = retailerTextFiles[locale][name];
  return own ? replaceTexts(texts, own) : texts;
}

/** Every text of the site in a language by its file's name, unfilled; the retailer's own where it has one. */
export const listTexts = (locale: Locale): Record<string, TextTree> =>
  Object.fromEntries(
    Object.entries<TextTree>(kitTexts[locale]).map(([name, texts]) => [name, putOwnTexts(name, locale, texts)]),
  );

const { brand, legalName, loyalty, hashtag } = retailerTexts;
/** What every message may name: `{{brand}}`, in French also `{{brand, de}}` and `{{brand, que}}`, `{{legalName}}`, `{{loyalty}}` and `{{hashtag}}`. */
const names = {
  en: { brand: brand.en, legalName: legalName.en, loyalty: loyalty.en, hashtag: hashtag.en },
  fr: { brand: brand.fr, legalName: legalName.fr, loyalty: loyalty.fr, hashtag: hashtag.fr },
};

/** Names of these, without those of what the retailer does not have, such as the hashtag of shoppers' finds. */
export const sharedNames: readonly string[] = Object.entries(names.en).flatMap(([name, text]) => (text ? [name] : []));

/**
 * Messages of both languages. There is no fallback between languages: a missing key stops the build (LOC-01, LOC-06).
 */
export async function loadTranslations(
  texts: Record<Locale, Record<string, TextTree>> = { en: listTexts('en'), fr: listTexts('fr') },
): Promise<Record<Locale, Translate>> {
  const instance = i18next.createInstance();
  await instance.init({
    resources: texts,
    lng: 'en',
    fallbackLng: false,
    interpolation: { escapeValue: false },
  });
  for (const [form, put] of Object.entries(frenchForms)) instance.services.formatter?.add(form, put);
  const bind = (locale: Locale): Translate => {
    const translate = instance.getFixedT(locale);
    return (key, values) => {
      if (!instance.exists(key, { ...values, lng: locale })) throw new Error(`No ${locale} text for ${key}`);
      // Texts are written by many, and `$t(…)` in one would put another text there.
      return String(translate(key, { ...names[locale], ...values, nest: false }));
    };
  };
  return { en: bind('en'), fr: bind('fr') };
}
