import findZoneOnMap from 'tz-lookup';
import type { Point } from '../../../widgets/shared/stores/distance.ts';
import type { Province } from '../../../widgets/shared/stores/store.ts';
import { mergedZones, provinceZones, zoneAreas } from './province-zones.ts';

/** A derived time zone, and whether map and province agree on it. */
export interface DerivedZone {
  timeZone: string;
  isCertain: boolean;
}

/** Whether a store of the province may be in the zone. */
export function isZoneOf(timeZone: string, province: Province): boolean {
  return provinceZones[province].includes(mergedZones[timeZone] ?? timeZone);
}

/**
 * The time zone of a position: that of an area with a time of its own, else from the map of zones, if the province has
 * it; else the zone of most of the province, marked as uncertain.
 */
export function deriveTimeZone({ lat, lng }: Point, province: Province): DerivedZone {
  const area = zoneAreas.find(
    ({ province: within, box: [south, west, north, east] }) =>
      within === province && south <= lat && lat <= north && west <= lng && lng <= east,
  );
  if (area) return { timeZone: area.timeZone, isCertain: true };
  const onMap = findZoneOnMap(lat, lng);
  const timeZone = mergedZones[onMap] ?? onMap;
  if (isZoneOf(timeZone, province)) return { timeZone, isCertain: true };
  return { timeZone: provinceZones[province][0], isCertain: false };
}
