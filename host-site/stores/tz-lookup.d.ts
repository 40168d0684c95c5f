declare module 'tz-lookup' {
  /** IANA zone of a position in degrees; throws a RangeError on a position that is none. */
  export default function findZone(latitude: number, longitude: number): string;
}
