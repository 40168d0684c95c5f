import { draw, remove, type Tree, type VirtualNode } from './light-tree.ts';

/** React's root over the light tree. */
export interface Root {
  render(element: VirtualNode): void;
  unmount(): void;
}

export function createRoot(container: Element): Root {
  const tree: Tree = { container, element: { type: '', props: {} }, hooks: [] };
  return {
    render(element) {
      tree.element = element;
      draw(tree);
    },
    unmount: () => remove(tree),
  };
}

export function hydrateRoot(container: Element, element: VirtualNode): Root {
  const root = createRoot(container);
  root.render(element);
  return root;
}
