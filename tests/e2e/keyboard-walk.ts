import { expect, type Page } from '@playwright/test';

/** What the page says of the control that has the focus. */
interface Stop {
  /** 0 where nothing has the focus; else a number of this node alone. */
  id: number;
  name: string;
  /** Whether it stands in for an element that is on its way, and will hand on the focus. */
  isPending: boolean;
  /** Whether a point of it can be hit with the mouse: it is on the screen, and nothing covers it. */
  isSeen: boolean;
  /** Whether it, its label, its drawing or what surrounds it has an outline. */
  isMarked: boolean;
}

declare global {
  interface Window {
    keyboardWalk: { readStop(): Stop; listReachable(): Pick<Stop, 'id' | 'name'>[] };
  }
}

/** Runs in the page. */
function install(): void {
  const ids = new WeakMap<Element, number>();
  let last = 0;
  const idOf = (node: Element): number => {
    const id = ids.get(node) ?? ++last;
    ids.set(node, id);
    return id;
  };
  const listNodes = (root: Document | ShadowRoot): Element[] =>
    [...root.querySelectorAll('*')].flatMap((node) =>
      node.shadowRoot ? [node, ...listNodes(node.shadowRoot)] : [node],
    );
  const findActive = (root: Document | ShadowRoot): Element | null => {
    const active = root.activeElement;
    return active?.shadowRoot ? (findActive(active.shadowRoot) ?? active) : active;
  };
  const hit = (x: number, y: number, root: Document | ShadowRoot = document): Element | null => {
    const element = root.elementFromPoint(x, y);
    return element?.shadowRoot && element.shadowRoot !== root ? hit(x, y, element.shadowRoot) : element;
  };
  const nameOf = (node: Element): string =>
    `${node.localName} ${node.id || node.getAttribute('href') || node.getAttribute('name') || node.className || node.textContent}`
      .trim()
      .slice(0, 80);
  const hasOutline = (node: Element | null | undefined): boolean => {
    if (!node) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(node);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
  };
  /** Of an input that is drawn by its label, the label is what is seen. */
  const drawnOf = (node: Element): Element[] => [node, ...((node as HTMLInputElement).labels ?? [])];
  const isHit = (node: Element): boolean => {
    const boxes = [...node.getClientRects()];
    return boxes.some(({ left, top, width, height }) =>
      [0.5, 0.1, 0.9].some((across) =>
        [0.5, 0.1, 0.9].some((down) => {
          const found = hit(left + width * across, top + height * down);
          return found !== null && (node.contains(found) || found.contains(node));
        }),
      ),
    );
  };
  const reachable = 'a[href],button,input,select,textarea,summary,[tabindex],iframe,video[controls]';
  window.keyboardWalk = {
    readStop() {
      const active = findActive(document);
      if (!active || active === document.body)
        return { id: 0, name: '', isPending: false, isSeen: true, isMarked: true };
      const drawn = drawnOf(active);
      const around = [
        ...active.children,
        active.parentElement,
        active.nextElementSibling,
        active.closest('label, fieldset, li'),
      ];
      return {
        id: idOf(active),
        name: nameOf(active),
        isPending: Boolean(active.closest(':not(:defined)')) || active.getClientRects().length === 0,
        isSeen: drawn.some(isHit),
        isMarked: [...drawn, ...around].some(hasOutline),
      };
    },
    // Of radio buttons of one name, none is demanded.
    listReachable() {
      return listNodes(document).flatMap((node) => {
        const { tabIndex, disabled, type } = node as HTMLInputElement;
        const isOpen = node.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: false });
        const wanted =
          node.matches(reachable) &&
          tabIndex >= 0 &&
          !disabled &&
          type !== 'radio' &&
          !node.closest('[inert], [popover]:not(:popover-open)');
        return wanted && isOpen ? [{ id: idOf(node), name: nameOf(node) }] : [];
      });
    },
  };
}

/**
 * Walks a whole page with the tabulator: every stop is on the screen, not covered and marked, none comes twice, and
 * nothing that takes the focus is left out.
 */
export async function walkPage(page: Page, path: string): Promise<void> {
  await page.addInitScript(install);
  await page.goto(path);
  // What comes only once it is in sight has come before the walk, so that nothing is passed by.
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
      scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 40));
    }
    scrollTo(0, 0);
  });
  await page.waitForLoadState('networkidle');
  // A page may have put the focus into its field; the walk begins at its top all the same.
  await page.evaluate(() => {
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute('tabindex');
  });
  const visited = new Set<number>();
  const faults: string[] = [];
  for (;;) {
    await page.keyboard.press('Tab');
    const readStop = () => page.evaluate(() => window.keyboardWalk.readStop());
    await expect.poll(readStop).toHaveProperty('isPending', false);
    const stop = await readStop();
    if (stop.id === 0) break;
    if (visited.has(stop.id)) {
      faults.push(`${stop.name} comes twice`);
      break;
    }
    visited.add(stop.id);
    if (!stop.isSeen) faults.push(`${stop.name} is not seen`);
    if (!stop.isMarked) faults.push(`${stop.name} is not marked`);
  }
  const reachable = await page.evaluate(() => window.keyboardWalk.listReachable());
  for (const { id, name } of reachable) if (!visited.has(id)) faults.push(`${name} is not reached`);
  expect(faults, path).toEqual([]);
  expect(visited.size, path).toBeGreaterThan(10);
}
