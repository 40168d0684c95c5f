import type { Locale } from '../../../widgets/shared/locale/locale.ts';
import { findProfile, isMeasuring, type TrackingSettings } from '../measurement-profiles.ts';
import { factMessages } from './fact-messages.ts';

/**
 * The list of measurement tools in the privacy policy, as the build writes it: only a server has settings, and it puts
 * its own tools in place of this one item.
 */
export const describeNoTools = (locale: Locale): string => `- ${factMessages[locale].measurement.none}`;

/** The tools that these settings turn on, each with its purpose; `maps` are the names of those that draw maps. */
export function listTools(tracking: TrackingSettings, maps: readonly string[], locale: Locale): string[] {
  const { none: _, of, ...purposes } = factMessages[locale].measurement;
  const tell = (tool: string, purpose: keyof typeof purposes) =>
    of.replace('{tool}', tool).replace('{purpose}', purposes[purpose]);
  const { tagManager, pixel, profiles = [], origins = [] } = tracking;
  const nameHost = (address: string) => new URL(address).hostname;
  const containers = tagManager && !profiles.includes('gtm') ? [nameHost(tagManager)] : [];
  return [
    ...containers.map((host) => tell(host, 'container')),
    ...(isMeasuring(tracking) ? profiles : []).map((name) => {
      const { product, purpose = 'container' } = findProfile(name);
      return tell(product, purpose);
    }),
    ...origins.map((origin) => tell(nameHost(origin), 'other')),
    ...(pixel ? [tell(nameHost(pixel), 'advertising')] : []),
    ...maps.map((name) => tell(name, 'maps')),
  ];
}
