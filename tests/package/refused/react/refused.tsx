import { NewsletterForm } from '@vitrine/widgets/react';

/** A brand that does not exist. */
// @ts-expect-error TypeScript must refuse it.
export const brand = <NewsletterForm brand="sears" />;
/** A detail that the event does not have. */
// @ts-expect-error TypeScript must refuse it.
export const detail = <NewsletterForm onVitrineNewsletterSubmitted={(event) => event.detail.nothing} />;
/** An event that does not exist. */
// @ts-expect-error TypeScript must refuse it.
export const handler = <NewsletterForm onVitrineNewsletterNothing={() => undefined} />;
/** The same brand on the element itself. */
// @ts-expect-error TypeScript must refuse it.
export const tag = <vitrine-newsletter-form brand="sears" />;
/** The same detail on the element itself. */
// @ts-expect-error TypeScript must refuse it.
export const heard = <vitrine-newsletter-form onvitrine-newsletter-failed={(event) => event.detail.nothing} />;
