import { jsx } from 'react/jsx-runtime';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { WidgetRoot } from './widget-root.tsx';

/**
 * The renderer that r2wc calls: a React or Preact root on a container in the shadow root, which is hydrated if it has
 * content. A prerendered root also holds style links; they stay outside of the tree.
 */
export const renderer = {
  mount(shadow: HTMLElement, component: typeof WidgetRoot, props: Parameters<typeof WidgetRoot>[0]): Root {
    const element = jsx(component, props);
    const prerendered = shadow.querySelector('.root');
    if (prerendered?.firstChild) return hydrateRoot(prerendered, element);
    const container = document.createElement('div');
    container.className = 'root';
    shadow.replaceChildren(container);
    const root = createRoot(container);
    root.render(element);
    return root;
  },
  update(root: Root, props: Parameters<typeof WidgetRoot>[0]): void {
    root.render(jsx(WidgetRoot, props));
  },
  unmount(root: Root): void {
    root.unmount();
  },
};
