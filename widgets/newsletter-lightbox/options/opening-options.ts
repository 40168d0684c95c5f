import { mayOpen } from './page-rules.ts';
import { Teaser } from './teaser.tsx';
import { waitForTrigger } from './wait-for-trigger.ts';

/** What few pages use, in a chunk of its own: other triggers than a delay, rules for pages and times, and teasers. */
export const openingOptions = { mayOpen, Teaser, waitForTrigger } as const;
