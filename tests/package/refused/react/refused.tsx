import { NewsletterForm } from '@vitrine/widgets/react';

// @ts-expect-error There is no such brand.
export const brand = <NewsletterForm brand="sears" />;
// @ts-expect-error There is no such detail.
export const detail = <NewsletterForm onVitrineNewsletterSubmitted={(event) => event.detail.nothing} />;
// @ts-expect-error There is no such event.
export const handler = <NewsletterForm onVitrineNewsletterNothing={() => undefined} />;
// @ts-expect-error The tag has no such brand either.
export const tag = <vitrine-newsletter-form brand="sears" />;
// @ts-expect-error Nor such a detail.
export const heard = <vitrine-newsletter-form onvitrine-newsletter-failed={(event) => event.detail.nothing} />;
