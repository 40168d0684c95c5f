import { locales } from '../../../../widgets/shared/locale/locale.ts';
import { builtRedirectsFile } from '../../../site/redirects/redirect.ts';
import { isShownAt, type PublishTimes, publishTimesFile } from '../../../sources/source-text/publish-times.ts';
import type { FileIndex } from './file-index.ts';

/** The first instant after `now` at which a page appears or disappears. */
function findNextChange(times: readonly PublishTimes[], now: number): number {
  const changes = times.flatMap(({ from, until }) => [from, until].map((instant) => Date.parse(instant ?? '')));
  return Math.min(...changes.filter((change) => change > now), Number.POSITIVE_INFINITY);
}

/**
 * The site's files without the pages that are not shown yet, or no longer, by the server's clock, and without the files
 * that are for the server alone: the list of these times and the redirects.
 */
export function hideUnpublished(readSite: () => FileIndex, now: () => number): () => FileIndex {
  let source: FileIndex | undefined;
  let shown: FileIndex = new Map();
  let isDueAt = 0;
  return () => {
    const files = readSite();
    const at = now();
    if (files === source && at < isDueAt) return shown;
    const list = files.get(publishTimesFile);
    const times = list ? (JSON.parse(new TextDecoder().decode(list.plain)) as PublishTimes[]) : [];
    const hidden = times.filter((page) => !isShownAt(page, at));
    const names = hidden.flatMap(({ path }) => locales.map((locale) => `${locale}/${path}.html`));
    const without = new Set([publishTimesFile, builtRedirectsFile, ...names]);
    shown = new Map([...files].filter(([name]) => !without.has(name)));
    source = files;
    isDueAt = findNextChange(times, at);
    return shown;
  };
}
