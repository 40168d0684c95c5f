/**
 * What a framed page passes on: that something was opened, sent or followed, or failed. A test compares the list with the
 * contracts of the elements that can be framed.
 */
export const relayedEvents = [
  'vitrine-newsletter-submitted',
  'vitrine-newsletter-failed',
  'vitrine-contact-submitted',
  'vitrine-contact-failed',
  'vitrine-contest-submitted',
  'vitrine-contest-failed',
  'vitrine-partner-followed',
  'vitrine-video-started',
  'vitrine-store-picked',
  'vitrine-stores-failed',
  'vitrine-articles-failed',
  'vitrine-finds-failed',
] as const;
