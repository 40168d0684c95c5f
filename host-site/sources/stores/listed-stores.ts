/**
 * Maximum stores that the locator's page lists before any search. The page of a larger chain links to its provinces
 * instead, which the server answers page by page: 3,000 stores weighed 1.2 MB.
 */
export const mostListed = 300;
