declare module '*.css' {
  /** The minified style sheet. */
  const text: string;
  export default text;
}

declare module '*.svg' {
  /** The icon's path on a field of 72 by 72. */
  const path: string;
  export default path;
}

declare module 'virtual:load-plan' {
  export const plan: Record<string, Omit<import('./load-plan.ts').PlannedWidget, 'later'>>;
}
