import { productionOrigin } from '../../widgets/shared/brand/brands.ts';

/** Origin of the absolute addresses that the build writes, without a trailing slash; an empty setting counts as none. */
export const readPublicOrigin = ({ PUBLIC_ORIGIN }: { PUBLIC_ORIGIN?: string | undefined }): string =>
  (PUBLIC_ORIGIN || productionOrigin).replace(/\/+$/, '');
