/** A widget on these pages. */
export interface Sample {
  tag: string;
  attributes: Readonly<Record<string, string>>;
}

// Attributes that some widgets need in order to show anything; all others work without attributes.
const attributes: Record<string, Sample['attributes']> = {
  'vitrine-contest-entry': { contest: 'fall-promotion' },
  'vitrine-newsletter-lightbox': { trigger: 'manual' },
  'vitrine-video-block': { src: 'https://vimeo.com/76979871' },
};

interface Manifest {
  modules: { declarations: { tagName: string }[] }[];
}

/** Address of the kit, and the container of its widgets. */
export function findPlace(): { place: HTMLElement; site: string } {
  const place = document.getElementById('widgets');
  if (!place) throw new Error('The page has no #widgets');
  return { place, site: place.dataset.site ?? '' };
}

/** Every widget in the kit's manifest, so that new ones appear without a change here. */
export async function listWidgets(site: string): Promise<Sample[]> {
  const response = await fetch(`${site}/widgets/v1/custom-elements.json`);
  const { modules } = (await response.json()) as Manifest;
  return modules
    .flatMap(({ declarations }) => declarations)
    .map(({ tagName: tag }) => ({ tag, attributes: attributes[tag] ?? {} }));
}
