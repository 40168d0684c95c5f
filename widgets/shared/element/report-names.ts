import { knownNames } from 'virtual:known-names';
import { findUnknownAttributes } from './attribute-names.ts';
import { findNearestName } from './nearest-name.ts';

// Fetched only where something in a page looks wrong. It imports nothing that a widget has, so that it is one file for all.

const reported = new Set<string>();

/** Warns once of each text, with the address of the page that explains it. */
function report(text: string, guide: string): void {
  if (reported.has(text)) return;
  reported.add(text);
  console.warn(`vitrine: ${text} See ${guide}`);
}

/** Warns of a tag that no widget has; `tags` are those that there are. */
export function reportTag(tag: string, tags: readonly string[], guide: string): void {
  const nearest = findNearestName(
    tag.replace('vitrine-', ''),
    tags.map((name) => name.replace('vitrine-', '')),
  );
  const advice = nearest ? ` Did you mean <vitrine-${nearest}>?` : '';
  report(`there is no element <${tag}>.${advice}`, `${guide}#tags`);
}

/** Warns of the attributes among `given` that an element with the attributes `own` does not have. */
export function reportAttributes(tag: string, given: readonly string[], own: readonly string[], guide: string): void {
  for (const { name, nearest, owners, event } of findUnknownAttributes(given, own, knownNames)) {
    const advice = [
      nearest && ` Did you mean "${nearest}"?`,
      owners.length > 0 && ` It belongs to ${owners.map((owner) => `<${owner}>`).join(', ')}.`,
      event && ` Attributes listen to no event: use addEventListener('${event}', …).`,
    ];
    report(`<${tag}> has no attribute "${name}".${advice.filter(Boolean).join('')}`, `${guide}#attributes`);
  }
}

/** Warns of an element without an end tag, which hides what follows it in the page. */
export function reportUnclosed(tag: string, guide: string): void {
  report(
    `<${tag}> is not closed, so it hides what follows it. HTML has no self-closing elements: write <${tag}></${tag}>.`,
    `${guide}#closing`,
  );
}

/** Warns of custom properties that no widget reads; `known` are those that there are. */
export function reportProperties(names: readonly string[], known: readonly string[], guide: string): void {
  for (const name of names) {
    const nearest = findNearestName(name, known);
    report(`there is no custom property ${name}.${nearest ? ` Did you mean ${nearest}?` : ''}`, `${guide}#properties`);
  }
}
