import { type ComponentChild, type ContainerNode, hydrate, render } from 'preact';

/** React's root over Preact's render: what the kit uses of `react-dom/client`, without the weight of the rest. */
export interface Root {
  render(element: ComponentChild): void;
  unmount(): void;
}

export function createRoot(container: ContainerNode): Root {
  return { render: (element) => render(element, container), unmount: () => render(null, container) };
}

export function hydrateRoot(container: ContainerNode, element: ComponentChild): Root {
  hydrate(element, container);
  return createRoot(container);
}
