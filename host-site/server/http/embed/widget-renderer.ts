import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Renders a widget as HTML, see `widgets/server.ts`. Throws for a value that the widget does not have. */
export type RenderWidget = (
  tag: string,
  attributes: Readonly<Record<string, string | number | true>>,
  options?: { children?: string; base?: string; serviceOrigin?: string; styles?: 'inline' | 'link' },
) => string;

/**
 * The renderer of the built widgets, imported when it is first needed: what it writes then fits the scripts that are
 * served beside it, and the server carries no React of its own.
 */
export function createRendererSource(widgetsDir: string): () => Promise<RenderWidget> {
  let loading: Promise<RenderWidget> | undefined;
  return () => {
    loading ??= import(pathToFileURL(join(widgetsDir, 'server.js')).href).then(({ renderWidget }) => renderWidget);
    loading.catch(() => {
      loading = undefined;
    });
    return loading;
  };
}
