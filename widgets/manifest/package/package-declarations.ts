import type { CatalogueEntry } from '../../catalogue.ts';
import { toPropertyName } from '../../shared/element/contract.ts';
import { declareElements, declareJsx, declareProperties, shareTypes, toClassName } from '../type-declarations.ts';
import { nameEventProperties, toComponentName } from './package-names.ts';

const namesOf = (catalogue: readonly CatalogueEntry[]) => catalogue.map(({ name }) => `'${name}'`).join(' | ');

/** Types of `index.js`. */
export function declareIndex(catalogue: readonly CatalogueEntry[]): string {
  return `${[
    `export type WidgetName = ${namesOf(catalogue)};`,
    'export declare const version: string;',
    'export declare const widgetNames: WidgetName[];',
    '/** Defines the elements with these names, or all; does nothing on a server. */',
    'export declare function define(...names: WidgetName[]): Promise<void>;',
    "/** The link that shares on a network, such as `facebook`; also on a server. Throws 'Network does not exist'. */",
    'export declare function createShareLink(network: string, details?: ShareDetails): string;',
    "/** Shares on a network in a pop-up or its app; whether a window opened. Throws 'Network does not exist'. */",
    'export declare function share(network: string, details?: ShareDetails): boolean;',
    shareTypes,
    declareElements(catalogue),
  ].join('\n')}\n`;
}

/** A definition module also brings the element types. */
export const definitionTypes = "import '../index.js';\nexport {};\n";

/** Interface members: a handler for each event. */
function declareHandlers(entry: CatalogueEntry): string[] {
  const element = toClassName(entry.contract.tag);
  return nameEventProperties(entry).map(
    ([property, event]) => `  ${property}?: ((event: ${element}EventMap['${event}']) => void) | undefined;`,
  );
}

/** Types of `react.js`. */
export function declareReact(catalogue: readonly CatalogueEntry[]): string {
  const elements = catalogue.map(({ contract }) => toClassName(contract.tag));
  const components = catalogue.map((entry) => {
    const component = toComponentName(entry.name);
    const element = toClassName(entry.contract.tag);
    return [
      `interface ${component}Own {`,
      ...declareProperties(entry),
      ...declareHandlers(entry),
      '}',
      `export interface ${component}Props`,
      `  extends ${component}Own, Omit<React.HTMLAttributes<${element}>, keyof ${component}Own> {}`,
      `export declare const ${component}: React.ForwardRefExoticComponent<`,
      `  ${component}Props & React.RefAttributes<${element}>`,
      '>;',
    ].join('\n');
  });
  const types = elements.flatMap((name) => [name, `${name}Attributes`, `${name}EventMap`]);
  return `${[
    "import type * as React from 'react';",
    `import type { ${types.join(', ')} } from './index.js';`,
    ...components,
    declareJsx(catalogue),
  ].join('\n')}\n`;
}

/** Types of `vue.js`. */
export function declareVue(catalogue: readonly CatalogueEntry[]): string {
  const properties = catalogue.map((entry) =>
    [`interface ${toComponentName(entry.name)}Own {`, ...declareProperties(entry), ...declareHandlers(entry), '}'].join(
      '\n',
    ),
  );
  const components = catalogue.map(
    ({ name, contract }) => `    '${contract.tag}': DefineComponent<${toComponentName(name)}Own>;`,
  );
  return `${[
    "import type { DefineComponent } from 'vue';",
    `import type { ${catalogue.map(({ contract }) => `${toClassName(contract.tag)}EventMap`).join(', ')} } from './index.js';`,
    '/** For `compilerOptions.isCustomElement`. */',
    'export declare const isCustomElement: (tag: string) => boolean;',
    ...properties,
    "declare module 'vue' {",
    '  interface GlobalComponents {',
    ...components,
    '  }',
    '}',
  ].join('\n')}\n`;
}

/** Types of `solid.js`: Solid's JSX sets a kebab-case name on a custom element as the property, and listens by `on:`. */
export function declareSolid(catalogue: readonly CatalogueEntry[]): string {
  const elements = catalogue.map(({ contract }) => toClassName(contract.tag));
  const tags = catalogue.flatMap(({ contract, docs }) => {
    const name = toClassName(contract.tag);
    return [
      `      '${contract.tag}': Omit<JSX.HTMLAttributes<${name}>, keyof ${name}Attributes> & ${name}Attributes & {`,
      ...Object.keys(docs.events).map(
        (event) => `        'on:${event}'?: ((event: ${name}EventMap['${event}']) => void) | undefined;`,
      ),
      '      };',
    ];
  });
  return `${[
    "import 'solid-js';",
    `import type { ${elements.flatMap((name) => [name, `${name}Attributes`, `${name}EventMap`]).join(', ')} } from './index.js';`,
    "declare module 'solid-js' {",
    '  namespace JSX {',
    '    interface IntrinsicElements {',
    ...tags,
    '    }',
    '  }',
    '}',
  ].join('\n')}\n`;
}

/**
 * Types of `svelte.js`: Svelte's templates know a tag's attributes, and listen by `on` and an event's name (`on:` before
 * Svelte 5). An object is set as a property, by the property's name.
 */
export function declareSvelte(catalogue: readonly CatalogueEntry[]): string {
  const elements = catalogue.map(({ contract }) => toClassName(contract.tag));
  const tags = catalogue.flatMap(({ contract, docs }) => {
    const name = toClassName(contract.tag);
    const objects = Object.entries(contract.attributes).flatMap(([attribute, { type }]) =>
      type === 'json' && toPropertyName(attribute) !== attribute ? [toPropertyName(attribute)] : [],
    );
    return [
      `    '${contract.tag}': Omit<HTMLAttributes<${name}>, keyof ${name}Attributes> & ${name}Attributes & {`,
      ...objects.map((property) => `      ${property}?: unknown;`),
      ...Object.keys(docs.events).flatMap((event) =>
        ['on', 'on:'].map(
          (prefix) => `      '${prefix}${event}'?: ((event: ${name}EventMap['${event}']) => void) | null | undefined;`,
        ),
      ),
      '    };',
    ];
  });
  return `${[
    "import type { HTMLAttributes } from 'svelte/elements';",
    `import type { ${elements.flatMap((name) => [name, `${name}Attributes`, `${name}EventMap`]).join(', ')} } from './index.js';`,
    "declare module 'svelte/elements' {",
    '  interface SvelteHTMLElements {',
    ...tags,
    '  }',
    '}',
  ].join('\n')}\n`;
}

/** Types of `server.js`. */
export const serverTypes = `export interface RenderOptions {
  /**
   * Address of the folder that holds the widgets' files: the style sheet is linked from there. Set it on any other
   * host than ours: the default is \`/widgets/v1/\` on the page's own origin.
   */
  base?: string;
  /** \`inline\` saves a request; a strict \`style-src\` needs \`nonce\`, or the sheet's \`integrity\` in manifest.json. */
  styles?: 'link' | 'inline';
  /** The page's nonce, for \`inline\`. */
  nonce?: string;
  /** Origin of the handlers and pages that the widget links to; empty, the default, for the page's own. */
  serviceOrigin?: string;
  /** HTML of the element's own children. */
  children?: string;
}
/** Renders a widget as HTML with a declarative shadow root. Throws for a tag, attribute or value that it does not have. */
export declare function renderWidget(
  tag: string,
  attributes: Readonly<Record<string, string | number | boolean>>,
  options?: RenderOptions,
): string;
/** The style sheet of a prerendered root, and its file name below \`base\`. */
export declare function readWidgetStyles(tag: string): { file: string; text: string };
export declare const widgetTags: readonly string[];
`;
