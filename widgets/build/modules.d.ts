declare module '*.css' {
  /** The minified style sheet. */
  const text: string;
  export default text;
}

declare module 'virtual:load-plan' {
  export const plan: import('./load-plan.ts').LoadPlan;
}
