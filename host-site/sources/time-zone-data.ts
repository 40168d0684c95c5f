/**
 * First release with the rules that British Columbia and Alberta changed in November 2026; older data gives wrong
 * hours.
 */
export const oldestTimeZoneData = '2026b';

/** Whether a release of the time zone database, for example process.versions.tz, is new enough. */
export function isTimeZoneDataCurrent(release: string | undefined): boolean {
  return release !== undefined && release >= oldestTimeZoneData;
}
