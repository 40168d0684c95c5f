import { resolveElementLocale } from '../shared/element/element-locale.ts';
import en from './autoload.en.json' with { type: 'json' };
import fr from './autoload.fr.json' with { type: 'json' };

const reload = { en: en.reload, fr: fr.reload };

/** Puts a button that reloads the page into every element of a tag that does not work without its code. */
export function offerReload(tag: string, root: ParentNode = document): void {
  for (const element of root.querySelectorAll('*')) {
    if (element.shadowRoot) offerReload(tag, element.shadowRoot);
    const content = element.shadowRoot?.querySelector('.root');
    // Links and a form that are prerendered work without the script.
    if (element.matches(tag) && !content?.querySelector('a[href],form[action]')) {
      const button = document.createElement('button');
      button.textContent = reload[resolveElementLocale(element)];
      button.onclick = () => location.reload();
      // A prerendered shadow root does not show the element's children.
      (content ?? element).prepend(button);
    }
  }
}
