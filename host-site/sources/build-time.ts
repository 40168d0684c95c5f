/**
 * Time of the build: milliseconds since 1970, in whole seconds. `SOURCE_DATE_EPOCH` (seconds since 1970) sets it, so
 * that a build can be repeated byte for byte. Throws if that isn't a whole number of seconds.
 */
export function readBuildTime(): number {
  const seconds = process.env.SOURCE_DATE_EPOCH;
  if (!seconds) return Math.floor(Date.now() / 1000) * 1000;
  if (!/^\d{1,11}$/.test(seconds)) throw new Error(`SOURCE_DATE_EPOCH is ${seconds}, not seconds since 1970`);
  return Number(seconds) * 1000;
}
