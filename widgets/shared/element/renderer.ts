import { type ComponentType, createElement } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';

export interface Rendering<Props> {
  root: Root;
  component: ComponentType<Props>;
}

/**
 * What r2wc calls to draw: React's or Preact's root on a container in the shadow root, hydrated when it came filled.
 * A prerendered root also holds style links; they stay outside of the tree.
 */
export const renderer = {
  mount<Props extends object>(shadow: HTMLElement, component: ComponentType<Props>, props: Props): Rendering<Props> {
    const element = createElement(component, props);
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
    root.render(createElement(component, props));
  },
  unmount<Props>({ root }: Rendering<Props>): void {
    root.unmount();
  },
};
