import * as z from 'zod/mini';

/**
 * Path of the page on which a form was filled in, without its query. Any other value becomes `/`: a frame without an
 * address has the path `srcdoc`, and no one loses a message because of the address of a page.
 */
export const pagePath = z.catch(z.string().check(z.regex(/^\/[^?#\0]{0,511}$/)), '/');
