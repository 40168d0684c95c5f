import { readPublicOrigin } from '../../../host-site/sources/public-origin.ts';

/** Origin of the absolute addresses that the build writes, without a trailing slash. */
export const origin = readPublicOrigin(process.env);
