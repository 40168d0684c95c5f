import { formatFrameAddress, isPrerendered } from './forms.ts';
import type { Settings, SiteFacts } from './settings.ts';

/** Narrow frames need the most height. */
const narrowFrame = 360;

/**
 * What the site says of the widget: the height of its frame, whether its contest has a page of its own, and for a
 * prerendered form the contest's details. What it does not return within 3 seconds is missing.
 */
export async function askSite(settings: Settings, site: string, ask: typeof fetch = fetch): Promise<SiteFacts> {
  const read = async (path: string, query: Record<string, string>): Promise<Record<string, unknown> | undefined> => {
    try {
      const address = `${site}${path}?${new URLSearchParams(query)}`;
      const response = await ask(address, { signal: AbortSignal.timeout(3_000) });
      return response.ok ? ((await response.json()) as Record<string, unknown>) : undefined;
    } catch {
      return undefined;
    }
  };
  const { widget, locale, brand, attributes, snippet } = settings;
  const frame =
    snippet === 'frame' ? { url: formatFrameAddress(settings, site), maxwidth: `${narrowFrame}` } : undefined;
  const contest = attributes.contest ?? widget.options.find(({ name }) => name === 'contest')?.default;
  const named = typeof contest === 'string' && contest ? { contest, locale, brand } : undefined;
  const [framed, paged, details] = await Promise.all([
    frame && read('/oembed', frame),
    named && read('/oembed', { url: `${site}/${locale}/${encodeURIComponent(named.contest)}` }),
    named && isPrerendered(snippet) && read('/Contest/Details', { ...named, pin: `${widget.name === 'new-movers'}` }),
  ]);
  return {
    frameHeight: framed?.height as number | undefined,
    hasContestPage: `${paged?.html}`.includes(`/embed/${widget.name}?contest=${named?.contest}"`),
    contestDetails: details ? JSON.stringify(details) : undefined,
  };
}
