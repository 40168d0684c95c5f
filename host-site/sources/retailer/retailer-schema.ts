import * as z from 'zod/mini';
import { toError } from '../problems/schema-problems.ts';
import { colour, lookSchema } from './look-schema.ts';

const text = z.string().check(z.refine((value) => value.trim() !== '', toError({ code: 'missing' })));
/** What stands in texts of all kinds: in one with placeholders or markup, others would be lost or torn. */
const plain = text.check(z.refine((value) => !/[{}<>]/.test(value), toError({ code: 'plainText' })));
const bilingual = z.strictObject({ en: plain, fr: plain });
/** Types of schema.org for shops; `Store` is any of them. */
const storeTypes = [
  ...['Store', 'AutoPartsStore', 'BikeStore', 'BookStore', 'ClothingStore', 'ComputerStore', 'ConvenienceStore'],
  ...['DepartmentStore', 'ElectronicsStore', 'Florist', 'FurnitureStore', 'GardenStore', 'GroceryStore'],
  ...['HardwareStore', 'HobbyShop', 'HomeGoodsStore', 'JewelryStore', 'LiquorStore', 'MensClothingStore'],
  ...['MobilePhoneStore', 'MusicStore', 'OfficeEquipmentStore', 'OutletStore', 'PetStore', 'ShoeStore'],
  ...['SportingGoodsStore', 'ToyStore', 'WholesaleStore'],
] as const;
const slug = z.string().check(z.regex(/^[a-z][a-z\d]*(-[a-z\d]+)*$/, toError({ code: 'slug' })));
const code = text.check(z.regex(/^[A-Z\d]+$/, toError({ code: 'brandCode', example: 'HSE' })));
const digits = text.check(z.regex(/^\d+$/, toError({ code: 'digits' })));
const host = text.check(
  z.regex(/^[a-z\d]+([.-][a-z\d]+)*\.[a-z]{2,}$/, toError({ code: 'hostName', example: 'www.vitrine.example' })),
);
const isAddress = (value: string) => value.startsWith('https://') && URL.canParse(value);
const address = text.check(z.refine(isAddress, toError({ code: 'httpsAddress' })));
/** Empty where the partner has no such page yet. */
const partnerAddress = z
  .string()
  .check(z.refine((value) => value === '' || isAddress(value), toError({ code: 'httpsAddress' })));
const links = z.strictObject({ en: address, fr: address });
const partnerLinks = z.strictObject({ en: partnerAddress, fr: partnerAddress });
const count = z.int(toError({ code: 'wholeNumber', least: 1, most: 999_999 })).check(z.gte(1), z.lte(999_999));

const brand = z.strictObject({
  name: bilingual,
  domain: host,
  siteOrigin: address.check(
    z.refine(
      (value) => !isAddress(value) || new URL(value).origin === value,
      toError({ code: 'originOnly', example: 'https://www.vitrine.example' }),
    ),
  ),
  /** Colour of its buttons. */
  action: colour,
  /** Source codes of messages and contest entries (API-04). */
  chains: z.strictObject({ en: code, fr: code }),
  links: z.strictObject({ careers: z.optional(links), unsubscribe: links }),
  /** The gift-card partner's code of each card (GB-02). */
  giftCodes: z.optional(z.strictObject({ email: digits, mail: digits })),
  giftLinks: z.optional(
    z.strictObject({
      balance: partnerLinks,
      'egift-email': partnerLinks,
      'egift-mail': partnerLinks,
      'gift-help': partnerLinks,
    }),
  ),
});

/** Schema of host-site/retailers/<name>/retailer.json. */
export const retailerSchema = z.strictObject({
  /** Which of the brands is the retailer's own; the others are its siblings. */
  key: text,
  legalName: bilingual,
  address: bilingual,
  service: z.strictObject({
    phone: text.check(z.regex(/^\d{10}$/, toError({ code: 'phone' }))),
    email: text.check(z.regex(/^[^@\s]+@[^@\s]+\.[^@\s]+$/, toError({ code: 'email' }))),
  }),
  /** What kind of store search engines list. */
  storeType: z.optional(z.enum(storeTypes, toError({ code: 'oneOf', names: storeTypes.join(', ') }))),
  newsletter: z.strictObject({
    chain: count,
    /** What a sign-up can win, where there is a draw. */
    offer: z.optional(z.strictObject({ prizes: count, amount: count, welcome: count })),
  }),
  look: lookSchema,
  /** The loyalty program, where there is one. */
  loyalty: z.optional(z.strictObject({ name: bilingual })),
  /** Of the page of shoppers' finds, where there is one: how to tag a photo, its contest, the finds at its top, and the names of their categories. */
  finds: z.optional(
    z.strictObject({
      hashtag: bilingual,
      contest: z.optional(slug),
      prints: z.array(slug),
      categories: z
        .record(slug.check(z.refine((value) => value !== 'all', toError({ code: 'categoryAll' }))), bilingual)
        .check(z.refine((value) => Object.keys(value).length > 0, toError({ code: 'missing' }))),
    }),
  ),
  /** By what the `brand` attribute says. */
  brands: z.record(slug, brand),
  /** The only hosts to which links of gift cards lead in production; none where there are no gift cards. */
  giftHosts: z.array(host),
  links: z.strictObject({
    findYourStyle: z.optional(links),
    parentCompany: z.optional(links),
    corporateResponsibility: z.optional(links),
    labour: z.optional(links),
    pay: z.optional(links),
  }),
  /** FT-04: the retailer's profile on each network. */
  profiles: z.strictObject({
    facebook: z.optional(links),
    twitter: z.optional(links),
    pinterest: z.optional(links),
    youtube: z.optional(links),
    instagram: z.optional(links),
  }),
});

/** A declaration after validation. */
export type RetailerFile = z.infer<typeof retailerSchema>;
