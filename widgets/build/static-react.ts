import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const reactDom = dirname(createRequire(import.meta.url).resolve('react-dom/package.json'));

/**
 * Rollup plugin: takes of `react-dom/server` the file that has `renderToStaticMarkup`, without the streaming renderers,
 * which are twice as large and need Node's streams.
 */
export function staticReact() {
  return {
    name: 'static-react',
    resolveId: (source: string) =>
      source === 'react-dom/server' ? join(reactDom, 'cjs/react-dom-server-legacy.browser.production.js') : null,
  };
}
