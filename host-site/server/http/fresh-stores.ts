import { type Locale, toLocale } from '../../../widgets/shared/locale/locale.ts';
import { escapeHtml, unescapeHtml } from '../../sources/escape-html.ts';
import { formatTorontoDate } from '../../sources/facts/service-hours.ts';
import { describeNews, findRowOfDay, isInTerms, readStoreClock } from '../../sources/stores/store-clock.ts';
import { createLatestCache } from './latest-cache.ts';
import type { StaticFile } from './static-files/file-index.ts';
import { toRenderedFile } from './static-files/rendered-file.ts';

/** Pages whose file has the data of stores, and says nothing that depends on the day: a store's, and the list of all. */
const storePage = /^(en|fr)\/(stores\/[^/]+|storelocator)\.html$/;

/** A paragraph with a store's clock or news. Attributes that React writes contain no `>`. */
const told = /<p\b([^>]*?) data-(clock|news)="([^"]*)"([^>]*)>[^<]*<\/p>/g;
/** An element with a term, and a row with its day. */
const dated = /<([a-z]+)\b([^>]*? data-(?:shown|day)="[^>]*)>/g;
const readAttribute = (attributes: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(attributes)?.[1];
const dropState = (attributes: string) => attributes.replace(/ (?:hidden|aria-current)="[^"]*"/g, '');

/**
 * The page as of the instant `now` (ms since 1970): whether stores are open, their news, the hours and events of the
 * coming weeks, and the row of the day. Its script does the same in the browser, from the same data.
 */
export function freshenStores(html: string, locale: Locale, now: number): string {
  const [, , , clock] = /<p\b([^>]*?) data-(clock)="([^"]*)"/.exec(html) ?? [];
  const today = clock ? readStoreClock(unescapeHtml(clock), locale, now).today : formatTorontoDate(new Date(now));
  const rows = [...html.matchAll(/ data-day="([^"]*)"/g)].map(([, day = '']) => day);
  const rowOfDay = findRowOfDay(rows, today);
  const tell = (kind: string, data: string) =>
    kind === 'clock' ? readStoreClock(data, locale, now).text : describeNews(JSON.parse(data), locale, today);
  return html
    .replace(told, (_, before: string, kind: string, data: string, after: string) => {
      const text = tell(kind, unescapeHtml(data));
      const hidden = text ? '' : ' hidden=""';
      return `<p${dropState(before)} data-${kind}="${data}"${dropState(after)}${hidden}>${escapeHtml(text)}</p>`;
    })
    .replace(dated, (_, tag: string, attributes: string) => {
      const [terms, day] = [readAttribute(attributes, 'data-shown'), readAttribute(attributes, 'data-day')];
      const hidden = terms !== undefined && !isInTerms(terms, today) ? ' hidden=""' : '';
      const current = day !== undefined && day === rowOfDay ? ' aria-current="date"' : '';
      return `<${tag}${dropState(attributes)}${hidden}${current}>`;
    });
}

/** A page of the last minute in which it was asked for. */
interface FreshPage {
  minute: number;
  html: string;
  file: StaticFile;
}

/** The last pages asked for: a crawler asks for every page of a large chain, and each would stay for good. */
const kept = createLatestCache<StaticFile, FreshPage>(500);

/** A file as of `now`: a page about stores is filled in once a minute, any other file is as it is. */
export function freshenFile(name: string, file: StaticFile, now: number): StaticFile {
  const locale = toLocale(storePage.exec(name)?.[1]);
  if (!locale) return file;
  const minute = Math.floor(now / 60_000);
  const before = kept.get(file);
  if (before?.minute === minute) return before.file;
  const html = freshenStores(new TextDecoder().decode(file.plain), locale, now);
  // Most minutes change nothing, and the browser's copy stays valid.
  const isSame = before?.html === html;
  return kept.add(file, { minute, html, file: isSame ? before.file : toRenderedFile(html, file.type) }).file;
}
