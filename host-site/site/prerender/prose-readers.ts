import { renderWidget } from '../../../widgets/server.ts';
import { describeContestRules } from '../../sources/contests/describe-contest-rules.ts';
import type { Contests } from '../../sources/contests/read-contests.ts';
import { describeBrowserRecords } from '../../sources/facts/browser-records.ts';
import { describeNoTools } from '../../sources/facts/measurement-tools.ts';
import type { WidgetSizes } from '../../sources/guides/measure-widgets.ts';
import { type Guide, renderGuide } from '../../sources/guides/render-guide.ts';
import { describeWidget, type WidgetGuide } from '../../sources/guides/widget-guide.ts';
import { type Prose, readProse } from '../../sources/markdown/prose.ts';
import { describeOpenings } from '../../sources/stores/describe-openings.ts';
import type { StoreIndex } from '../../sources/stores/store-index.ts';
import type { PageSources } from '../pages/page-sources.ts';

/** Values for the tokens in running text. */
export interface ProseSources {
  root: string;
  /** Instant of the build, in milliseconds since 1970. */
  now: number;
  /** The same as a day in Toronto, YYYY-MM-DD. */
  today: string;
  stores: StoreIndex;
  contests: Contests;
  sizes: WidgetSizes;
}

/** Caching readers of running text, which is needed twice: for its title and for its content. */
export function createProseReaders(sources: ProseSources): Pick<PageSources, 'readProse' | 'readGuide' | 'readWidget'> {
  const { root, now, today, stores, contests, sizes } = sources;
  const prose = new Map<string, Prose>();
  const guides = new Map<string, Guide>();
  const widgets = new Map<string, WidgetGuide>();
  return {
    readProse: ({ path }, locale) =>
      memoize(prose, `${path}.${locale}`, () =>
        readProse(root, path, locale, today, {
          openings: describeOpenings(stores, locale, today),
          contests: describeContestRules(contests.values(), locale, now),
          browserRecords: describeBrowserRecords(locale, today),
          measurementTools: describeNoTools(locale),
        }),
      ),
    readGuide: ({ path }, locale) =>
      memoize(guides, `${path}.${locale}`, () =>
        renderGuide(root, path.split('/')[1] ?? 'overview', locale, today, sizes),
      ),
    readWidget: (name, locale) =>
      memoize(widgets, `${name}.${locale}`, () =>
        describeWidget(name, locale, { root, today, sizes, render: renderWidget }),
      ),
  };
}

function memoize<Value>(known: Map<string, Value>, key: string, make: () => Value): Value {
  const value = known.get(key) ?? make();
  known.set(key, value);
  return value;
}
