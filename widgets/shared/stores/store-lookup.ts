import type { BrandKey } from '../brand/brands.ts';
import { splitWords } from './fold-text.ts';
import type { SearchText } from './read-text.ts';
import type { Store } from './store.ts';
import type { StoreFeed, StoreShard } from './store-feed.ts';

/** A file of a large chain's lookup: which of the feed's shards have a store of a key, by their positions in its list. */
export type LookupFile = Readonly<Record<string, readonly number[]>>;

/** The words of a text without blanks, accents and case: « Quai du Voilier » gives `quaiduvoilier`. */
export const joinWords = (text: string): string => splitWords(text).join('');

const toNumberKey = (number: string) => `#${Number(number)}`;
const toPhoneKey = (phone: string) => `+${phone}`;
const toSlugKey = (slug: string) => `/${slug}`;

/** The keys that a store is looked up by: its number, telephone, names, address and the end of its page's address. */
export function listStoreKeys({ number, phone, name, slug, address }: Store): string[] {
  const texts = [name.en, name.fr, address.line1].map(joinWords).filter(Boolean);
  return [...new Set([toNumberKey(number), ...(phone ? [toPhoneKey(phone)] : []), toSlugKey(slug), ...texts])];
}

/** The parts of a text that may be a street or an address: between commas, and the words of its street. */
export function listAddressParts({ text, words }: SearchText): string[] {
  const street = words.filter(({ isStreet }) => isStreet).map(({ typed }) => typed);
  return [...text.split(/[,;]/), street.join(' ')].map(joinWords).filter(Boolean);
}

/** The keys of the stores that a text may name in full. */
export function listSearchKeys(read: SearchText): string[] {
  const { text, number, phone } = read;
  return [
    ...(number ? [toNumberKey(number)] : []),
    ...(phone ? [toPhoneKey(phone)] : []),
    ...new Set([joinWords(text), ...listAddressParts(read)].filter(Boolean)),
  ];
}

/** The keys of the store that an author names by its number, or by the end of its page's address. */
export function listNamedKeys(wanted: string): string[] {
  return [toSlugKey(wanted), ...(/^\d+$/.test(wanted) ? [toNumberKey(wanted)] : [])];
}

/** Which of so many files has a key: FNV-1a of its UTF-16 units, 32 bits. */
export function findLookupFile(key: string, count: number): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < key.length; at += 1) hash = Math.imul(hash ^ key.charCodeAt(at), 0x01000193);
  return (hash >>> 0) % count;
}

/** Name below `stores/` of a lookup's file. */
export function nameLookupFile(brand: BrandKey, at: number): string {
  return `${brand}/find-${at}.json`;
}

const isLookup = (json: unknown): json is LookupFile => typeof json === 'object' && json !== null;

/** The shards that have a store of one of the keys; none for a chain that is whole. Rejects when a file does not load. */
export async function findNamedShards(
  { shards, lookup = 0 }: Pick<StoreFeed, 'shards' | 'lookup'>,
  brand: BrandKey,
  keys: readonly string[],
  load: (name: string) => Promise<unknown>,
): Promise<StoreShard[]> {
  if (lookup < 1) return [];
  const names = new Map(keys.map((key) => [key, nameLookupFile(brand, findLookupFile(key, lookup))]));
  const files = new Map([...new Set(names.values())].map((name) => [name, load(name)]));
  const found = await Promise.all(
    [...names].map(async ([key, name]) => {
      const file = await files.get(name);
      const list = isLookup(file) && Object.hasOwn(file, key) ? file[key] : undefined;
      return Array.isArray(list) ? list : [];
    }),
  );
  return [...new Set(found.flat())].flatMap((at) => shards[at] ?? []);
}
