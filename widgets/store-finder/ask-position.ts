import type { Point } from '../shared/stores/distance.ts';
import type { StoreFinderKey } from './store-finder-words.ts';

export type PositionFailure = 'denied' | 'unavailable' | 'late';

/** What is said while the device is asked, and when it does not tell (SF-04). */
export const positionTexts = {
  locating: 'locating',
  denied: 'positionDenied',
  unavailable: 'positionUnavailable',
  late: 'positionLate',
} as const satisfies Record<PositionFailure | 'locating', StoreFinderKey>;

/** Milliseconds for the device to find out where it is; the visitor's time to answer the question is not counted. */
const patience = 15_000;
const failures: readonly PositionFailure[] = ['denied', 'unavailable', 'late'];

/** Asks the visitor's device where it is, to about a hundred metres: an address that is shared tells no house. */
export function askPosition(): Promise<Point | PositionFailure> {
  return new Promise((resolve) => {
    const { geolocation } = navigator;
    // Browsers have none on insecure pages, and a page's own policy may keep it from those in its frames.
    if (!geolocation) return resolve('unavailable');
    const round = (degrees: number) => Math.round(degrees * 1000) / 1000;
    geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: round(coords.latitude), lng: round(coords.longitude) }),
      ({ code }) => resolve(failures[code - 1] ?? 'unavailable'),
      { timeout: patience, maximumAge: 300_000 },
    );
  });
}
