import { JSDOM } from 'jsdom';
import { handlerPaths } from '../../../widgets/shared/brand/endpoints.ts';
import { locales } from '../../../widgets/shared/locale/locale.ts';
import { isFullRun } from '../../support/samples.ts';

/** One window reads all pages: making a window takes ten times as long as reading a page. */
const { DOMParser } = new JSDOM('').window;

/** Texts that must stay text wherever they are shown. */
export const hostileTexts = [
  '"><script>alert(1)</script>',
  `' autofocus onfocus='alert(1)`,
  '</textarea></template></form><img src=x onerror=alert(1)>',
  '<!-- --><![CDATA[ ]]>',
  '&quot;&lt;b&gt;&amp;amp;',
  "$& $1 $` $' $$",
  '{{7*7}} {{message}}',
  '\u202Ertl « été » 👩🏽‍🌾',
];

/** A form as a browser without JavaScript sends it. */
export interface PlainForm {
  path: string;
  page: (locale: string) => string;
  fields: (locale: string) => Record<string, string>;
  /** An expected error, by the control to mark. */
  wrong: Record<string, string>;
  /** Boxes that were ticked. */
  ticked: string[];
  /** Free-text fields. */
  textFields: string[];
}

/** The forms to test in a language: all in the full run, in the short run those whose turn it is. */
export const sampleForms = (locale: (typeof locales)[number]): [name: string, form: PlainForm][] =>
  Object.entries(plainForms).filter((_, at) => isFullRun || at % locales.length === locales.indexOf(locale));

/** Our forms, filled in. */
export const plainForms: Record<'newsletter' | 'contact' | 'contest' | 'new movers', PlainForm> = {
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
    wrong: { Email: 'not-an-address', Zip: 'D1D 1D1' },
    ticked: [],
    textFields: ['Email', 'Zip'],
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
    wrong: {
      InquiryType: '',
      Reason: '',
      FirstName: ' ',
      Email: 'not-an-address',
      PostalCode: 'D1D 1D1',
      Phone: 'call me',
    },
    ticked: ['PrivacyAccepted'],
    textFields: ['Message', 'FirstName', 'LastName', 'Email', 'Phone', 'City', 'PostalCode', 'LoyaltyNumber'],
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
    textFields: ['Email', 'Zip', 'LoyaltyNumber', 'SkillAnswer'],
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
    wrong: { Pin: '?', Email: 'not-an-address' },
    ticked: ['TermsAccepted', 'PrivacyAccepted'],
    textFields: ['Pin', 'Email', 'Zip', 'SkillAnswer'],
  },
};

/** A form that came back. */
export interface ShownForm {
  status: number;
  headers: Headers;
  document: Document;
  form: DocumentFragment;
  read: (name: string) => string;
  say: (selector: string) => string;
}

/** Sends a form to a server, as a browser without JavaScript does, and reads the form that comes back. */
export async function postForm(
  origin: string,
  { path, page }: PlainForm,
  locale: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<ShownForm> {
  const response = await fetch(origin + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { Origin: origin, Referer: origin + page(locale), 'Accept-Language': locale, ...headers },
    body: new URLSearchParams(fields),
  });
  const document = new DOMParser().parseFromString(await response.text(), 'text/html');
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
