import type { Province } from '../../../widgets/shared/stores/store.ts';

/** Time zones allowed for stores of a province; the first covers most of it (decisions §5). */
export const provinceZones: Readonly<Record<Province, readonly [string, ...string[]]>> = {
  AB: ['America/Edmonton'],
  BC: ['America/Vancouver', 'America/Dawson_Creek', 'America/Fort_Nelson', 'America/Creston', 'America/Edmonton'],
  MB: ['America/Winnipeg'],
  NB: ['America/Moncton'],
  NL: ['America/St_Johns', 'America/Goose_Bay'],
  NT: ['America/Edmonton', 'America/Inuvik'],
  NS: ['America/Halifax'],
  NU: ['America/Iqaluit', 'America/Rankin_Inlet', 'America/Cambridge_Bay', 'America/Atikokan'],
  ON: ['America/Toronto', 'America/Winnipeg', 'America/Atikokan'],
  PE: ['America/Halifax'],
  QC: ['America/Toronto', 'America/Halifax', 'America/Blanc-Sablon'],
  SK: ['America/Regina', 'America/Edmonton', 'America/Winnipeg'],
  YT: ['America/Whitehorse'],
};

/** Zones whose clocks have agreed with another’s for decades but that maps of zones still contain. */
export const mergedZones: Readonly<Record<string, string>> = {
  'America/Yellowknife': 'America/Edmonton',
  'America/Montreal': 'America/Toronto',
  'America/Thunder_Bay': 'America/Toronto',
  'America/Nipigon': 'America/Toronto',
  'America/Rainy_River': 'America/Winnipeg',
  'America/Swift_Current': 'America/Regina',
  'America/Dawson': 'America/Whitehorse',
  'America/Glace_Bay': 'America/Halifax',
  'America/Pangnirtung': 'America/Iqaluit',
  'America/Resolute': 'America/Rankin_Inlet',
};

/** A part of a province, in degrees, with a time of its own. */
interface ZoneArea {
  province: Province;
  timeZone: string;
  box: readonly [south: number, west: number, north: number, east: number];
}

/**
 * Areas that the map of zones lacks or misplaces: its cells are too coarse for a town beside a border. The first that
 * holds a position decides. Québec’s are those of the Legal Time Act, CQLR c. T-5.1, ss. 1–2: east of 63° W the clocks
 * stay on Atlantic standard time, except in the Minganie (as far as Natashquan), which keeps Eastern time, and on the
 * Îles-de-la-Madeleine and in Listuguj, which change theirs. Ontario’s are the places that keep another time than the
 * 90th meridian of its Time Act would give them, by the notes of the tz database.
 */
export const zoneAreas: readonly ZoneArea[] = [
  // Listuguj
  { province: 'QC', timeZone: 'America/Halifax', box: [48.02, -66.8, 48.1, -66.72] },
  // Îles-de-la-Madeleine
  { province: 'QC', timeZone: 'America/Halifax', box: [47.1, -62.4, 48, -61] },
  // Minganie east of 63° W, with the east of Anticosti
  { province: 'QC', timeZone: 'America/Toronto', box: [49, -63, 52.5, -61.5] },
  // Le Golfe-du-Saint-Laurent, from Kegaska to Blanc-Sablon
  { province: 'QC', timeZone: 'America/Blanc-Sablon', box: [50, -61.5, 52.5, -57] },
  // Atikokan
  { province: 'ON', timeZone: 'America/Atikokan', box: [48.6, -91.9, 48.95, -91.2] },
  // Pickle Lake and Mishkeegogamang
  { province: 'ON', timeZone: 'America/Atikokan', box: [51.1, -90.5, 51.7, -89.9] },
  // Upsala and Shebandowan
  { province: 'ON', timeZone: 'America/Toronto', box: [48.5, -90.8, 49.2, -90] },
  // The Rainy River District beside Minnesota
  { province: 'ON', timeZone: 'America/Winnipeg', box: [48.4, -95.2, 49.5, -92.8] },
];
