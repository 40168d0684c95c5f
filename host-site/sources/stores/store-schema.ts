import * as z from 'zod/mini';
import { brandKeys } from '../../../widgets/shared/brand/brands.ts';
import {
  formatPostalCode,
  isPostalCode,
  normalizePostalCode,
} from '../../../widgets/shared/submissions/postal-code.ts';
import { provinces } from '../../../widgets/shared/submissions/provinces.ts';
import { isTimeZone } from '../calendar.ts';
import { formatSlug } from '../markdown/slug.ts';
import { toError } from '../problems/schema-problems.ts';
import { bilingual, date, intervals, key, text } from './store-fields.ts';

const postalCode = z.pipe(
  z.string().check(z.refine((value) => isPostalCode(normalizePostalCode(value)), toError({ code: 'postalCode' }))),
  z.transform(formatPostalCode),
);
const phone = z.pipe(
  z.string().check(z.refine((value) => /^1?\d{10}$/.test(value.replace(/\D/g, '')), toError({ code: 'phone' }))),
  z.transform((value: string) => value.replace(/\D/g, '').slice(-10)),
);
const extension = z.string().check(z.regex(/^\d{1,6}$/, toError({ code: 'extension' })));
const day = z._default(intervals, []);
/** A key of retail-laws.json, or the same words with capitals or spaces: `Tourist area`. */
const lawKey = z.pipe(z.string(), z.transform(formatSlug));
const keys = z._default(z.array(key), []);

const event = z
  .object({
    id: key,
    title: bilingual,
    start: date,
    end: date,
    url: z.optional(z.url({ protocol: /^https$/, error: toError({ code: 'httpsAddress' }) })),
  })
  .check(z.refine(({ start, end }) => start <= end, toError({ code: 'eventEndsBeforeStart' })));

/** A store of a feed (SF-03). Omitted lists are empty; the default brand is the store's own. */
export const storeSchema = z.object({
  id: key,
  number: z.string().check(z.regex(/^\d{1,6}$/, toError({ code: 'storeNumber' }))),
  brand: z.enum(brandKeys),
  slug: key,
  name: bilingual,
  address: z.object({
    line1: text,
    line2: z.optional(text),
    city: text,
    province: z.enum(provinces),
    postalCode,
  }),
  // Bounding box of Canada, which detects swapped coordinates or a missing sign.
  lat: z
    .number()
    .check(z.minimum(41.6, toError({ code: 'southOfCanada' })), z.maximum(83.2, toError({ code: 'northOfCanada' }))),
  lng: z
    .number()
    .check(z.minimum(-141.1, toError({ code: 'westOfCanada' })), z.maximum(-52.5, toError({ code: 'eastOfCanada' }))),
  timeZone: z.string().check(z.refine(isTimeZone, toError({ code: 'timeZoneUnknown' }))),
  phone: z.optional(phone),
  extension: z.optional(extension),
  comments: z.optional(bilingual),
  featured: z.optional(z.boolean()),
  approximate: z.optional(z.boolean()),
  // The law decides which keys it knows; what it does not know is left out.
  type: z.optional(lawKey),
  exemption: z.optional(lawKey),
  hours: z.strictObject({ 0: day, 1: day, 2: day, 3: day, 4: day, 5: day, 6: day }),
  exceptions: z._default(
    z.array(z.strictObject({ date, intervals: z._default(intervals, []), label: z.optional(bilingual) })),
    [],
  ),
  status: z._default(z.enum(['open', 'opening-soon', 'temporarily-closed', 'closed']), 'open'),
  opensOn: z.optional(date),
  reopensOn: z.optional(date),
  brands: z.array(z.enum(brandKeys)).check(z.minLength(1, toError({ code: 'ownBrandMissing' }))),
  departments: keys,
  specialtyDepartments: keys,
  events: z._default(z.array(event), []),
});
