import { makeElement } from './make-element.js';

// Leads from the list of stores to the page on which a list of stores is imported.
const { messages } = /** @type {any} */ (window).studio;
const link = makeElement('a', { id: 'import-link', href: '/import', textContent: messages.importTitle });

function update() {
  link.hidden = location.hash !== '#/collections/stores';
}

document.body.append(link);
addEventListener('hashchange', update);
update();
