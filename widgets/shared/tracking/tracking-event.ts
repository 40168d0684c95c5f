/** Which widget contains a newsletter form. */
export type FormLocation = 'Lightbox' | 'Gift Card Lightbox' | 'Page';

/** A sign-up of an address that is new to the list (NL-09). */
interface FormSubmission {
  /** In the sandbox another name, so that no trigger counts a conversion. */
  event: 'formSubmission' | 'sandboxFormSubmission';
  formType: 'Email Subscribe';
  formLocation: FormLocation;
  formLanguage: 'en' | 'fr';
  formLanguagePreference: 'en' | 'fr';
}

/** A new contest entry (CE-01, NM-01); never its prize. */
interface EntrySubmission {
  event: FormSubmission['event'];
  formType: 'Contest Entry';
  /** The contest's id. */
  formLocation: string;
  formLanguage: 'en' | 'fr';
  formLanguagePreference: 'en' | 'fr';
}

/** A page view (TR-01); addresses exclude any part that shows who or where someone is. */
export interface PageView {
  event: 'pageview';
  hostname: string;
  url: string;
  path: string;
  /** Locale and route name: `fr:giftcards`. */
  page_title: string;
  page_referrer: string;
}

/** A view of the gift page, as its advertiser counts it (GB-03). */
interface PageVisit {
  event: 'PageVisit';
  page_title: string;
}

/** Start of the tag manager's container; its own triggers wait for this. */
interface ContainerStart {
  event: 'gtm.js';
  /** Milliseconds since 1970. */
  'gtm.start': number;
}

/** Someone started to share the page (SH-02). */
interface Share {
  event: 'share';
  /** A network, `native` for the device’s own sharing, or `copy` for the link. */
  method: string;
}

/** Everything that is sent to the tag manager. Never personal data. */
export type TrackingEvent = PageView | FormSubmission | EntrySubmission | Share | PageVisit | ContainerStart;
