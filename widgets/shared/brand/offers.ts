import * as declared from './retailer.ts';

/** What the retailer has, of what forms ask about: a loyalty program, gift cards. */
export const offers: Readonly<Record<'loyalty' | 'giftCards', boolean>> = declared.offers;
