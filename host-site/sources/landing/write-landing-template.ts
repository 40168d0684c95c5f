import { listPlaceholders, removeMarks } from '../source-text/placeholders.ts';

// The writer replaces the texts between ‹ and ›.
const en = `---
‹title: A title for› {slug}
description: ‹One sentence of 80 to 155 characters for search results›, ‹saying what the visitor finds on this page.›
lead: ‹One or two sentences under the title.›
alt: ‹What the picture shows, in one sentence.›
action: ‹[What to do first]›(/en/storelocator)
---

‹A first paragraph that gets to the point.›

‹## A reason to come›

Call us at {{service.phone}}; ‹numbers, amounts and dates come from the facts›.

## Find us

::: finder
`;

const fr = `---
‹title: Un titre pour› {slug}
description: ‹Une phrase de 80 à 155 caractères pour les résultats de recherche›, ‹qui dit ce que la page propose.›
lead: ‹Une ou deux phrases sous le titre.›
alt: ‹Ce que montre la photo, en une phrase.›
action: ‹[Le premier geste]›(/fr/storelocator)
---

‹Un premier paragraphe qui va droit au but.›

‹## Une raison de venir›

Appelez-nous au {{service.phone}}; ‹numéros, montants et dates viennent des faits›.

## Nous trouver

::: finder
`;

/** Texts of the template that a published landing page must not contain. */
export const landingPlaceholders = listPlaceholders(en, fr);

const ofHomepage = 'home-lead';

/**
 * The three files of a new landing page, by name. They explain what to write, and `npm run dev` shows them; the build
 * refuses them until their texts are replaced. `pictures` are the names of those that are there: the page begins with the
 * homepage's, or with the first.
 */
export function writeLandingTemplate(
  slug: string,
  today: string,
  pictures: readonly string[],
): Record<'landing.json' | 'en.md' | 'fr.md', string> {
  const [first = ofHomepage] = pictures;
  const picture = pictures.includes(ofHomepage) ? ofHomepage : first;
  const fill = (template: string) => removeMarks(template).replace('{slug}', slug);
  return {
    'landing.json': `${JSON.stringify({ picture, indexed: false, starts: today }, null, 2)}\n`,
    'en.md': fill(en),
    'fr.md': fill(fr),
  };
}
