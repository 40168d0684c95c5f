import { findCategories } from '../shared/brand/find-categories.ts';
import type { Locale } from '../shared/locale/locale.ts';

type Words = Record<Locale, string>;

/** A shopper's find. */
export interface Find {
  id: string;
  category: string;
  picture: string;
  /** What the picture shows. */
  alt: Words;
  /** What its finder says of it; empty where nothing is said. */
  caption: Words;
  handle: string;
  /** Where it was posted; empty where there is no such place. */
  postUrl: string;
}

/** What could be read of a list, and the rows that could not, counted from 1. */
export interface ReadFinds {
  finds: Find[];
  badRows: number[];
}

const readText = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** The whole of an http address that may be relative; empty for any other. */
function resolveAddress(value: unknown, base: string): string {
  const text = readText(value);
  if (!text || !URL.canParse(text, base)) return '';
  const { href, protocol } = new URL(text, base);
  return /^https?:$/.test(protocol) ? href : '';
}

function readFind(row: unknown, base: string): Find | undefined {
  const { id, category, image, handle, postUrl, ...words } = (row ?? {}) as Record<string, unknown>;
  const { src, ...alts } = (image ?? {}) as Record<string, unknown>;
  const find = {
    id: readText(id),
    category: readText(category),
    picture: resolveAddress(src, base),
    alt: { en: readText(alts.alt_en), fr: readText(alts.alt_fr) },
    caption: { en: readText(words.caption_en), fr: readText(words.caption_fr) },
    handle: readText(handle),
    postUrl: resolveAddress(postUrl, base),
  };
  const isWhole = find.id && find.picture && find.alt.en && find.alt.fr;
  const hasPlace = find.category !== 'all' && findCategories.some((known) => known === find.category);
  return isWhole && hasPlace && !(readText(postUrl) && !find.postUrl) ? find : undefined;
}

/**
 * The finds of a list; undefined when it is no list. A find that one language cannot describe, that has no picture, or
 * an address that is not of the web is a bad row, and so is one whose id was there before. `base` is the list's own
 * address.
 */
export function readFinds(body: unknown, base: string): ReadFinds | undefined {
  const { version, finds: rows } = (body ?? {}) as { version?: unknown; finds?: unknown };
  if (version !== 1 || !Array.isArray(rows)) return undefined;
  const finds = new Map<string, Find>();
  const badRows: number[] = [];
  for (const [at, row] of rows.entries()) {
    const find = readFind(row, base);
    if (find && !finds.has(find.id)) finds.set(find.id, find);
    else badRows.push(at + 1);
  }
  return { finds: [...finds.values()], badRows };
}
