import type { CatalogueEntry } from '../catalogue.ts';
import { toPropertyName } from '../shared/element/contract.ts';
import { reasonCodes } from '../shared/submissions/reason-codes.ts';
import { formatGivenType, formatPropertyType } from './describe-attribute.ts';

/** `vitrine-newsletter-form` → `VitrineNewsletterFormElement`. */
export function toClassName(tag: string): string {
  return `${tag.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())}Element`;
}

const formatDetail = (detail: string) => (detail === 'none' ? 'null' : detail);

/** A method with two overloads, of the element's own events and of any other, as in TypeScript's own declarations. */
const declareListening = (method: string, name: string, options: string) => [
  `  ${method}<Type extends keyof ${name}EventMap>(`,
  '    type: Type,',
  `    listener: (this: ${name}, event: ${name}EventMap[Type]) => unknown,`,
  `    options?: boolean | ${options},`,
  '  ): void;',
  `  ${method}(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | ${options}): void;`,
];

function declareElement({ contract, docs }: CatalogueEntry): string {
  const attributes = Object.entries(contract.attributes);
  const name = toClassName(contract.tag);
  const properties = attributes.map(
    ([attribute, spec]) =>
      `  /** ${docs.attributes[attribute]?.en} */\n  ${toPropertyName(attribute)}: ${formatPropertyType(spec)};`,
  );
  const inJsx = attributes.map(([attribute, spec]) => `  '${attribute}'?: ${formatGivenType(spec)} | undefined;`);
  const events = Object.keys(docs.events).map((event) => {
    const detail = formatDetail(docs.events[event]?.detail ?? '');
    return `  /** ${docs.events[event]?.en} */\n  '${event}': CustomEvent<${detail}>;`;
  });
  return [
    `/** ${docs.summary.en} */`,
    `export interface ${name} extends HTMLElement {`,
    ...properties,
    ...declareListening('addEventListener', name, 'AddEventListenerOptions'),
    ...declareListening('removeEventListener', name, 'EventListenerOptions'),
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
      `  /** ${docs.attributes[attribute]?.en} */\n  ${toPropertyName(attribute)}?: ${formatGivenType(spec)} | undefined;`,
  );
}

/** Interface members: the events of all elements; several elements may have one with different details. */
function declareEvents(catalogue: readonly CatalogueEntry[]): string[] {
  const events = new Map<string, Set<string>>();
  for (const [event, { detail }] of catalogue.flatMap(({ docs }) => Object.entries(docs.events)))
    events.set(event, (events.get(event) ?? new Set()).add(formatDetail(detail)));
  return [...events].map(([event, details]) => `  '${event}': CustomEvent<${[...details].join(' | ')}>;`);
}

/** Interfaces of every element, the tag names, and the events, which bubble up to the window. */
export function declareElements(catalogue: readonly CatalogueEntry[]): string {
  const tags = catalogue.map(({ contract }) => `    '${contract.tag}': ${toClassName(contract.tag)};`);
  return [
    ...catalogue.map(declareElement),
    '/** Why something failed; the documentation has a row for each. */',
    `export type ReasonCode = ${reasonCodes.map((code) => `'${code}'`).join(' | ')};`,
    'export interface VitrineEventMap {',
    ...declareEvents(catalogue),
    '}',
    'declare global {',
    '  interface HTMLElementTagNameMap {',
    ...tags,
    '  }',
    '  interface GlobalEventHandlersEventMap extends VitrineEventMap {}',
    '  interface WindowEventMap {',
    '    /** A widget could not be loaded. Cancel it to hide the reload button. */',
    "    'vitrine:preloaderror': CustomEvent<{ tag: string, cause: unknown }>;",
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

/** What sharing takes, on a page and in the npm package. */
export const shareTypes = `/** What is shared; what is left out comes from the page. */
export interface ShareDetails {
  url?: string;
  title?: string;
  description?: string;
  quote?: string;
  /** Separated by commas. */
  hashtags?: string;
  twitterUser?: string;
  /** Address of a picture. */
  media?: string;
  /** Marks the shared address, so that its visits are counted. */
  campaign?: string;
}`;

/** What the script tag adds to the page. */
const pageTypes = `${shareTypes}
/** The argument of commands in \`window.vitrine\`. */
export interface VitrineApi {
  /** Defines a widget now, by its name without the prefix. */
  load(name: string): void;
  /** Shares on a network, such as \`facebook\`; whether a window opened. Rejects with 'Network does not exist'. */
  share(network: string, details?: ShareDetails): Promise<boolean>;
}
export interface VitrineQueue {
  push(...commands: ((api: VitrineApi) => void)[]): unknown;
  /** The version of the script, once it has started. */
  version?: string;
  /** Writes to the console what works and what does not on this page, and resolves with that text. */
  report?(): Promise<string>;
}
declare global {
  interface Window {
    /** Commands for the script: an array until it runs. */
    vitrine?: VitrineQueue;
  }
  interface WindowEventMap {
    /** The script has started. */
    'vitrine:ready': CustomEvent<null>;
  }
}
`;

/** TypeScript declarations for pages with the script tag: elements, event maps, tag names and the command queue. */
export function declareTypes(catalogue: readonly CatalogueEntry[]): string {
  return `${declareElements(catalogue)}\n${pageTypes}`;
}

/** The tags in React's JSX, for pages with the script tag. */
export function declareReactTags(catalogue: readonly CatalogueEntry[]): string {
  const names = catalogue.map(({ contract }) => toClassName(contract.tag));
  const types = names.flatMap((name) => [name, `${name}Attributes`, `${name}EventMap`]);
  return `${[
    "import type * as React from 'react';",
    `import type { ${types.join(', ')} } from './vitrine.js';`,
    declareJsx(catalogue),
  ].join('\n')}\n`;
}
