import { define, type WidgetName } from '@vitrine/widgets';
import * as components from '@vitrine/widgets/react';
import { type ComponentType, createElement, StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { type ElementSpec, handlerOf, rename, toPascal } from './scene.ts';

const toCamel = (name: string): string => toPascal(name).replace(/^./, (first) => first.toLowerCase());
const same = <Value,>(value: Value): Value => value;

/** Renders with the package's components, or with `?tags` as React 19 renders any custom element. */
function renderElement({ name, attributes, objects, others, listens, children = [] }: ElementSpec) {
  const inside = children.map((text) => <p key={text}>{text}</p>);
  if (location.search === '?tags') {
    const handlers = rename(listens, (event) => `on${event}`, handlerOf);
    return createElement(`vitrine-${name}`, { ...attributes, ...objects, ...others, ...handlers }, ...inside);
  }
  const component = Reflect.get(components, toPascal(name)) as ComponentType<Record<string, unknown>>;
  const given = rename<unknown, unknown>({ ...attributes, ...objects }, toCamel, same);
  const handlers = rename(listens, (event) => `on${toPascal(event)}`, handlerOf);
  return createElement(component, { ...given, ...others, ...handlers }, ...inside);
}

const root = createRoot(document.getElementById('root') as HTMLElement);

window.draw = async (specs) =>
  flushSync(() =>
    root.render(
      <StrictMode>
        <main>
          {specs.map((spec) => (
            <section key={spec.key}>{renderElement(spec)}</section>
          ))}
        </main>
      </StrictMode>,
    ),
  );
window.define = (name) => define(name as WidgetName);
