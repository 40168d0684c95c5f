import { fileURLToPath } from 'node:url';

/** What draws a widget in the browser: Preact, or the light tree where a widget needs next to nothing of it. */
export type RendererName = 'preact' | 'light';

const modules = { react: 'react', 'react-dom/client': 'client', 'react/jsx-runtime': 'jsx' } as const;

/** Rollup plugin: React components run on Preact, or on the light tree. */
export function preact(renderer: RendererName = 'preact') {
  return {
    name: 'preact',
    resolveId(
      this: { resolve(source: string, importer?: string): Promise<{ id: string } | null> },
      source: string,
      importer: string | undefined,
    ) {
      if (!Object.hasOwn(modules, source)) return null;
      const file = `${renderer}-${modules[source as keyof typeof modules]}.ts`;
      return this.resolve(fileURLToPath(new URL(file, import.meta.url)), importer);
    },
  };
}
