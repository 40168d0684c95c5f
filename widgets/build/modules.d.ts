declare module '*.css' {
  /** The minified style sheet. */
  const text: string;
  export default text;
}

declare module 'virtual:load-plan' {
  /** By widget name, the tag without its prefix. */
  export const plan: Record<string, import('./load-plan.ts').PlannedWidget>;
}
