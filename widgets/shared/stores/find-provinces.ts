import { findProvince } from './find-province.ts';
import { foldText } from './fold-text.ts';
import type { Word } from './read-text.ts';
import type { Province } from './store.ts';

/** A province or territory that words name, and where. */
export interface NamedProvince {
  province: Province;
  from: number;
  /** After its last word. */
  to: number;
  /** Not an abbreviation, which may be another word: `on`, `ne`, `man`. */
  isWritten: boolean;
}

const longestProvince = 5;

/** All provinces that words name, the longest names only. */
export function findProvinces(words: readonly Word[]): NamedProvince[] {
  const found: NamedProvince[] = [];
  for (let from = 0; from < words.length; from += 1) {
    for (let to = Math.min(words.length, from + longestProvince); to > from; to -= 1) {
      const span = words.slice(from, to);
      const province = findProvince(foldText(span.map(({ typed }) => typed).join(' ')));
      if (!province || span.some(({ part }) => part !== span[0]?.part)) continue;
      found.push({ province, from, to, isWritten: span.map(({ typed }) => typed).join('').length > 4 });
      from = to - 1;
      break;
    }
  }
  return found;
}
