import { define, type WidgetName } from '@vitrine/widgets';
import { createApp, h, nextTick, shallowRef } from 'vue';
import { handlerOf, rename, toPascal, type Wish } from './scene.ts';

// What Vue's compiler makes of a template: `:closed-days="7"`, `:details.prop="details"`, `@vitrine-newsletter-opened`.
function drawElement({ name, attributes, objects, others, listens, children = [] }: Wish) {
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

const wishes = shallowRef<Wish[]>([]);
createApp(() =>
  h(
    'main',
    wishes.value.map((wish) => h('section', { key: wish.key }, [drawElement(wish)])),
  ),
).mount('#app');

window.draw = (next) => {
  wishes.value = next;
  return nextTick();
};
window.define = (name) => define(name as WidgetName);
