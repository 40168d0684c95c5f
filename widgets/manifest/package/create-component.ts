import { createElement, forwardRef, useEffect, useImperativeHandle, useLayoutEffect, useRef } from 'react';

/** What a React component of an element knows of it. */
export interface ComponentPlan {
  tag: string;
  /** Defaults by property name. */
  properties: Readonly<Record<string, unknown>>;
  /** Names of events by the name of the component's own property. */
  events: Readonly<Record<string, string>>;
  load: () => Promise<unknown>;
}

type Props = Readonly<Record<string, unknown>>;

// On a server there is no layout, and React 18 says so for every component.
const useBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/** A component for React 18 and 19: properties go to the element as properties, events come back as they are. */
export function createComponent({ tag, properties, events, load }: ComponentPlan) {
  return forwardRef<HTMLElement, Props>((props, ref) => {
    const element = useRef<HTMLElement>(null);
    const latest = useRef<Props>({});

    useImperativeHandle(ref, () => element.current as HTMLElement);
    useBeforePaint(() => {
      for (const [name, fallback] of Object.entries(properties)) {
        const value = props[name];
        if (value !== latest.current[name]) Reflect.set(element.current as HTMLElement, name, value ?? fallback);
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
      load();
    }, []);

    const others = Object.entries(props).filter(([name]) => !(name in properties || name in events));
    // React 18 writes an attribute `classname` on an element with a hyphen.
    const attributes = others.map(([name, value]) => [name === 'className' ? 'class' : name, value]);
    return createElement(tag, { ...Object.fromEntries(attributes), ref: element });
  });
}
