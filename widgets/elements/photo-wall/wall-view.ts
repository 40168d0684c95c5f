import { findCategories } from '../../shared/brand/find-categories.ts';
import { readChoice, readShown, writeQuery } from '../../shared/lists/view-query.ts';

/** What the wall shows. */
export interface WallView {
  category: string;
  /** Maximum number of finds. */
  shown: number;
}

/** Number of finds at first, and how many more each press shows: three bands of one large and four small ones. */
export const pageSize = 15;

/** Reads the view from a query string; `preset` is the page's own category. */
export function readWallView(search: string, preset: string): WallView {
  const query = new URLSearchParams(search);
  return {
    category: readChoice(query.get('find'), findCategories, preset),
    shown: readShown(query.get('n'), pageSize),
  };
}

/** Writes the view into a query string (with its `?`, or empty) and keeps the other parameters of `search`. */
export function writeWallView({ category, shown }: WallView, search: string, preset: string): string {
  const values = { find: category === preset ? '' : category, n: shown > pageSize ? String(shown) : '' };
  return writeQuery(values, search);
}
