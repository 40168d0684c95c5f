import { brandKeys, ownBrand } from '../brand/brands.ts';

/** How an attribute's text becomes a value; a missing or invalid text gives the default. */
export type Attribute =
  /** With `isLanguage`, a value may name a region too: `fr-CA` is `fr`. */
  | { type: 'string'; default: string; values?: readonly string[]; isLanguage?: true }
  | { type: 'number'; default: number; min?: number; max?: number }
  /** With `isGuessed`, an element without it finds out by itself; the text `false` is a no. */
  | { type: 'boolean'; isGuessed?: true }
  /** `https://www.vitrine.example`, or `/` for the page's own. */
  | { type: 'origin'; default: '' }
  /** Absolute, or relative to the page. */
  | { type: 'address'; default: '' }
  | { type: 'json'; default: unknown };

/** The public interface of an element, as far as code needs it; the documentation is in `ContractDocs`. */
export interface Contract {
  tag: `vitrine-${string}`;
  /** By kebab-case name. */
  attributes: Readonly<Record<string, Attribute>>;
}

/** The attributes of every widget. */
export const commonAttributes = {
  locale: { type: 'string', default: '', values: ['', 'en', 'fr'], isLanguage: true },
  brand: { type: 'string', default: ownBrand, values: brandKeys },
  api: { type: 'origin', default: '' },
} as const satisfies Contract['attributes'];

/** The attributes of every widget that submits something. */
export const submitterAttributes = {
  ...commonAttributes,
  sandbox: { type: 'boolean', isGuessed: true },
} as const satisfies Contract['attributes'];

/** The attributes of every form whose submissions are stored. */
export const formAttributes = {
  ...submitterAttributes,
  campaign: { type: 'string', default: '' },
} as const satisfies Contract['attributes'];

type Camel<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<Camel<Tail>>}`
  : Name;

type Value<A extends Attribute> = A extends { type: 'boolean' }
  ? boolean
  : A extends { type: 'number' }
    ? number
    : A extends { values: readonly (infer Choice)[] }
      ? Choice
      : A extends { type: 'string' | 'origin' | 'address' }
        ? string
        : unknown;

/** Values of a contract's attributes by property name (`closed-days` is `closedDays`). */
export type AttributeValues<C extends Contract> = {
  -readonly [Name in keyof C['attributes'] & string as Camel<Name>]: Value<C['attributes'][Name]>;
};

/** `closed-days` → `closedDays`. */
export function toPropertyName(attribute: string): string {
  return attribute.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
