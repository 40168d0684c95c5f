/** A widget as these pages show it. */
export interface Sample {
  tag: string;
  attributes: Readonly<Record<string, string>>;
}

// What a page has to say to see something; every other widget shows with no attributes at all.
const attributes: Record<string, Sample['attributes']> = {
  'vitrine-contest-entry': { contest: 'fall-promotion' },
  'vitrine-newsletter-lightbox': { trigger: 'manual' },
  'vitrine-video-block': { src: 'https://vimeo.com/76979871' },
};

interface Manifest {
  modules: { declarations: { tagName: string }[] }[];
}

/** Where the kit comes from, and the place in the page that its widgets go to. */
export function findPlace(): { place: HTMLElement; site: string } {
  const place = document.getElementById('widgets');
  if (!place) throw new Error('The page has no #widgets');
  return { place, site: place.dataset.site ?? '' };
}

/** Every widget that the kit's manifest names, so that a new one shows without a change here. */
export async function listWidgets(site: string): Promise<Sample[]> {
  const response = await fetch(`${site}/widgets/v1/custom-elements.json`);
  const { modules } = (await response.json()) as Manifest;
  return modules
    .flatMap(({ declarations }) => declarations)
    .map(({ tagName: tag }) => ({ tag, attributes: attributes[tag] ?? {} }));
}
