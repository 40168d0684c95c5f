import { readClock } from '../../../shared/page/page-properties.ts';
import { listPageRules, type PageRules } from './page-rules.ts';
import { Teaser, type TeaserProps } from './teaser.tsx';
import { type TriggerSettings, waitForTrigger } from './wait-for-trigger.ts';

/** What few pages use, in a chunk of its own: other triggers than a delay, rules for pages and times, and teasers. */
export const readOptions = (settings: PageRules & TriggerSettings & Pick<TeaserProps['attributes'], 'display'>) => ({
  wait: (open: () => void) => waitForTrigger(settings, open),
  listRules: () => listPageRules(settings, location, readClock()),
  /** What is shown in place of the dialog. */
  Teaser: settings.display === 'dialog' ? undefined : Teaser,
});
