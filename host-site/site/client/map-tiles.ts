/** The tiles that the server is configured with. */
export interface MapTiles {
  url: string;
  attribution: string;
  link?: string;
}

/** Shows streets on the map of the page's store finder, once the visitor has consented. */
export function showMapTiles({ url, attribution, link }: MapTiles): void {
  for (const finder of document.querySelectorAll('vitrine-store-finder')) {
    // The address comes last: the map opens again with it, and credits the tiles at once.
    if (link) finder.setAttribute('map-attribution-link', link);
    finder.setAttribute('map-attribution', attribution);
    finder.setAttribute('map-style', url);
  }
}
