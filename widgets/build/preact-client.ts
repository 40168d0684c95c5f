import { type ComponentChild, type ContainerNode, hydrate, options, render, type VNode } from 'preact';

const dropEmpty = (child: ComponentChild) => (child === '' ? null : child);

// `{text && <b>…</b>}` leaves an empty text node where `text` is empty. Firefox's translator fills it with the words of
// its neighbours, and Preact, to which an empty text always differs from itself, takes them away at the next render.
options.vnode = (node: VNode<{ children?: ComponentChild | ComponentChild[] }>) => {
  const { props } = node;
  // The props of a text are that text itself.
  if (props.children === '') props.children = null;
  else if (Array.isArray(props.children)) props.children = props.children.map(dropEmpty);
};

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
