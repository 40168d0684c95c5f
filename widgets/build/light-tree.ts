// A React for widgets that are little more than links, at a tenth of Preact's weight. A tree is drawn whole: components
// become elements, and these are compared with the nodes that are there, which is also how it hydrates. So hooks are
// told apart by the order of their calls in the whole tree, and children by their places: those that come and go stand
// last. It knows no refs, contexts, keys or state from a function, attributes by their names in HTML (and
// `className`), and what it does not export fails the build.

export type Child = VirtualNode | string | number | boolean | null | undefined | readonly Child[];
export type Props = Record<string, unknown> & { children?: Child };
type FunctionComponent = (props: Props) => Child;

/** A component as a class: only error boundaries are. */
export interface Boundary {
  props: object;
  state: object;
  render(): Child;
  componentDidCatch?(error: unknown): void;
}
interface BoundaryClass {
  new (props: Props): Boundary;
  prototype: { render?: unknown };
  getDerivedStateFromError(error: unknown): object;
}

export interface VirtualNode {
  type: string | FunctionComponent | BoundaryClass;
  props: Props;
}

/** What is left when components have been asked: texts and elements. */
type Drawing = string | { type: string; props: Props; children: Drawing[] };

/** A node of the page, and what it was last drawn with. */
type Drawn = (Element | Text) & { drawnWith?: Props };

export interface Hook {
  value: unknown;
  stop?: (() => void) | undefined;
}

export interface Tree {
  container: Element;
  element: VirtualNode;
  hooks: Hook[];
  isGone?: boolean;
}

/** The tree that is being drawn, whose hooks are called now. */
export let current: Tree;
let hookAt = 0;

/** The next hook, with the value that it begins with. */
export function takeHook(value?: unknown): Hook {
  const place = hookAt++;
  current.hooks[place] ??= { value };
  return current.hooks[place];
}

function expand(child: Child): Drawing[] {
  if (Array.isArray(child)) return child.flatMap(expand);
  if (child == null || typeof child === 'boolean' || child === '') return [];
  if (typeof child !== 'object') return [String(child)];
  const { type, props } = child as VirtualNode;
  if (typeof type === 'string') {
    return [{ type, props, children: expand(props.children) }];
  }
  if (!('getDerivedStateFromError' in type)) return expand((type as FunctionComponent)(props));
  const hook = takeHook();
  hook.value ??= new type(props);
  const boundary = hook.value as Boundary;
  boundary.props = props;
  try {
    return expand(boundary.render());
  } catch (error) {
    boundary.state = type.getDerivedStateFromError(error);
    boundary.componentDidCatch?.(error);
    return expand(boundary.render());
  }
}

function setProperties(node: Drawn & Element, props: Props): void {
  const before = node.drawnWith ?? {};
  node.drawnWith = props;
  for (const name in { ...before, ...props }) {
    const value = props[name];
    if (name === 'children' || before[name] === value) continue;
    if (name.startsWith('on')) {
      // A handler's `false` would cancel the event.
      const handle = value as (event: Event) => unknown;
      Reflect.set(node, name.toLowerCase(), (event: Event) => void handle?.(event));
    } else {
      const attribute = name === 'className' ? 'class' : name;
      if (value == null || value === false) node.removeAttribute(attribute);
      else node.setAttribute(attribute, value === true ? '' : String(value));
    }
  }
}

function patch(parent: Element, children: readonly Drawing[]): void {
  let next = parent.firstChild as Drawn | null;
  for (const child of children) {
    const isText = typeof child === 'string';
    let node = next;
    if (node?.nodeName.toLowerCase() !== (isText ? '#text' : child.type)) {
      node = isText
        ? new Text()
        : document.createElementNS(
            child.type === 'svg' ? 'http://www.w3.org/2000/svg' : parent.namespaceURI,
            child.type,
          );
      parent.insertBefore(node, next);
      next?.remove();
    }
    if (!isText) {
      setProperties(node as Element, child.props);
      patch(node as Element, child.children);
    } else if ((node as Text).data !== child) (node as Text).data = child;
    next = node?.nextSibling as Drawn | null;
  }
  while (next) {
    const rest = next;
    next = next.nextSibling as Drawn | null;
    rest.remove();
  }
}

/** Draws a tree into its container, over what is there. */
export function draw(tree: Tree): void {
  current = tree;
  hookAt = 0;
  patch(tree.container, expand(tree.element));
}

/** Draws a tree anew in a moment. */
export function requestDrawing(tree: Tree): void {
  queueMicrotask(() => tree.isGone || draw(tree));
}

/** Ends a tree's effects. Its nodes stay, for another to take over. */
export function remove(tree: Tree): void {
  tree.isGone = true;
  for (const { stop } of tree.hooks) stop?.();
}
