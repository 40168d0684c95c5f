import * as z from 'zod/mini';

/** The Google account that the site's store finder and search boxes use; a key, or a client of Google's older plans. */
export interface GoogleMapsSettings {
  key?: string;
  client?: string;
  channel?: string;
}

/** The settings of Google's maps, as in `.env.example`. */
export const googleMapsVariables = {
  GOOGLE_MAPS_KEY: z.optional(
    z.string().check(z.regex(/^[\w-]{20,120}$/, 'a key of Google Maps Platform, such as AIzaSy…, without spaces')),
  ),
  GOOGLE_MAPS_CLIENT: z.optional(z.string().check(z.regex(/^gme-[\w-]{1,80}$/, 'a client ID such as gme-vitrine'))),
  // Google reports by channels of these characters only.
  GOOGLE_MAPS_CHANNEL: z.optional(
    z.string().check(z.regex(/^[\w.-]{1,100}$/, 'a channel of letters, digits, full stops, hyphens and underscores')),
  ),
};

type GoogleMapsVariables = z.infer<z.ZodMiniObject<typeof googleMapsVariables>>;

const need = (name: keyof GoogleMapsVariables, error: string, isFine: (given: GoogleMapsVariables) => boolean) =>
  z.refine<GoogleMapsVariables>(isFine, { path: [name], error });

/** Settings that need or exclude each other. */
export const googleMapsChecks = [
  need('GOOGLE_MAPS_CLIENT', 'no client beside GOOGLE_MAPS_KEY: Google takes one of them', (given) =>
    [given.GOOGLE_MAPS_KEY, given.GOOGLE_MAPS_CLIENT].includes(undefined),
  ),
  need(
    'GOOGLE_MAPS_CHANNEL',
    'GOOGLE_MAPS_KEY or GOOGLE_MAPS_CLIENT beside it: a channel alone loads nothing',
    (given) => !given.GOOGLE_MAPS_CHANNEL || !!(given.GOOGLE_MAPS_KEY || given.GOOGLE_MAPS_CLIENT),
  ),
] as const;

/** The account of valid variables; undefined without a key or a client. */
export function toGoogleMapsSettings(given: GoogleMapsVariables): GoogleMapsSettings | undefined {
  const { GOOGLE_MAPS_KEY: key, GOOGLE_MAPS_CLIENT: client, GOOGLE_MAPS_CHANNEL: channel } = given;
  if (!key && !client) return undefined;
  return { ...(key && { key }), ...(client && { client }), ...(channel && { channel }) };
}
