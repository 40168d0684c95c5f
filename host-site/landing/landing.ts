import type { Locale } from '../../widgets/shared/locale/locale.ts';

/** What both languages of a landing page share: `landing/<slug>/landing.json`. Days are YYYY-MM-DD, by Toronto's calendar. */
export interface LandingFacts {
  /** One of public/pictures. */
  picture: string;
  /** Whether search engines may list it while it runs; they may unless it says no. */
  indexed?: boolean;
  /** The first day of what it is about. */
  starts?: string;
  /** The last day. */
  ends?: string;
}

/** A landing page in a language: `landing/<slug>/<locale>.md`. */
export interface LandingText {
  title: string;
  description: string;
  lead: string;
  /** What the picture shows. */
  alt: string;
  /** The call to action: a link in Markdown, or the token of a fact that is one. */
  action?: string;
  /** Markdown, with tokens of facts. */
  body: string;
  /** The file's line at which the body begins. */
  bodyLine: number;
}

export interface Landing extends LandingFacts {
  slug: string;
  texts: Record<Locale, LandingText>;
}

export type LandingState = 'before' | 'running' | 'ended';

/** Where a landing page's time stands on a day; one without days always runs. */
export function findLandingState({ starts, ends }: LandingFacts, today: string): LandingState {
  if (ends && today > ends) return 'ended';
  return starts && today < starts ? 'before' : 'running';
}
