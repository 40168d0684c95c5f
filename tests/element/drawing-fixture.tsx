import { Component, createElement, Fragment, type ReactNode, useEffect, useRef, useState } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { Renderer } from './bundle-fixture.ts';

/** A tree to draw, as JSON; what is no text is told apart by the name of an element or of a component below. */
export type Tree = string | number | boolean | null | Tree[] | TreeElement;
export interface TreeElement {
  type: string;
  key?: string;
  props: Record<string, unknown>;
  children: Tree[];
}
/** Draws each list of trees one after the other into a container of its own, and tells all that could be seen of it. */
export type Play = (stories: readonly Tree[][]) => Promise<string[][]>;

declare global {
  interface Window {
    players?: Partial<Record<Renderer, Play>>;
  }
}

interface PartProps {
  log: (line: string) => void;
  name: string;
  children: ReactNode;
}

function Counter({ log, name }: PartProps) {
  const [count, setCount] = useState(() => name.length);
  const [, setEcho] = useState('');
  useEffect(() => setEcho(`${count}`), [count]);
  const press = () => {
    log(`press ${name} ${count}`);
    setCount((before) => before + 1);
    setCount((before) => before * 2);
  };
  return (
    <button type="button" onClick={press}>
      {name} {count}
    </button>
  );
}

function Watcher({ log, name, children }: PartProps) {
  const element = useRef<HTMLElement>(null);
  const draws = useRef(0);
  draws.current++;
  useEffect(() => {
    log(`begin ${name} ${element.current?.tagName} ${element.current?.childNodes.length}`);
    return () => log(`end ${name}`);
  }, [name]);
  useEffect(() => log(`drawn ${name} ${draws.current}`));
  return <section ref={element}>{children}</section>;
}

function Thrower({ name, children }: PartProps) {
  if (name === 'draw') throw new Error(name);
  useEffect(() => {
    if (name === 'effect') throw new Error(name);
  });
  return <i>{children}</i>;
}

class Fence extends Component<PartProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }
  override componentDidCatch(error: Error) {
    this.props.log(`caught ${error.message}`);
  }
  override render() {
    return this.state.hasFailed ? <slot>failed</slot> : this.props.children;
  }
}

const components = { Counter, Watcher, Thrower, Fence, Fragment } as unknown as Record<string, string>;

function build(tree: Tree, log: PartProps['log']): ReactNode {
  if (Array.isArray(tree)) return tree.map((child) => build(child, log));
  if (typeof tree !== 'object' || !tree) return tree;
  const { type, key, props, children } = tree;
  const component = components[type];
  const own = component ? { ...props, log } : { ...props, onClick: props.onClick && (() => log(`click ${type}`)) };
  return createElement(component ?? type, { ...own, key } as object, ...children.map((child) => build(child, log)));
}

// Long enough for effects that come after painting, and for what they change.
const settle = async () => {
  await new Promise((resolve) => setTimeout(resolve, 80));
  for (let turn = 0; turn < 4; turn++) await new Promise((resolve) => setTimeout(resolve));
};

const play: Play = async (stories) => {
  const numbers = new WeakMap<Node, number>();
  const games = stories.map((trees) => {
    const lines: string[] = [];
    // Preact ends the effects of what is gone after painting, visitors' at once: before or after an error is caught.
    const caught: string[] = [];
    const log = (line: string) => (line.startsWith('caught') ? caught : lines).push(line);
    const container = document.body.appendChild(document.createElement('div'));
    const element = (tree: Tree) => (
      <Fence log={log} name="root">
        {build(tree, log)}
      </Fence>
    );
    let seen = 0;
    const note = () => {
      const nodes = [...container.querySelectorAll('*')];
      for (const node of nodes) if (!numbers.has(node)) numbers.set(node, seen++);
      const fields = nodes.filter((node) => 'value' in node) as HTMLInputElement[];
      lines.push(...caught.splice(0));
      log(container.innerHTML);
      log(nodes.map((node) => `${numbers.get(node)}${node.namespaceURI?.at(-1)}`).join(' '));
      log(fields.map(({ value, checked }) => `${value} ${checked}`).join());
    };
    return { trees, lines, log, container, element, note };
  });
  // Two of three stand there already, as prerendered ones do; one of these is drawn again at once.
  const roots = games.map(({ container, element, trees: [first = null], lines }, index) => {
    if (index % 3 === 2) return createRoot(container);
    const draft = document.createElement('div');
    const before = createRoot(draft);
    before.render(element(first));
    container.innerHTML = draft.innerHTML;
    before.unmount();
    lines.length = 0;
    return hydrateRoot(container, element(first));
  });
  for (let step = 0; step < Math.max(...stories.map(({ length }) => length)); step++) {
    for (const [index, { trees, element }] of games.entries())
      if (step < trees.length && (step || index % 3)) roots[index]?.render(element(trees[step] as Tree));
    await settle();
    for (const { note, container } of games) {
      note();
      for (const button of container.querySelectorAll('button, p'))
        button.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    }
    await settle();
    for (const { note } of games) note();
  }
  for (const root of roots) root.unmount();
  await settle();
  return games.map(({ lines, container }) => [...lines, container.innerHTML]);
};

window.players = { ...window.players, [import.meta.url.split('/').at(-1)?.split('.')[0] as Renderer]: play };
