import { jsx } from 'react/jsx-runtime';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import type { Contract } from './contract.ts';
import './effects-after-paint.ts';
import './empty-texts.ts';
import { reportLoadFailure } from './load-failure.ts';
import { identifyMarkup } from './markup-id.ts';
import { renderAround, watchTexts } from './replaced-texts.ts';
import { WidgetRoot, type WidgetRootProps } from './widget-root.tsx';

type Props = WidgetRootProps<Contract, string, string>;

/** Presses a prerendered button that was pressed too early: the script tag keeps the target on the element. */
function replayClick(host: Element): void {
  (host as { pressed?: Element }).pressed?.closest<HTMLElement>('[type=button]')?.click();
}

/**
 * The renderer that r2wc calls: a React or Preact root on a container in the shadow root. Prerendered content is
 * hydrated if it is what this release renders from these attributes, and replaced otherwise. A prerendered root also
 * holds style links; they stay outside of the tree.
 */
export const renderer = {
  mount(shadow: ShadowRoot, component: typeof WidgetRoot, props: Props): Root {
    const element = jsx(component, props);
    const { host } = shadow;
    watchTexts(shadow);
    const prerendered = shadow.querySelector<HTMLElement>('.root');
    const content = prerendered?.firstChild;
    const count = prerendered?.querySelectorAll('*').length ?? 0;
    const id = identifyMarkup(props.widget.contract, props.props.locale, host, count);
    if (content && prerendered.dataset.markup === id) {
      const hydrated = hydrateRoot(prerendered, element);
      replayClick(host);
      return hydrated;
    }
    const container = document.createElement('div');
    container.className = 'root';
    const root = createRoot(container);
    const render = () => {
      shadow.replaceChildren(container);
      // An update that came first has rendered newer props.
      if (!container.firstChild) root.render(element);
    };
    if (content)
      import('./restore-user-input.ts').then(
        ({ restoreUserInput }) => restoreUserInput(shadow, render),
        (cause) => reportLoadFailure(host.localName, cause),
      );
    else render();
    return root;
  },
  update(root: Root, props: Props): void {
    renderAround(() => root.render(jsx(WidgetRoot, props)));
  },
  unmount(root: Root): void {
    root.unmount();
    // Its first rendering may still be waiting for code.
    root.render = root.unmount;
  },
};
