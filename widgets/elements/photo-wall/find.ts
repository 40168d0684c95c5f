import { findCategories } from '../../shared/brand/find-categories.ts';
import { readAddress } from '../../shared/element/web-address.ts';
import type { LocalizedText } from '../../shared/locale/locale.ts';

/** A shopper's find. */
export interface Find {
  id: string;
  category: string;
  picture: string;
  /** What the picture shows. */
  alt: LocalizedText;
  /** The shopper's caption; empty for none. */
  caption: LocalizedText;
  handle: string;
  /** Where it was posted; empty where unknown. */
  postUrl: string;
}

/** The valid finds of a list, and the numbers of the invalid rows, counted from 1. */
export interface ReadFinds {
  finds: Find[];
  badRows: number[];
}

const readText = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

const resolveAddress = (value: unknown, base: string): string => {
  const text = readText(value);
  return text && readAddress(text, base);
};

function readFind(row: unknown, base: string): Find | undefined {
  const { id, category, image, handle, postUrl, ...rest } = (row ?? {}) as Record<string, unknown>;
  const { src, ...alts } = (image ?? {}) as Record<string, unknown>;
  const find = {
    id: readText(id),
    category: readText(category),
    picture: resolveAddress(src, base),
    alt: { en: readText(alts.alt_en), fr: readText(alts.alt_fr) },
    caption: { en: readText(rest.caption_en), fr: readText(rest.caption_fr) },
    handle: readText(handle),
    postUrl: resolveAddress(postUrl, base),
  };
  const isWhole = find.id && find.picture && find.alt.en && find.alt.fr;
  const hasPlace = find.category !== 'all' && findCategories.some((known) => known === find.category);
  return isWhole && hasPlace && !(readText(postUrl) && !find.postUrl) ? find : undefined;
}

/**
 * Reads a list of finds; undefined when it is not a list. A row is invalid without a description in both languages or a
 * picture, with an address that is not a web address, or with an id that occurred before. `base` is the list's address.
 */
export function readFinds(body: unknown, base: string): ReadFinds | undefined {
  const { version, finds: rows } = (body ?? {}) as { version?: unknown; finds?: unknown };
  if (version !== 1 || !Array.isArray(rows)) return undefined;
  const finds = new Map<string, Find>();
  const badRows: number[] = [];
  rows.forEach((row, at) => {
    const find = readFind(row, base);
    if (find && !finds.has(find.id)) finds.set(find.id, find);
    else badRows.push(at + 1);
  });
  return { finds: [...finds.values()], badRows };
}
