import type { CatalogueEntry } from '../../catalogue.ts';

/** Name of the npm package. */
export const packageName = '@vitrine/widgets';

/** `newsletter-form` → `NewsletterForm`, the component for React. */
export function toComponentName(name: string): string {
  return name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** React property names by event: `vitrine-newsletter-closed` → `onVitrineNewsletterClosed`. */
export function nameEventProperties({ docs }: CatalogueEntry): [string, string][] {
  return Object.keys(docs.events).map((event) => [`on${toComponentName(event)}`, event]);
}

/** How the package's own modules name the file of a definition; its `imports` choose between the two builds of it. */
export const ownFile = (name: string): string => `#widgets/${name}`;
