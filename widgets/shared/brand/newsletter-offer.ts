import { type BrandKey, ownBrand } from './brands.ts';
import * as declared from './retailer.ts';

/**
 * What a sign-up can win (website.md §9): the number of gift cards drawn every month with their value in dollars, and the
 * value of the e-gift card drawn every quarter among new subscribers.
 */
export const newsletterOffer: Readonly<Record<'prizes' | 'amount' | 'welcome', number>> = declared.newsletterOffer;

/** Whether a sign-up takes part in a draw. */
export const hasDraw: boolean = declared.offers.draw;

/** Whether a brand has the welcome draw: its card is ours, and a sister brand promises only the draw for every list. */
export const hasWelcomeDraw = (brand: BrandKey): boolean => hasDraw && brand === ownBrand;
