import { isPostalCodeStart } from '../submissions/postal-code.ts';
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
const storeNumber = /^(?:#|n[o°]\.?\s*)?(\d{1,4})$/i;

function parsePostal(text: string): SearchQuery | undefined {
  const typed = text.replace(/[\s.-]/g, '').toUpperCase();
  if (!postalStart.test(typed)) return undefined;
  const code = typed.length === 6 ? { code: `${typed.slice(0, 3)} ${typed.slice(3)}` } : {};
  return { kind: 'postal', prefix: typed.slice(0, 3), ...code, isPossible: isPostalCodeStart(typed) };
}

/** What towns are officially called: « Ville de Québec », `City of Vancouver`. */
const townTitle =
  /^(?:(?:ville|cite|municipalite|village|canton|paroisse) (?:de|du|des|d)|(?:city|town|village|township|municipality|district) of) /;

/**
 * The words alone, without a town's title, and once for each ending that names a province: `london on` may be London in
 * Ontario.
 */
export function listReadings(folded: string, readProvince: (folded: string) => Province | undefined): Reading[] {
  const whole = [...new Set([folded, folded.replace(townTitle, '')])];
  const tails = whole.flatMap((text) => {
    const words = text.split(' ');
    return words.slice(1).flatMap((_, at): Reading[] => {
      const province = readProvince(words.slice(at + 1).join(' '));
      return province ? [{ text: words.slice(0, at + 1).join(' '), province }] : [];
    });
  });
  return [...whole.map((text) => ({ text })), ...tails];
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
    readings: listReadings(folded, findProvince),
    ...(province ? { province } : {}),
    ...(number ? { number } : {}),
  };
}
