/** Pages that the server makes for a request: stores near a place on the map, and a search. */
export const madePages = ['/en/storelocator?s=45.5,-73.6', '/en/search?q=a'];

/** An address that no page has. */
export const missingPath = '/en/no-page-has-this-address';
