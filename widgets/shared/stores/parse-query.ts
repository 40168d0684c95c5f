import { isPostalCode, isPostalCodeStart, normalizePostalCode } from '../submissions/postal-code.ts';
import type { Point } from './distance.ts';
import { findProvince } from './find-province.ts';
import { foldText } from './fold-text.ts';
import { parsePoint } from './point-text.ts';
import type { Province } from './store.ts';

/** One reading of the words: all of them a name, or the last ones its province. */
export interface Reading {
  /** Folded. */
  text: string;
  province?: Province;
}

/** What the search box's text may mean, as far as known without data. */
export type SearchQuery =
  | { kind: 'nothing' }
  | { kind: 'point'; point: Point }
  /** `prefix` has two or three characters, `code` all six as `A1A 1A1`; an impossible code is not Canadian. */
  | { kind: 'postal'; prefix: string; code?: string; isPossible: boolean }
  | { kind: 'words'; readings: readonly Reading[]; province?: Province; number?: string };

const postalStart = /^[a-z]\d(?:[a-z](?:\d(?:[a-z]\d?)?)?)?$/i;
const storeNumber = /^(?:(?:store|magasin)\s)?(?:#|n[o°]\.?)?\s*(\d{1,4})$/i;

function parsePostal(text: string): SearchQuery | undefined {
  const plain = text.normalize('NFKC');
  const whole = normalizePostalCode(plain);
  // Without a digit, a code is more likely a name. With one, it may be among the words of an address.
  const isWhole = isPostalCode(whole) && /\d/.test(plain);
  const typed = isWhole ? whole : plain.replace(/[\s.\p{Cf}-]/gu, '').toUpperCase();
  if (!postalStart.test(typed)) return undefined;
  const code = typed.length === 6 ? { code: `${typed.slice(0, 3)} ${typed.slice(3)}` } : {};
  return { kind: 'postal', prefix: typed.slice(0, 3), ...code, isPossible: isPostalCodeStart(typed) };
}

/** What people put before a city's name, or after it. */
const civic =
  /^(?:(?:ville|cite|municipalite|village|canton) (?:de|d|du|des) |(?:city|town|village|municipality) of )|(?<=..) (?:city|canada)$/;

/** The words alone, without « ville de » or the like, and once for each ending that names a province: `london on` may be London in Ontario. */
function listReadings(folded: string): Reading[] {
  const words = folded.split(' ');
  const name = folded.replace(civic, '');
  const tails = words.slice(1).flatMap((_, at): Reading[] => {
    const province = findProvince(words.slice(at + 1).join(' '));
    return province ? [{ text: words.slice(0, at + 1).join(' '), province }] : [];
  });
  return [{ text: folded }, ...(name === folded ? tails : [...tails, ...listReadings(name)])];
}

/** Parses a place, a full or partial postal code, a store's name or number, a province, or `lat,lng`. */
export function parseQuery(typed: string): SearchQuery {
  const text = typed.trim();
  const point = parsePoint(text);
  if (point) return { kind: 'point', point };
  const postal = parsePostal(text);
  if (postal) return postal;
  const folded = foldText(text);
  if (!folded) return { kind: 'nothing' };
  const [province, number] = [findProvince(folded), storeNumber.exec(text)?.[1]];
  return {
    kind: 'words',
    readings: listReadings(folded),
    ...(province ? { province } : {}),
    ...(number ? { number } : {}),
  };
}
