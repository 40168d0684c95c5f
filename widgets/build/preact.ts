import { fileURLToPath } from 'node:url';
import { refuseUnsupported, slimPreact } from './slim-preact.ts';

/** What draws a widget in the browser: Preact, or the light tree where a widget needs next to nothing of it. */
export type RendererName = 'preact' | 'light';

const locate = (url: URL) => fileURLToPath(url);
const aliases: Record<RendererName, Record<string, string>> = {
  preact: {
    react: locate(new URL('preact-react.ts', import.meta.url)),
    'react-dom/client': locate(new URL('preact-client.ts', import.meta.url)),
    'react/jsx-runtime': locate(new URL('preact-jsx.ts', import.meta.url)),
  },
  light: {
    react: locate(new URL('light-react.ts', import.meta.url)),
    'react-dom/client': locate(new URL('light-client.ts', import.meta.url)),
    'react/jsx-runtime': locate(new URL('light-jsx.ts', import.meta.url)),
  },
};

/** Rollup plugin: React components run on Preact without what they do not use, or on the light tree. */
export function preact(renderer: RendererName = 'preact') {
  return {
    name: 'preact',
    resolveId(
      this: { resolve(source: string, importer?: string): Promise<{ id: string } | null> },
      source: string,
      importer: string | undefined,
    ) {
      const alias = aliases[renderer][source];
      return alias ? this.resolve(alias, importer) : null;
    },
    transform(code: string, id: string) {
      if (id.endsWith('.tsx')) refuseUnsupported(code, id);
      return id.endsWith('/preact/dist/preact.mjs') ? { code: slimPreact(code), map: null } : null;
    },
  };
}
