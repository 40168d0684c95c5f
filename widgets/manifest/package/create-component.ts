import { createElement, forwardRef, useEffect, useImperativeHandle, useLayoutEffect, useRef } from 'react';

/** What a React component needs to know about its element. */
export interface ComponentPlan {
  tag: string;
  /** Attribute names by React property name. */
  attributes: Readonly<Record<string, string>>;
  /** Properties that take objects, which no attribute can hold. */
  objects: readonly string[];
  /** Event names by React property name. */
  events: Readonly<Record<string, string>>;
  load: () => Promise<unknown>;
}

type Props = Readonly<Record<string, unknown>>;

/** Global attributes that are true whatever their text is, by React property name. */
const booleanAttributes = ['hidden', 'inert', 'autoFocus', 'itemScope'];

// A server has no layout, and React 18 warns about layout effects for every component.
const useBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/**
 * Creates a component for React 18 and 19. Values that fit an attribute become attributes, so that a server renders
 * them too; objects become properties of the element, and events are passed on unchanged.
 */
export function createComponent({ tag, attributes, objects, events, load }: ComponentPlan) {
  /** The attribute for React to write. React 18 writes `classname` and `open="false"` on custom elements. */
  function toAttribute(name: string, value: unknown): [string, unknown][] {
    if (name in events || objects.includes(name)) return [];
    const attribute = booleanAttributes.includes(name) ? name : attributes[name];
    // True stays true: React 19 sets the property `hidden`, which an empty text would set to false.
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
      // Reported as the script tag reports it; the element's children stay visible.
      load().catch((cause) =>
        dispatchEvent(new CustomEvent('vitrine:preloaderror', { cancelable: true, detail: { tag, cause } })),
      );
    }, []);

    const given = Object.entries(props).flatMap(([name, value]) => toAttribute(name, value));
    return createElement(tag, { ...Object.fromEntries(given), ref: element });
  });
}
