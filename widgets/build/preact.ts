import { fileURLToPath } from 'node:url';

const aliases: Record<string, string> = {
  react: fileURLToPath(new URL('preact-react.ts', import.meta.url)),
  'react-dom/client': fileURLToPath(new URL('preact-client.ts', import.meta.url)),
  'react/jsx-runtime': fileURLToPath(new URL('preact-jsx.ts', import.meta.url)),
};

/** Rollup plugin: React components run on Preact. */
export function preact() {
  return {
    name: 'preact',
    resolveId(
      this: { resolve(source: string, importer?: string): Promise<{ id: string } | null> },
      source: string,
      importer: string | undefined,
    ) {
      const alias = aliases[source];
      return alias ? this.resolve(alias, importer) : null;
    },
  };
}
