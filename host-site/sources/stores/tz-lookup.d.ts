declare module 'tz-lookup' {
  /** IANA zone of a position in degrees; throws RangeError for an invalid position. */
  export default function findZone(latitude: number, longitude: number): string;
}
