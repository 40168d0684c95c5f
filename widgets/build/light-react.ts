import {
  type Boundary,
  type Child,
  current,
  type Props,
  requestDrawing,
  takeHook,
  type VirtualNode,
} from './light-tree.ts';

/** What error boundaries extend. */
export class Component implements Boundary {
  props: object;
  state: object = {};
  constructor(props: object) {
    this.props = props;
  }
  declare render: () => Child;
}

export function createElement(type: VirtualNode['type'], props: Props): VirtualNode {
  return { type, props };
}

export function Fragment({ children }: Props): Child {
  return children;
}

export function useState<State>(initial: State): [State, (next: State | ((before: State) => State)) => void] {
  const tree = current;
  const hook = takeHook(initial);
  const change = (next: State | ((before: State) => State)) => {
    const value = next instanceof Function ? next(hook.value as State) : next;
    if (value === hook.value) return;
    hook.value = value;
    requestDrawing(tree);
  };
  return [hook.value as State, change];
}

/** Runs in a microtask after the drawing, before the browser paints. */
export function useEffect(run: () => undefined | (() => void), inputs: readonly unknown[]): void {
  const tree = current;
  const hook = takeHook();
  const before = hook.value as typeof inputs | undefined;
  hook.value = inputs;
  if (before && inputs.every((input, place) => input === before[place])) return;
  queueMicrotask(() => {
    if (tree.isGone) return;
    hook.stop?.();
    hook.stop = run();
  });
}
