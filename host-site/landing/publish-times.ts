import type { Landing } from './landing.ts';

/** File of the site that tells the server when to show pages; it is never served. */
export const publishTimesFile = 'publish-times.json';

/** When a page is shown: from an instant, included, until another, excluded; always where one is missing. */
export interface PublishTimes {
  /** Path of the page after the language. */
  path: string;
  from?: string;
  until?: string;
}

/** The content of the file: only pages that have such times. */
export function formatPublishTimes(landings: readonly Landing[]): string {
  const timed = landings.filter(({ from, until }) => from ?? until);
  const times = timed.map(
    ({ slug, from, until }): PublishTimes => ({
      path: slug,
      ...(from && { from }),
      ...(until && { until }),
    }),
  );
  return `${JSON.stringify(times)}\n`;
}

/** Whether a page is shown at an instant, in milliseconds. */
export function isShownAt({ from, until }: PublishTimes, now: number): boolean {
  return (!from || Date.parse(from) <= now) && (!until || now < Date.parse(until));
}
