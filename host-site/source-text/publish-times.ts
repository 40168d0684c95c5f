/** File of the site that tells the server when to show pages; it is never served. */
export const publishTimesFile = 'publish-times.json';

/** When a page is shown: from an instant, included, until another, excluded; always where one is missing. */
export interface PublishTimes {
  /** Path of the page after the language. */
  path: string;
  from?: string;
  until?: string;
}

type Times = Omit<PublishTimes, 'path'>;

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
export function isShownAt({ from, until }: Times, now: number): boolean {
  return (!from || Date.parse(from) <= now) && (!until || now < Date.parse(until));
}

/**
 * Whether a build at an instant, in milliseconds, may link to a page: it is shown now, and still will be when the next
 * build takes over.
 */
export function isListedAt(times: Times, now: number): boolean {
  return isShownAt(times, now) && isShownAt(times, now + buildLife);
}
