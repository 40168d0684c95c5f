import { type ComponentChild, type ContainerNode, hydrate, render } from 'preact';

/** The part of `react-dom/client` that the element kit uses, on Preact's `render`. */
export function createRoot(container: ContainerNode) {
  return {
    render: (element: ComponentChild) => render(element, container),
    unmount: () => render(null, container),
  };
}

/** Like `createRoot`, but takes over the markup that the container already holds. */
export function hydrateRoot(container: ContainerNode, element: ComponentChild) {
  hydrate(element, container);
  return createRoot(container);
}
