import type { Point } from '../../shared/stores/distance.ts';

/** Why a device does not give its position. */
export type PositionFailure = 'denied' | 'unavailable' | 'timeout';

/** Where a device is, as far as it knows. */
export interface Position {
  point: Point;
  /** Kilometres within which the device is, with 95 % probability (Geolocation API, `accuracy`). */
  doubt: number;
}

/** Timeout for finding the position, in milliseconds; the time to answer the permission prompt does not count. */
const timeout = 15_000;
const failures: readonly PositionFailure[] = ['denied', 'unavailable', 'timeout'];

/** A document with Chromium's way to ask for the page's permissions policy. */
type PolicyDocument = Document & { featurePolicy?: { allowsFeature(name: string): boolean } };

/**
 * Asks the device for its position, rounded to about a hundred metres, so that a shared link does not reveal a house.
 */
export function askPosition(): Promise<Position | PositionFailure> {
  return new Promise((resolve) => {
    const { geolocation } = navigator;
    const { featurePolicy }: PolicyDocument = document;
    // Missing on insecure pages; a page's policy may deny it, which no setting of the visitor's changes.
    if (!geolocation || featurePolicy?.allowsFeature('geolocation') === false) return resolve('unavailable');
    const round = (degrees: number) => Math.round(degrees * 1000) / 1000;
    geolocation.getCurrentPosition(
      ({ coords }) =>
        resolve({
          point: { lat: round(coords.latitude), lng: round(coords.longitude) },
          doubt: (coords.accuracy || 0) / 1000,
        }),
      ({ code }) => resolve(failures[code - 1] ?? 'unavailable'),
      { timeout, maximumAge: 300_000 },
    );
  });
}
