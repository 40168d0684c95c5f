import { listPlaceholders, removeMarks } from '../source-text/placeholders.ts';
import type { ArticleFacts } from './article.ts';

// The writer replaces the texts between ‹ and ›.
const en = `---
‹title: A title for› {slug}
description: ‹One sentence of 80 to 155 characters for search results›, ‹saying what the reader will be able to do.›
lead: ‹One or two sentences under the title.›
alt: ‹What the photograph will show, in one sentence.›
---

‹A first paragraph that gets to the point.›

‹## A first step›

‹Something to do, with a measurement.›

‹## A second step›

> ‹One sentence worth repeating.›

‹## A last section with a title of its own›

‹- **A thing**›: ‹what to check when you pick it up in› [your store](/en/storelocator).

::: finder
`;

const fr = `---
‹title: Un titre pour› {slug}
description: ‹Une phrase de 80 à 155 caractères pour les résultats de recherche›, ‹qui dit ce que l’on saura faire.›
lead: ‹Une ou deux phrases sous le titre.›
alt: ‹Ce que la photo montrera, en une phrase.›
---

‹Un premier paragraphe qui va droit au but.›

‹## Une première étape›

‹Un geste, avec une mesure.›

‹## Une deuxième étape›

> ‹Une phrase à retenir.›

‹## Une dernière section, au titre bien à elle›

‹- **Un objet**› : ‹ce qu’il faut vérifier en le prenant dans› [votre magasin](/fr/storelocator).

::: finder
`.replaceAll(' :', '\u00A0:');

/** Texts of the template that a published article must not contain. */
export const articlePlaceholders = listPlaceholders(en, fr);

/**
 * The three files of a new article, by name. They explain what to write, and `npm run dev` shows them; the build
 * refuses them until their texts are replaced. `others` are the slugs of the articles that are there.
 */
export function writeTemplate(
  slug: string,
  today: string,
  others: readonly string[],
): Record<'article.json' | 'en.md' | 'fr.md', string> {
  const facts: ArticleFacts = {
    kind: 'guide',
    seasons: [],
    rooms: ['living'],
    published: today,
    updated: today,
    drawing: 'sofa-linen',
    related: others.slice(0, 3),
  };
  const json = JSON.stringify(facts, null, 2).replace(
    /\[\s+([^\]]*?)\s+\]/g,
    (_, list: string) => `[${list.replace(/\s+/g, ' ')}]`,
  );
  const fill = (template: string) => removeMarks(template).replace('{slug}', slug);
  return { 'article.json': `${json}\n`, 'en.md': fill(en), 'fr.md': fill(fr) };
}
