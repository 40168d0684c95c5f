import type { BrandKey } from './brands.ts';

/**
 * What a sign-up can win (website.md §9): the number of gift cards drawn every month with their value in dollars, and the
 * value of the e-gift card drawn every quarter among new subscribers.
 */
export const newsletterOffer = { prizes: 25, amount: 100, welcome: 200 } as const;

/** Whether a brand has the welcome draw: its card is ours, and a sister brand promises only the draw for every list. */
export const hasWelcomeDraw = (brand: BrandKey): boolean => brand === 'vitrine';
