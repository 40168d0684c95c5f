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
  NU: ['America/Iqaluit', 'America/Rankin_Inlet', 'America/Cambridge_Bay'],
  ON: ['America/Toronto', 'America/Winnipeg', 'America/Atikokan'],
  PE: ['America/Halifax'],
  QC: ['America/Toronto', 'America/Halifax'],
  SK: ['America/Regina', 'America/Edmonton'],
  YT: ['America/Whitehorse'],
};

/** Zones that now equal another one but that maps of zones still contain. */
export const mergedZones: Readonly<Record<string, string>> = {
  'America/Yellowknife': 'America/Edmonton',
  'America/Montreal': 'America/Toronto',
  'America/Thunder_Bay': 'America/Toronto',
  'America/Nipigon': 'America/Toronto',
  'America/Rainy_River': 'America/Winnipeg',
  'America/Swift_Current': 'America/Regina',
  'America/Dawson': 'America/Whitehorse',
  'America/Glace_Bay': 'America/Halifax',
  'America/Blanc-Sablon': 'America/Halifax',
  'America/Pangnirtung': 'America/Iqaluit',
  'America/Resolute': 'America/Rankin_Inlet',
};
