import type { Locale } from '../locale/locale.ts';
import { brandKeys } from './brands.ts';

/**
 * The values of the `brand` attribute as the documentation lists them, each as code: `a`, `b` or `c`. A bundle without
 * documentation leaves out what only this makes.
 */
/* @__NO_SIDE_EFFECTS__ */
export const listBrands = (locale: Locale, keys: readonly string[] = brandKeys): string =>
  new Intl.ListFormat(`${locale}-CA`, { type: 'disjunction' }).format(keys.map((key) => `\`${key}\``));
