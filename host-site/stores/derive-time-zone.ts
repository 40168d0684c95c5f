import findZoneOnMap from 'tz-lookup';
import type { Point } from '../../widgets/shared/stores/distance.ts';
import type { Province } from '../../widgets/shared/stores/store.ts';
import { mergedZones, provinceZones } from './province-zones.ts';

/** A zone for a store that has none, and whether map and province agree on it. */
export interface DerivedZone {
  timeZone: string;
  isCertain: boolean;
}

/** Whether a store of the province may be in the zone. */
export function isZoneOf(timeZone: string, province: Province): boolean {
  return provinceZones[province].includes(mergedZones[timeZone] ?? timeZone);
}

/**
 * The zone of a position by the map of zones, as long as it is one of the province's; else the zone of most of the
 * province, which is not certain.
 */
export function deriveTimeZone({ lat, lng }: Point, province: Province): DerivedZone {
  const onMap = findZoneOnMap(lat, lng);
  const timeZone = mergedZones[onMap] ?? onMap;
  if (isZoneOf(timeZone, province)) return { timeZone, isCertain: true };
  return { timeZone: provinceZones[province][0], isCertain: false };
}
