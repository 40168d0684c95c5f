declare module '*.css' {
  /** The minified style sheet. */
  const text: string;
  export default text;
}

declare module '*.svg' {
  /** The icon's path in a 72 by 72 view box. */
  const path: string;
  export default path;
}

declare module 'virtual:load-plan' {
  /** Path from the script's folder to the release that it loads, with a trailing slash. */
  export const release: string;
  /** Folder of all chunks in the release, with a trailing slash. */
  export const folder: string;
  /** By widget name, the tag without its prefix. */
  export const plan: Record<string, import('./load-plan.ts').PlannedWidget>;
  export const version: string;
  /** Only in a script that checks its chunks: digests by chunk name, and by tag for each widget's whole module. */
  export const digests: Record<string, import('./pinned-chunks.ts').PlannedDigest> | undefined;
}

declare module 'virtual:widgets' {
  type Widget = import('../shared/element/widget.ts').Widget;
  /** The parts of each widget, in the order of the catalogue; the components take different props. */
  export const widgets: readonly (Pick<Widget, 'contract' | 'styles' | 'messages' | 'prepare'> & {
    component: unknown;
  })[];
}

declare module 'virtual:markup-version' {
  /** Differs as soon as a widget may render other markup. */
  export const markupVersion: string;
}

declare module 'virtual:link-attributes' {
  /** What a link may set: by widget name and attribute, whether any text or an address of ours. */
  export const linkAttributes: Record<string, Record<string, 'text' | 'address'>>;
}

declare module 'virtual:known-names' {
  /** Names of all attributes, by tag, and of all events. */
  export const knownNames: import('../shared/element/attribute-names.ts').KnownNames;
}

declare module 'virtual:known-properties' {
  /** Names of all custom properties that a page may set. */
  export const knownProperties: readonly string[];
}

declare module 'virtual:known-contracts' {
  /** The contracts of all widgets, without their documentation. */
  export const knownContracts: readonly import('../doctor/known-contract.ts').KnownContract[];
}
