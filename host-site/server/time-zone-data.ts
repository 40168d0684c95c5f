/** British Columbia and Alberta changed their clocks' rules in November 2026; older data tells wrong opening hours. */
export const oldestTimeZoneData = '2026b';

/** Whether a release of the time-zone database, for example process.versions.tz, is new enough. */
export function isTimeZoneDataCurrent(release: string | undefined): boolean {
  return release !== undefined && release >= oldestTimeZoneData;
}
