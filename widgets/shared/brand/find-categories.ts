import type { LocalizedText } from '../locale/locale.ts';
import { findCategoryNames as declared } from './retailer.ts';

/** The retailer's categories of shoppers' finds (AR-04), and their names. */
export const findCategoryNames: Readonly<Record<string, LocalizedText>> = declared;

/** Values of a choice among them; `all` matches every find. */
export const findCategories: readonly string[] = ['all', ...Object.keys(findCategoryNames)];
