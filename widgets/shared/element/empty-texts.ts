import { type ComponentChild, options, type VNode } from 'preact';

const dropEmpty = (child: ComponentChild) => (child === '' ? null : child);
const { vnode: prepare } = options;

// `{text && <b>…</b>}` leaves an empty text node where `text` is empty. Firefox's translator fills it with the words of
// its neighbours, and Preact, to which an empty text always differs from itself, takes them away at the next render.
options.vnode = (node: VNode<{ children?: ComponentChild | ComponentChild[] }>) => {
  const { props } = node;
  // The props of a text are that text itself.
  if (props.children === '') props.children = null;
  else if (Array.isArray(props.children)) props.children = props.children.map(dropEmpty);
  prepare?.(node);
};
