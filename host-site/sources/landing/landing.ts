import type { Locale } from '../../../widgets/shared/locale/locale.ts';
import type { ShownTimes } from '../source-text/publish-times.ts';

/**
 * Facts shared by both languages of a landing page, from `landing/<slug>/landing.json`. Days are YYYY-MM-DD, in
 * Toronto.
 */
export interface LandingFacts extends ShownTimes {
  /** Name of a picture in public/pictures. */
  picture: string;
  /** Whether search engines may list it while it runs; the default is yes. */
  indexed?: boolean;
  /** First day of the campaign. */
  starts?: string;
  /** Last day of the campaign. */
  ends?: string;
}

/** The text of a landing page in one language, from `landing/<slug>/<locale>.md`. */
export interface LandingText {
  title: string;
  description: string;
  lead: string;
  /** Alternative text of the picture. */
  alt: string;
  /** The call to action: a Markdown link, or the token of a fact that is a link. */
  action?: string;
  /** Markdown, with tokens of facts. */
  body: string;
  /** Line of the file on which the body begins. */
  bodyLine: number;
}

/** A landing page with its facts and its texts in both languages. */
export interface Landing extends LandingFacts {
  slug: string;
  texts: Record<Locale, LandingText>;
}

/** Whether the campaign of a landing page is still to come, running or over. */
export type LandingState = 'before' | 'running' | 'ended';

/** The state of a landing page on a day; one without days is always running. */
export function findLandingState({ starts, ends }: LandingFacts, today: string): LandingState {
  if (ends && today > ends) return 'ended';
  return starts && today < starts ? 'before' : 'running';
}
