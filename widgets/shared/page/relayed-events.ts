/**
 * What a framed page passes on: that something was opened, sent or followed, or failed. A test compares the list with the
 * contracts of the elements that can be framed; a form of a retailer's own has the same events as any other.
 */
export const relayedEvents = [
  'vitrine-newsletter-submitted',
  'vitrine-newsletter-failed',
  'vitrine-contact-submitted',
  'vitrine-contact-failed',
  'vitrine-contest-submitted',
  'vitrine-contest-failed',
  'vitrine-form-submitted',
  'vitrine-form-failed',
  'vitrine-partner-followed',
  'vitrine-video-started',
  'vitrine-store-picked',
  'vitrine-store-saved',
  'vitrine-stores-failed',
  'vitrine-articles-failed',
  'vitrine-finds-failed',
] as const;

/** Event of a frame in which an element is defined. */
export const frameLoaded = 'vitrine-frame-loaded';

/** Message to the page around a frame: how high its content is, in CSS pixels. Any page may read it. */
export interface HeightMessage {
  type: 'vitrine:height';
  height: number;
}

/** Message to the page around a frame: what an element told. No event of ours has personal data. */
export interface EventMessage {
  type: 'vitrine:event';
  version: 1;
  event: string;
  detail: Record<string, unknown>;
}
