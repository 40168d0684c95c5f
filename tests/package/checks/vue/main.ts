import { define, type WidgetName } from '@vitrine/widgets';
import { createApp, h, nextTick, shallowRef } from 'vue';
import { type ElementSpec, handlerOf, rename, toPascal } from './scene.ts';

// What Vue's compiler makes of a template: `:closed-days="7"`, `:details.prop="details"`, `@vitrine-newsletter-opened`.
function renderElement({ name, attributes, objects, others, listens, children = [] }: ElementSpec) {
  const properties = rename(
    objects,
    (each) => `.${each}`,
    (value) => value,
  );
  const handlers = rename(listens, (event) => `on${toPascal(event)}`, handlerOf);
  return h(
    `vitrine-${name}`,
    { ...attributes, ...properties, ...others, ...handlers },
    children.map((text) => h('p', { key: text }, text)),
  );
}

const specs = shallowRef<ElementSpec[]>([]);
createApp(() =>
  h(
    'main',
    specs.value.map((spec) => h('section', { key: spec.key }, [renderElement(spec)])),
  ),
).mount('#app');

window.draw = (next) => {
  specs.value = next;
  return nextTick();
};
window.define = (name) => define(name as WidgetName);
