import type { CatalogueEntry } from '../catalogue.ts';
import { toPropertyName } from '../shared/element/contract.ts';
import { formatType } from './describe-attribute.ts';

/** `vitrine-newsletter-form` → `VitrineNewsletterFormElement`. */
export function toClassName(tag: string): string {
  return `${tag.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())}Element`;
}

function declareElement({ contract, docs }: CatalogueEntry): string {
  const attributes = Object.entries(contract.attributes);
  const name = toClassName(contract.tag);
  const properties = attributes.map(
    ([attribute, spec]) =>
      `  /** ${docs.attributes[attribute]?.en} */\n  ${toPropertyName(attribute)}: ${formatType(spec)};`,
  );
  const inJsx = attributes.map(([attribute, spec]) => `  '${attribute}'?: ${formatType(spec)} | undefined;`);
  const events = Object.keys(docs.events).map((event) => {
    const detail = docs.events[event]?.detail;
    return `  /** ${docs.events[event]?.en} */\n  '${event}': CustomEvent<${detail === 'none' ? 'null' : detail}>;`;
  });
  return [
    `/** ${docs.summary.en} */`,
    `export interface ${name} extends HTMLElement {`,
    ...properties,
    `  addEventListener<Type extends keyof ${name}EventMap>(`,
    '    type: Type,',
    `    listener: (this: ${name}, event: ${name}EventMap[Type]) => unknown,`,
    '    options?: boolean | AddEventListenerOptions,',
    '  ): void;',
    '}',
    `export interface ${name}EventMap extends HTMLElementEventMap {`,
    ...events,
    '}',
    `export interface ${name}Attributes {`,
    ...inJsx,
    '}',
  ].join('\n');
}

/** Interface members: an element's properties, all optional. */
export function declareProperties({ contract, docs }: CatalogueEntry): string[] {
  return Object.entries(contract.attributes).map(
    ([attribute, spec]) =>
      `  /** ${docs.attributes[attribute]?.en} */\n  ${toPropertyName(attribute)}?: ${formatType(spec)} | undefined;`,
  );
}

/** Interfaces of every element, and the tag names. */
export function declareElements(catalogue: readonly CatalogueEntry[]): string {
  const tags = catalogue.map(({ contract }) => `    '${contract.tag}': ${toClassName(contract.tag)};`);
  return [
    ...catalogue.map(declareElement),
    'declare global {',
    '  interface HTMLElementTagNameMap {',
    ...tags,
    '  }',
    '}',
  ].join('\n');
}

/** The tags in React's JSX; needs React's types and the elements' interfaces in scope. */
export function declareJsx(catalogue: readonly CatalogueEntry[]): string {
  const jsx = catalogue.flatMap(({ contract, docs }) => {
    const name = toClassName(contract.tag);
    return [
      `      '${contract.tag}': React.DetailedHTMLProps<React.HTMLAttributes<${name}>, ${name}> & ${name}Attributes & {`,
      ...Object.keys(docs.events).map(
        (event) => `        'on${event}'?: ((event: ${name}EventMap['${event}']) => void) | undefined;`,
      ),
      '      };',
    ];
  });
  return [
    "declare module 'react' {",
    '  namespace JSX {',
    '    interface IntrinsicElements {',
    ...jsx,
    '    }',
    '  }',
    '}',
  ].join('\n');
}

/** TypeScript declarations of every element: classes, event maps, tag names, and React's JSX. */
export function declareTypes(catalogue: readonly CatalogueEntry[]): string {
  return `${["import type * as React from 'react';", '', declareElements(catalogue), declareJsx(catalogue)].join('\n')}\n`;
}
