import { findPlace, listWidgets } from './widgets.ts';

const { place, site } = findPlace();

/** A custom element of the page, with a style sheet for its own elements only. */
class PagePanel extends HTMLElement {
  constructor() {
    super();
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(':host { display: block; margin-block: 3rem; } * { font-size: 11px; color: teal; }');
    this.attachShadow({ mode: 'open' }).adoptedStyleSheets = [sheet];
  }
}
customElements.define('page-panel', PagePanel);

for (const { tag, attributes } of await listWidgets(site)) {
  const widget = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) widget.setAttribute(name, value);
  // A panel within a panel, so two shadow roots separate the widget from its page.
  const [outer, inner] = [document.createElement('page-panel'), document.createElement('page-panel')];
  inner.shadowRoot?.append(widget);
  outer.shadowRoot?.append(inner);
  place.append(outer);
}
