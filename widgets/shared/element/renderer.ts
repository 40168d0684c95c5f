import type { ComponentType } from 'react';
import { jsx } from 'react/jsx-runtime';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';

/** A mounted root and the component that it renders. */
export interface Rendering<Props> {
  root: Root;
  component: ComponentType<Props>;
}

/**
 * The renderer that r2wc calls: a React or Preact root on a container in the shadow root, which is hydrated if it has
 * content. A prerendered root also holds style links; they stay outside of the tree.
 */
export const renderer = {
  mount<Props extends object>(shadow: HTMLElement, component: ComponentType<Props>, props: Props): Rendering<Props> {
    const element = jsx(component, props);
    const prerendered = shadow.querySelector('.root');
    if (prerendered?.firstChild) return { component, root: hydrateRoot(prerendered, element) };
    const container = document.createElement('div');
    container.className = 'root';
    shadow.replaceChildren(container);
    const root = createRoot(container);
    root.render(element);
    return { component, root };
  },
  update<Props extends object>({ root, component }: Rendering<Props>, props: Props): void {
    root.render(jsx(component, props));
  },
  unmount<Props>({ root }: Rendering<Props>): void {
    root.unmount();
  },
};
