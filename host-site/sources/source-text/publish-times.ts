/** File of the site that tells the server when to show pages; it is never served. */
export const publishTimesFile = 'publish-times.json';

/** When the server shows a page, as instants with an offset. */
export interface ShownTimes {
  /** First instant at which it shows the page; before it there is none. */
  from?: string;
  /** First instant at which it shows the page no longer. */
  until?: string;
}

/** The times of the page at a path, without its language. */
export interface PublishTimes extends ShownTimes {
  path: string;
}

/** How long a build may be the newest, in milliseconds: the site is built once a day. */
const buildLife = 24 * 60 * 60 * 1000;

/** The content of the file: only pages that have such times. */
export function formatPublishTimes(pages: readonly PublishTimes[]): string {
  const timed = pages.filter(({ from, until }) => from ?? until);
  const times = timed.map(
    ({ path, from, until }): PublishTimes => ({
      path,
      ...(from && { from }),
      ...(until && { until }),
    }),
  );
  return `${JSON.stringify(times)}\n`;
}

/** Whether a page is shown at an instant, in milliseconds. */
export function isShownAt({ from, until }: ShownTimes, now: number): boolean {
  return (!from || Date.parse(from) <= now) && (!until || now < Date.parse(until));
}

/**
 * Whether a build at an instant, in milliseconds, may link to a page: it is shown now, and still will be when the next
 * build takes over.
 */
export function isListedAt(times: ShownTimes, now: number): boolean {
  return isShownAt(times, now) && isShownAt(times, now + buildLife);
}
