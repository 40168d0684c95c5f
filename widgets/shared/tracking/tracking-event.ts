/** Where a newsletter form stands. */
export type FormLocation = 'Lightbox' | 'Gift Card Lightbox' | 'Page';

/** A newsletter sign-up that is new to the list (NL-09). */
interface FormSubmission {
  event: 'formSubmission';
  formType: 'Email Subscribe';
  formLocation: FormLocation;
  formLanguage: 'en' | 'fr';
  formLanguagePreference: 'en' | 'fr';
}

/** An entry that is new to a contest (CE-01, NM-01); never what it has won. */
interface EntrySubmission {
  event: 'formSubmission';
  formType: 'Contest Entry';
  /** Which contest. */
  formLocation: string;
  formLanguage: 'en' | 'fr';
  formLanguagePreference: 'en' | 'fr';
}

/** A page that was seen (TR-01); addresses without what says where or who somebody is. */
export interface PageView {
  event: 'pageview';
  hostname: string;
  url: string;
  path: string;
  /** Locale and route name: `fr:giftcards`. */
  page_title: string;
  page_referrer: string;
}

/** The gift page was seen, as its advertiser is told (GB-03). */
interface PageVisit {
  event: 'PageVisit';
  page_title: string;
}

/** The tag manager's container begins; its own triggers wait for this. */
interface ContainerStart {
  event: 'gtm.js';
  /** Milliseconds since 1970. */
  'gtm.start': number;
}

/** Somebody set out to share the page (SH-02). */
interface Share {
  event: 'share';
  /** A network, `native` for the device’s own sharing, or `copy` for the link. */
  method: string;
}

/** Everything that is ever told to the tag manager. Never personal data. */
export type TrackingEvent = PageView | FormSubmission | EntrySubmission | Share | PageVisit | ContainerStart;
