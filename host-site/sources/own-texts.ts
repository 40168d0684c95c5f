import type { Locale } from '../../widgets/shared/locale/locale.ts';
import { retailerTextFiles } from '../retailers/retailer-content.ts';
import type { TextTree } from '../retailers/tabulate-content.ts';

/** The texts with those of another tree in their place, key by key. */
export function replaceTexts(texts: TextTree, others: TextTree): TextTree {
  const merged = { ...texts };
  for (const [key, value] of Object.entries(others)) {
    const before = merged[key];
    merged[key] = typeof value === 'object' && typeof before === 'object' ? replaceTexts(before, value) : value;
  }
  return merged;
}

/** A file of the kit's messages, by its name, with what the retailer's file of this name says in its place. */
export function putOwnTexts(name: string, locale: Locale, texts: TextTree): TextTree {
  const own = retailerTextFiles[locale][name];
  return own ? replaceTexts(texts, own) : texts;
}
