import type { Province } from './store.ts';

/** Spellings of the provinces and territories in either language, as folded text. */
const spellings: Readonly<Record<Province, string>> = {
  AB: 'ab|alb|alta|alberta',
  BC: 'bc|b c|cb|c b|british columbia|colombie britannique',
  MB: 'mb|man|manitoba',
  NB: 'nb|n b|new brunswick|nouveau brunswick',
  NL: 'nl|n l|tnl|t n l|nfld|newfoundland|labrador|newfoundland and labrador|newfoundland labrador|terre neuve|terre neuve et labrador|terre neuve labrador',
  NT: 'nt|nwt|n w t|tno|t n o|northwest territories|northwest territory|territoires du nord ouest',
  NS: 'ns|n s|ne|n e|nova scotia|nouvelle ecosse',
  NU: 'nu|nun|nunavut',
  ON: 'on|ont|ontario',
  PE: 'pe|pei|p e i|ipe|i p e|prince edward island|ile du prince edouard',
  QC: 'qc|pq|p q|que|quebec province|province of quebec|province de quebec|quebec',
  SK: 'sk|sask|saskatchewan',
  YT: 'yt|yk|yn|yukon|yukon territory|territoire du yukon',
};

/** Every spelling with its province, as folded text. */
export const provinceSpellings: readonly (readonly [spelling: string, province: Province])[] = Object.entries(
  spellings,
).flatMap(([province, list]) => list.split('|').map((spelling) => [spelling, province as Province] as const));

const provincesBySpelling = new Map(provinceSpellings);

/** The province or territory that folded text names, in either language or abbreviated. */
export function findProvince(folded: string): Province | undefined {
  return provincesBySpelling.get(folded);
}
