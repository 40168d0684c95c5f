import type { BrandKey } from '../shared/brand/brands.ts';
import { resolveServiceOrigin } from '../shared/brand/endpoints.ts';
import { parseAttribute } from '../shared/element/attributes.ts';
import type { Attribute } from '../shared/element/contract.ts';
import { findContract } from './judge-element.ts';

/** The value of an element's attribute, or its default. */
export function readSetting(element: Element, name: string): string {
  const attribute = findContract(element.localName)?.attributes[name] as Attribute;
  return `${parseAttribute(attribute, element.getAttribute(name), () => undefined)}`;
}

/** Where an element's forms go. */
export const findService = (element: Element): string =>
  resolveServiceOrigin(
    readSetting(element, 'api'),
    readSetting(element, 'brand') as BrandKey,
    location,
    new URL(import.meta.url).origin,
  );
