const modules: Record<string, string> = {
  react: '@preact/compat',
  'react-dom': '@preact/compat',
  'react-dom/client': '@preact/compat/client',
  'react-dom/server': '@preact/compat/server',
  'react/jsx-runtime': '@preact/compat/jsx-runtime',
};

/** What the resolvers of Rollup and Vite have in common. */
interface Resolver<Resolved> {
  resolve(source: string, importer?: string): Promise<Resolved>;
}

/** Rollup and Vite plugin: runs React components, ours and those of packages, on Preact through `@preact/compat`, unchanged. */
export function preact() {
  return {
    name: 'preact',
    enforce: 'pre' as const,
    resolveId<Resolved>(this: Resolver<Resolved>, source: string, importer: string | undefined) {
      const module = modules[source];
      return module ? this.resolve(module, importer) : null;
    },
  };
}
