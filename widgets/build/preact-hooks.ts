import { type Component, options } from 'preact';

// The three hooks that components may use, on what Preact tells while it draws; the names with underscores are those of
// its build. Preact's own hooks know a dozen, which hold each other in the bundle.

interface Hook {
  value?: unknown;
  /** An effect that waits to be run, and what it depends on. */
  run?: (() => unknown) | undefined;
  inputs?: readonly unknown[] | undefined;
  stop?: unknown;
}
interface Hooked extends Component {
  /** In the order of their calls. */
  hooks?: Hook[];
  __v: object;
}
interface Drawing {
  __r(node: { __c: Hooked }): void;
  diffed(node: { __c?: Hooked | null }): void;
  unmount(node: { __c?: Hooked | null }): void;
  /** Hands an error to the closest error boundary. */
  __e(error: unknown, node: object): void;
}
const drawing = options as unknown as Drawing;

/** The component that is being drawn, the place of its next hook, and those whose effects wait. */
let component: Hooked;
let place = 0;
const waiting: Hooked[] = [];

function takeHook(): Hook {
  component.hooks ??= [];
  component.hooks[place] ??= {};
  return component.hooks[place++] as Hook;
}

function stopEffect(hook: Hook): void {
  const { stop } = hook;
  hook.stop = undefined;
  if (typeof stop === 'function') stop();
}

function runEffects({ hooks = [] }: Hooked): void {
  const due = hooks.filter(({ run }) => run);
  for (const hook of due) stopEffect(hook);
  for (const hook of due) {
    const { run } = hook;
    hook.run = undefined;
    hook.stop = run?.();
  }
}

/** Does something for a component; an error goes to the closest error boundary. */
function attempt(action: (of: Hooked) => void, of: Hooked): void {
  try {
    action(of);
  } catch (error) {
    drawing.__e(error, of.__v);
  }
}

drawing.__r = ({ __c }) => {
  // What an earlier drawing asked for comes before the next.
  runEffects(__c);
  component = __c;
  place = 0;
};

drawing.diffed = ({ __c }) => {
  // After the browser has painted, as a rule.
  if (__c?.hooks?.some(({ run }) => run) && waiting.push(__c) < 2)
    setTimeout(() => {
      for (const each of waiting.splice(0)) attempt(runEffects, each);
    });
};

drawing.unmount = ({ __c }) => {
  for (const hook of __c?.hooks ?? []) {
    hook.run = undefined;
    attempt(() => stopEffect(hook), __c as Hooked);
  }
};

/** What a value or a function that makes it stands for. */
function resolveValue(next: unknown, before?: unknown): unknown {
  return typeof next === 'function' ? next(before) : next;
}

export function useState<State>(initial: State | (() => State)): [State, (next: unknown) => void] {
  const drawn = component;
  const hook = takeHook();
  if (!('value' in hook)) hook.value = resolveValue(initial);
  const change = (next: unknown) => {
    const value = resolveValue(next, hook.value);
    if (Object.is(value, hook.value)) return;
    hook.value = value;
    drawn.setState({});
  };
  return [hook.value as State, change];
}

export function useRef<Value>(initial: Value): { current: Value } {
  const hook = takeHook();
  hook.value ??= { current: initial };
  return hook.value as { current: Value };
}

export function useEffect(run: () => unknown, inputs?: readonly unknown[]): void {
  const hook = takeHook();
  const before = hook.inputs;
  hook.inputs = inputs;
  if (!inputs || !before || inputs.some((input, at) => !Object.is(input, before[at]))) hook.run = run;
}
