import { fileURLToPath } from 'node:url';

const locate = (file: string) => fileURLToPath(new URL(file, import.meta.url));
const modules: Record<string, string> = {
  react: locate('preact-react.ts'),
  'react-dom/client': locate('preact-client.ts'),
  'react-dom/server': '@preact/compat/server',
  'react/jsx-runtime': 'preact/jsx-runtime',
};

/** What the resolvers of Rollup and Vite have in common. */
interface Resolver<Resolved> {
  resolve(source: string, importer?: string): Promise<Resolved>;
}

/** Rollup and Vite plugin: runs React components from packages on Preact and its hooks, unchanged. */
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
