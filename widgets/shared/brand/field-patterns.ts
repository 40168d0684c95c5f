import type { BrandKey } from './brands.ts';

/** V-12: what a brand asks of an e-mail address beyond the general rule. None does until the retailer says so. */
export const emailPatterns: Partial<Record<BrandKey, RegExp>> = {};

/** V-12: the alternate pattern of fields that hold digits and nothing else. */
export const digitsOnly = /^\d+$/;
