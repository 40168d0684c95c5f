import { createElement, forwardRef, useEffect, useImperativeHandle, useLayoutEffect, useRef } from 'react';

/** What a React component of an element knows of it. */
export interface ComponentPlan {
  tag: string;
  /** Names of attributes by the name of the component's own property. */
  attributes: Readonly<Record<string, string>>;
  /** Properties that take objects, which no attribute can hold. */
  objects: readonly string[];
  /** Names of events by the name of the component's own property. */
  events: Readonly<Record<string, string>>;
  load: () => Promise<unknown>;
}

type Props = Readonly<Record<string, unknown>>;

// On a server there is no layout, and React 18 says so for every component.
const useBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/**
 * A component for React 18 and 19. What an attribute can hold is one, so that a server writes it too; objects go to the
 * element as properties, and events come back as they are.
 */
export function createComponent({ tag, attributes, objects, events, load }: ComponentPlan) {
  /** What React gets for the element. React 18 writes `classname` and `open="false"` on one with a hyphen. */
  function toAttribute(name: string, value: unknown): [string, unknown][] {
    if (name in events || objects.includes(name)) return [];
    const attribute = attributes[name];
    if (attribute) return [[attribute, value === false || value === null ? undefined : value]];
    return [[name === 'className' ? 'class' : name, value]];
  }

  return forwardRef<HTMLElement, Props>((props, ref) => {
    const element = useRef<HTMLElement>(null);
    const latest = useRef<Props>({});

    useImperativeHandle(ref, () => element.current as HTMLElement);
    useBeforePaint(() => {
      for (const name of objects) {
        if (props[name] !== latest.current[name]) Reflect.set(element.current as HTMLElement, name, props[name]);
      }
      latest.current = props;
    });
    useBeforePaint(() => {
      const node = element.current;
      const listeners = Object.entries(events).map(([name, event]) => {
        const listen = (happened: Event) => (latest.current[name] as ((event: Event) => void) | undefined)?.(happened);
        node?.addEventListener(event, listen);
        return () => node?.removeEventListener(event, listen);
      });
      return () => {
        for (const stop of listeners) stop();
      };
    }, []);
    useEffect(() => {
      // As the script tag tells it; what stands between the tags stays.
      load().catch((cause) =>
        dispatchEvent(new CustomEvent('vitrine:preloaderror', { cancelable: true, detail: { tag, cause } })),
      );
    }, []);

    const given = Object.entries(props).flatMap(([name, value]) => toAttribute(name, value));
    return createElement(tag, { ...Object.fromEntries(given), ref: element });
  });
}
