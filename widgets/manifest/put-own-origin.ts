import { ownBrand, productionOrigin } from '../shared/brand/brands.ts';

/** Origin that the kit's documentation names in its examples. */
const exampleOrigin = 'https://www.vitrine.example';
const exampleFeed = new RegExp(`${exampleOrigin}/stores/\\w+\\.json`, 'g');

/**
 * An example of the documentation with the retailer's own origin and store feed, so that what a partner pastes loads
 * from there.
 */
export const putOwnOrigin = (text: string): string =>
  text
    .replaceAll(exampleFeed, `${productionOrigin}/stores/${ownBrand}.json`)
    .replaceAll(exampleOrigin, productionOrigin);
