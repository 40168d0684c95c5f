import { catalogue, listAddressAttributes } from '../../../../widgets/catalogue.ts';
import { productionOrigin } from '../../../../widgets/shared/brand/brands.ts';
import { isOfVisit } from '../../../../widgets/shared/submissions/visit-parameters.ts';
import type { FramedWidget } from '../../../sources/framed-widgets.ts';

/** Attributes as `renderWidget` takes them. */
export type Attributes = Readonly<Record<string, string | true>>;

/** A mistake in an address: key of its text, and the attribute's name. */
export interface AttributeProblem {
  key: 'unknownAttribute' | 'missingAttribute' | 'badValue';
  name: string;
}

const attributeTypes = new Map(catalogue.map((entry) => [entry.name, new Map(listAddressAttributes(entry))]));

/** The author of an address must not decide what our page fetches from other sites. */
function isOwnAddress(text: string, ownOrigins: readonly string[]): boolean {
  const base = ownOrigins[0] ?? productionOrigin;
  if (!URL.canParse(text, base)) return false;
  return [...ownOrigins, productionOrigin].includes(new URL(text, base).origin);
}

/**
 * The attributes of a framed widget from the query of its address, with those that a frame sets. Takes what a link may
 * set: no `api`, no JSON, no map from elsewhere, no address outside our origins. Values are checked when the widget is
 * rendered.
 */
export function readAttributes(
  name: string,
  { presets = {}, needs }: FramedWidget,
  query: URLSearchParams,
  ownOrigins: readonly string[],
): { attributes: Attributes } | { problem: AttributeProblem } {
  const types = attributeTypes.get(name);
  const attributes: Record<string, string | true> = { ...presets };
  for (const [attribute, value] of query) {
    if (isOfVisit(attribute)) continue;
    const type = types?.get(attribute);
    if (!type || attribute === 'locale') {
      return { problem: { key: 'unknownAttribute', name: attribute } };
    }
    if (type === 'address' && !isOwnAddress(value, ownOrigins))
      return { problem: { key: 'badValue', name: attribute } };
    if (type !== 'boolean') attributes[attribute] = value;
    else if (value !== 'false') attributes[attribute] = true;
  }
  if (needs && !attributes[needs]) return { problem: { key: 'missingAttribute', name: needs } };
  return { attributes };
}
