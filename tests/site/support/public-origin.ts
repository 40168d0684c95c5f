/** Origin of the absolute addresses that the build writes, without a trailing slash. */
export const origin = (process.env.PUBLIC_ORIGIN ?? 'https://www.vitrine.example').replace(/\/+$/, '');
