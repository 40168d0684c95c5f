import { findCategories } from '../shared/brand/find-categories.ts';
import { readChoice, readShown, writeQuery } from '../shared/lists/view-query.ts';

/** What the wall shows. */
export interface WallView {
  category: string;
  /** How many finds at most. */
  shown: number;
}

/** Finds at first, and more with each press: three bands of a large one and four small ones. */
export const step = 15;

/** The view that a query string asks for; `preset` is the page's own category. */
export function readWallView(search: string, preset: string): WallView {
  const query = new URLSearchParams(search);
  return {
    category: readChoice(query.get('find'), findCategories, preset),
    shown: readShown(query.get('n'), step),
  };
}

/** A query string, with its `?` or empty, for a view; other parameters of `search` stay. */
export function writeWallView({ category, shown }: WallView, search: string, preset: string): string {
  const values = { find: category === preset ? '' : category, n: shown > step ? String(shown) : '' };
  return writeQuery(values, search);
}
