import * as z from 'zod';

// Requirements of search engines for the types that our pages use, stricter than schema.org: a property that is not
// listed here is an error.

const address = z.url({ protocol: /^https$/ });
const text = z.string().trim().min(2);
const language = z.enum(['en-CA', 'fr-CA']);
const day = z.iso.date();
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const phone = z.string().regex(/^\+1\d{10}$/);
const named = z.strictObject({ '@id': address });
const picture = address.regex(/\.(png|jpg)$/);

const figure = z.strictObject({
  '@type': z.literal('ImageObject'),
  contentUrl: address.regex(/\.webp$/),
  caption: text,
});

const postalAddress = z.strictObject({
  '@type': z.literal('PostalAddress'),
  streetAddress: text,
  addressLocality: text,
  addressRegion: z.string().regex(/^[A-Z]{2}$/),
  postalCode: z.string().regex(/^[A-Z]\d[A-Z] \d[A-Z]\d$/),
  addressCountry: z.literal('CA'),
});

const place = z.strictObject({
  '@type': z.literal('HomeGoodsStore'),
  name: text,
  url: address,
  address: postalAddress,
});

const event = z.strictObject({
  '@type': z.literal('Event'),
  name: text,
  startDate: day,
  endDate: day,
  eventStatus: z.literal('https://schema.org/EventScheduled'),
  eventAttendanceMode: z.literal('https://schema.org/OfflineEventAttendanceMode'),
  location: z.union([named, place]),
  organizer: named,
  image: picture,
  inLanguage: language,
  url: address,
});

const weekday = z.enum(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']);

const hours = z.strictObject({
  '@type': z.literal('OpeningHoursSpecification'),
  dayOfWeek: z.array(weekday).min(1).optional(),
  opens: time,
  closes: time,
  validFrom: day.optional(),
  validThrough: day.optional(),
});

const page = {
  '@id': address,
  url: address,
  name: text,
  description: text,
  inLanguage: language,
  isPartOf: named,
  dateModified: day.optional(),
};

const listItem = z.strictObject({ '@type': z.literal('ListItem'), position: z.int().min(1), url: address });

const listedStore = z.strictObject({ '@type': z.literal('HomeGoodsStore'), url: address });

const listed = z.union([z.array(listItem).min(2), z.array(listedStore).min(2)]);

const list = z
  .strictObject({
    '@type': z.literal('ItemList'),
    numberOfItems: z.int(),
    itemListElement: listed,
  })
  .refine(({ numberOfItems, itemListElement }) => numberOfItems === itemListElement.length);

const question = z.strictObject({
  '@type': z.literal('Question'),
  name: text.endsWith('?'),
  acceptedAnswer: z.strictObject({ '@type': z.literal('Answer'), text }),
});

const step = z.strictObject({ '@type': z.literal('ListItem'), position: z.int().min(1), name: text, item: address });
const things = [
  z.strictObject({
    '@type': z.literal('Organization'),
    '@id': address,
    name: text,
    url: address,
    logo: picture,
    telephone: phone.optional(),
    sameAs: z.array(address).min(1).optional(),
  }),
  z.strictObject({
    '@type': z.literal('WebSite'),
    '@id': address,
    name: text,
    url: address,
    inLanguage: language,
    publisher: named,
    potentialAction: z
      .strictObject({
        '@type': z.literal('SearchAction'),
        target: z.strictObject({
          '@type': z.literal('EntryPoint'),
          urlTemplate: text.regex(/^https:\/\/.+\/search\?q=\{search_term_string\}$/),
        }),
        'query-input': z.literal('required name=search_term_string'),
      })
      .optional(),
  }),
  z.strictObject({ '@type': z.enum(['WebPage', 'ContactPage', 'AboutPage']), ...page }),
  // Finds have no addresses of their own.
  z
    .strictObject({ '@type': z.literal('CollectionPage'), ...page, mainEntity: list.optional() })
    .refine(({ url, mainEntity }) => url.endsWith('/fab-finds') || mainEntity),
  z.strictObject({ '@type': z.literal('FAQPage'), ...page, mainEntity: z.array(question).min(5) }),
  z.strictObject({ '@type': z.literal('BreadcrumbList'), itemListElement: z.array(step).min(2) }),
  z.strictObject({
    '@type': z.literal('Article'),
    '@id': address,
    headline: text.max(110),
    description: text,
    image: z.tuple([picture]).rest(figure),
    inLanguage: language,
    datePublished: day,
    dateModified: day,
    articleSection: text,
    wordCount: z.int().min(100),
    mainEntityOfPage: named,
    author: named,
    publisher: named,
  }),
  z.strictObject({
    '@type': z.literal('TechArticle'),
    '@id': address,
    headline: text.max(110),
    description: text,
    image: picture,
    inLanguage: language,
    dateModified: day,
    mainEntityOfPage: named,
    author: named,
    publisher: named,
  }),
  z.strictObject({
    '@type': z.literal('VideoObject'),
    name: text,
    description: text,
    thumbnailUrl: address,
    uploadDate: z.iso.datetime(),
    duration: z.string().regex(/^PT\d+S$/),
    contentUrl: address,
    inLanguage: language,
    caption: z.strictObject({
      '@type': z.literal('MediaObject'),
      contentUrl: address,
      encodingFormat: z.literal('text/vtt'),
    }),
  }),
  event,
  z.strictObject({
    '@type': z.literal('HomeGoodsStore'),
    '@id': address,
    name: text,
    url: address,
    image: picture,
    branchCode: text,
    parentOrganization: named,
    address: postalAddress,
    geo: z.strictObject({ '@type': z.literal('GeoCoordinates'), latitude: z.number(), longitude: z.number() }),
    telephone: phone.optional(),
    openingHoursSpecification: z.array(hours),
    specialOpeningHoursSpecification: z.array(hours).min(1).optional(),
    event: z.array(event).optional(),
  }),
] as const;

/** JSON-LD of a page. */
export const structuredData = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@graph': z.array(z.discriminatedUnion('@type', things)).min(3),
});

/** A reference to a node in the same data: `{ "@id": … }` and nothing else. */
export function listNamed(value: unknown): string[] {
  if (typeof value !== 'object' || !value) return [];
  const parts = Object.entries(value);
  if (parts.length === 1 && parts[0]?.[0] === '@id') return [String(parts[0][1])];
  return parts.flatMap(([, part]) => listNamed(part));
}
