import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { look } from '../../../widgets/shared/brand/retailer.ts';
import { retailerFolder } from '../../retailers/retailer-content.ts';
import type { FontFace, Look } from '../../sources/retailer/look-schema.ts';
import type { SiteFiles } from './assets.ts';
import { formatFallbackFace, readFontMetrics } from './font-metrics.ts';

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
const accented = 'ÀÂÄÆÇÈÉÊËÎÏÔÖŒÙÛÜŸàâäæçèéêëîïôöœùûüÿ';
const punctuation = '\u00a0\u202f«»‘’“”–—…·•×−©®™°€½²';
/** Italics are for words in titles. */
const words = `${ascii.replace(/[^A-Za-z ]/g, '')}${accented}\u00a0.,:;!?’-`;

/** Style rules and preloads of the site's fonts. */
export interface Fonts {
  /** @font-face rules, including those of the metric-matched fallbacks. */
  css: string;
  /** Addresses of the two faces that every page shows at once. */
  preloads: string[];
}

/** A face of a family, with the name of its file. */
interface Typeface {
  family: string;
  name: string;
  face: FontFace;
}

/** The faces of a family: `fraunces`, `fraunces-italic`. */
const listFaces = ({ family, faces }: { family: string; faces: readonly FontFace[] }): Typeface[] =>
  faces.map((face) => {
    const name = family.toLowerCase().replaceAll(' ', '-');
    return { family, name: face.style === 'normal' ? name : `${name}-${face.style}`, face };
  });

/** Where a font file is: in the retailer's folder, or in a package. */
function findSource(root: string, source: string): string {
  const own = join(root, retailerFolder, source);
  return existsSync(own) ? own : join(root, 'node_modules', source);
}

/**
 * Subsets each face of the retailer's two families to the characters of English and French and writes it as woff2. Axes
 * that the look does not use should be pinned: a fixed optical size halves a display face.
 */
export async function buildFonts(root: string, files: SiteFiles): Promise<Fonts> {
  // The build has checked the declaration.
  const { text, display } = look.fonts as Look['fonts'];
  const families = [listFaces(text), listFaces(display)];
  // Both families may be the same one.
  const typefaces = new Map(families.flat().map((typeface) => [JSON.stringify(typeface), typeface]));
  const built = new Map(
    await Promise.all(
      [...typefaces].map(async ([key, typeface]) => [key, await buildFace(root, files, typeface)] as const),
    ),
  );
  const firsts = families.flatMap(([first]) => built.get(JSON.stringify(first))?.address ?? []);
  return {
    css: [...built.values()].map(({ css }) => css).join(''),
    preloads: [...new Set(firsts)],
  };
}

async function buildFace(
  root: string,
  files: SiteFiles,
  { family, name, face }: Typeface,
): Promise<{ css: string; address: string }> {
  const source = readFileSync(findSource(root, face.source));
  const characters = face.style === 'italic' ? words : ascii + accented + punctuation;
  const options = { variationAxes: face.axes };
  const woff2 = await subsetFont(source, characters, { ...options, targetFormat: 'woff2' });
  const sfnt = await subsetFont(source, characters, { ...options, targetFormat: 'sfnt' });
  const address = files.addAsset(`${name}.woff2`, woff2);
  const rule =
    `@font-face{font-family:"${family}";font-style:${face.style};font-weight:${face.weight};` +
    `font-display:swap;src:url(${address})format("woff2")}`;
  return { css: rule + formatFallbackFace(`${family} Fallback`, face.metricsOf, readFontMetrics(sfnt)), address };
}
