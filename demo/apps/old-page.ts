import { findPlace, listWidgets } from './widgets.ts';

// In the style of 2006: a string of markup, written into the page.
const { place, site } = findPlace();
let markup = '';
for (const { tag, attributes } of await listWidgets(site)) {
  const pairs = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
  markup += `<div class="section"><${tag}${pairs.join('')}></${tag}></div>`;
}
place.innerHTML = markup;
