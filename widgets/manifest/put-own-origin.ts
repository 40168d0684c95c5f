import { productionOrigin } from '../shared/brand/brands.ts';

/** Origin that the kit's documentation names in its examples. */
const exampleOrigin = 'https://www.vitrine.example';

/** An example of the documentation with the retailer's own origin, so that what a partner pastes loads from there. */
export const putOwnOrigin = (text: string): string => text.replaceAll(exampleOrigin, productionOrigin);
