/** File of the site that tells the server its redirects; it is never served. */
export const builtRedirectsFile = 'redirects.json';

/** An address that leads to a page. Both are paths after the language, without slashes at either end: `gift-cards`. */
export interface Redirect {
  address: string;
  page: string;
}

/** The content of the file. */
export const formatRedirects = (redirects: readonly Redirect[]): string => `${JSON.stringify(redirects)}\n`;
