import * as z from 'zod/mini';

/** Raster tiles of the retailer's own, with which the store finder's map shows streets. */
export interface MapTilesSettings {
  /** Address with `{z}`, `{x}` and `{y}`, and `{r}` for dense screens. */
  url: string;
  /** The credit that their licence asks for, and where it leads. */
  attribution: string;
  link?: string;
}

/** As the finder asks of its `map-style`. */
const isTileAddress = (text: string) =>
  /^https:\/\/[^/@]+\//.test(text) && URL.canParse(text) && ['{z}', '{x}', '{y}'].every((part) => text.includes(part));

/** The settings of map tiles, as in `.env.example`. */
export const mapTilesVariables = {
  MAP_TILES_URL: z.optional(
    z
      .string()
      .check(
        z.refine(
          isTileAddress,
          'an https address with {z}, {x} and {y}, such as https://tiles.example/{z}/{x}/{y}.png',
        ),
      ),
  ),
  MAP_TILES_ATTRIBUTION: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
  MAP_TILES_LINK: z.optional(z.string().check(z.regex(/^https:\/\/\S+$/, 'an https address'))),
};

type MapTilesVariables = z.infer<z.ZodMiniObject<typeof mapTilesVariables>>;

/** Every licence of tiles asks for a credit. */
export const mapTilesChecks = [
  z.refine<MapTilesVariables>(({ MAP_TILES_URL, MAP_TILES_ATTRIBUTION }) => !MAP_TILES_URL || !!MAP_TILES_ATTRIBUTION, {
    path: ['MAP_TILES_ATTRIBUTION'],
    error: 'the credit that the licence of the tiles asks for, beside MAP_TILES_URL',
  }),
] as const;

/** The tiles of valid variables; undefined without an address. */
export function toMapTilesSettings(given: MapTilesVariables): MapTilesSettings | undefined {
  const { MAP_TILES_URL: url, MAP_TILES_ATTRIBUTION: attribution = '', MAP_TILES_LINK: link } = given;
  return url ? { url, attribution, ...(link && { link }) } : undefined;
}
