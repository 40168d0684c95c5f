import type { Locale, LocalizedText } from '../../widgets/shared/locale/locale.ts';
import { markPlaceholder } from '../sources/source-text/placeholder-mark.ts';

/** A page in Markdown: its title, and its sections by heading, each with what to write there or a token. */
interface NewPage {
  title: LocalizedText;
  sections: readonly [heading: LocalizedText, text: LocalizedText | string][];
}

const pages: Readonly<Record<string, NewPage>> = {
  privacy: {
    title: { en: 'Privacy policy', fr: 'Politique de confidentialité' },
    sections: [
      [
        { en: 'What we collect, and why', fr: 'Ce que nous recueillons, et pourquoi' },
        {
          en: 'What each form asks for, the purpose, and how long you keep it.',
          fr: 'Ce que demande chaque formulaire, dans quel but, et combien de temps vous le conservez.',
        },
      ],
      [
        { en: 'Your rights', fr: 'Vos droits' },
        {
          en: 'Who answers for personal information, and how to see, correct or erase it.',
          fr: 'Qui répond des renseignements personnels, et comment les consulter, les corriger ou les effacer.',
        },
      ],
      [{ en: 'Cookie preferences', fr: 'Préférences de témoins' }, '{{measurementTools}}\n\n{{browserRecords}}'],
    ],
  },
  storelocator: {
    title: { en: 'Find a store', fr: 'Trouver un magasin' },
    sections: [
      [
        { en: 'Before you come', fr: 'Avant de venir' },
        {
          en: 'What shoppers should know: parking, payment, step-free entrances.',
          fr: 'Ce qu’il faut savoir : le stationnement, le paiement, les entrées sans marche.',
        },
      ],
    ],
  },
  accessibility: {
    title: { en: 'Accessibility', fr: 'Accessibilité' },
    sections: [
      [
        { en: 'Our commitment', fr: 'Notre engagement' },
        {
          en: 'What you do for people with disabilities, and how to reach you about it.',
          fr: 'Ce que vous faites pour les personnes handicapées, et comment vous joindre à ce sujet.',
        },
      ],
    ],
  },
  legal: {
    title: { en: 'Terms of use', fr: 'Conditions d’utilisation' },
    sections: [
      [
        { en: 'Using this site', fr: 'L’utilisation du site' },
        {
          en: 'The terms that your legal department has approved.',
          fr: 'Les conditions que votre service juridique a approuvées.',
        },
      ],
    ],
  },
};

/** Paths of the pages that a new retailer starts with. */
export const newPages = Object.keys(pages);

const parts = {
  description: {
    en: 'One sentence of 80 to 155 characters for search results.',
    fr: 'Une phrase de 80 à 155 caractères pour les résultats de recherche.',
  },
  lead: { en: 'One or two sentences under the title.', fr: 'Une ou deux phrases sous le titre.' },
};

/** The file of a new retailer's page: its sections say what to write. Throws for a page that has no draft. */
export function describeNewPage(path: string, locale: Locale, today: string): string {
  const page = pages[path];
  if (!page) throw new Error(`No draft is there for the page ${path}`);
  const show = (text: LocalizedText) => markPlaceholder(text[locale]);
  const sections = page.sections.map(
    ([heading, text]) => `## ${heading[locale]}\n\n${typeof text === 'string' ? text : show(text)}\n`,
  );
  const front = [
    `title: ${page.title[locale]}`,
    `description: ${show(parts.description)}`,
    `lead: ${show(parts.lead)}`,
    `updated: ${today}`,
  ];
  return `---\n${front.join('\n')}\n---\n\n${sections.join('\n')}`;
}
