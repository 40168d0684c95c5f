import * as z from 'zod/mini';
import { toError } from '../problems/schema-problems.ts';

/** A colour as `#24423a`. */
export const colour = z.string().check(z.regex(/^#[\da-f]{6}$/, toError({ code: 'hexColour', example: '#24423a' })));
const length = z
  .string()
  .check(z.regex(/^(0|\d*\.?\d+(px|em|rem))$/, toError({ code: 'cssLength', example: '0.25rem' })));
const text = z.string().check(z.minLength(1, toError({ code: 'missing' })));
/** Stands in style sheets and file names. */
const familyName = z
  .string()
  .check(z.regex(/^[\p{L}\p{N}][\p{L}\p{N} _-]*$/u, toError({ code: 'fontName', example: 'Instrument Sans' })));
/** What stands after it in style sheets and, in emails, in an attribute. */
const genericFamilies = z
  .string()
  .check(
    z.regex(
      /^([\p{L}\p{N} ,_-]|"[\p{L}\p{N} _-]+"|'[\p{L}\p{N} _-]+')+$/u,
      toError({ code: 'fontList', example: 'Georgia, serif' }),
    ),
  );
const faceWeight = z
  .string()
  .check(z.regex(/^\d{1,4}( \d{1,4})?$/, toError({ code: 'fontWeight', example: '400 700' })));
const weight = z.int(toError({ code: 'wholeNumber', least: 1, most: 1000 })).check(z.gte(1), z.lte(1000));

const face = z.strictObject({
  /** A WOFF2, TTF or OTF file in the retailer's folder, or in a package. */
  source: text,
  style: z.enum(['normal', 'italic']),
  /** As in @font-face: one weight, or the two ends of a range. */
  weight: faceWeight,
  /** Values of a variable font's axes, by their tags: a number pins one, a range keeps it. */
  axes: z.record(z.string(), z.union([z.number(), z.strictObject({ min: z.number(), max: z.number() })])),
  /** The system font that stands in until the face has loaded, with the face's own metrics. */
  metricsOf: z.enum(['Arial', 'Times New Roman', 'Times New Roman Italic']),
});
const family = z.strictObject({
  family: familyName,
  /** What follows the family in a font list; emails use it alone. */
  generic: genericFamilies,
  faces: z.array(face).check(z.minLength(1, toError({ code: 'missing' }))),
});

/** Schema of a retailer's look. */
export const lookSchema = z.strictObject({
  colours: z.strictObject({
    /** Background of pages and elements. */
    paper: colour,
    /** Background of bands. */
    panel: colour,
    /** Background of marks, and lines that only separate. */
    tint: colour,
    /** Background of openings. */
    highlight: colour,
    /** Text. */
    ink: colour,
    /** Secondary text. */
    stone: colour,
    /** Buttons, focus, and the footer's background. */
    action: colour,
    /** Details, and links under the pointer. */
    accent: colour,
    /** Thin lines and ornaments. */
    line: colour,
    error: colour,
    success: colour,
  }),
  /** Corners of fields and buttons. */
  radius: length,
  /** The name in the header. */
  wordmark: z.strictObject({ size: length, weight }),
  headings: z.strictObject({ weight, largeWeight: weight, case: z.enum(['none', 'uppercase']) }),
  fonts: z.strictObject({ text: family, display: family }),
});

/** A look after validation. */
export type Look = z.infer<typeof lookSchema>;

/** A file of a font. */
export type FontFace = z.infer<typeof face>;
