import type { BrandKey } from './brands.ts';

/** V-12: extra e-mail patterns by brand. None until the retailer names one. */
export const emailPatterns: Partial<Record<BrandKey, RegExp>> = {};

/** V-12: the alternate pattern for digits-only fields. */
export const digitsOnly = /^\d+$/;
