import { expect, type Page } from '@playwright/test';
import { endRequests } from './settled.ts';

/** The control that has the focus, as the page describes it. */
interface Stop {
  /** 0 where nothing has the focus; otherwise unique per node. */
  id: number;
  name: string;
  /** Whether it is a placeholder for an element that is still loading and will pass on the focus. */
  isPending: boolean;
  /** Whether a mouse can hit a point of it: it is on the screen and not covered. */
  isSeen: boolean;
  /** Whether it, its label, its visible part or its container has an outline. */
  isMarked: boolean;
  /** Whether the browser's own controls are in it, which the page sees as one stop. */
  hasInnerStops: boolean;
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
  /** The visible nodes of an input: its label too, if that replaces it on screen. */
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
        return { id: 0, name: '', isPending: false, isSeen: true, isMarked: true, hasInnerStops: false };
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
        hasInnerStops: active.matches('video[controls]'),
      };
    },
    // In a group of radio buttons, only one is a Tab stop, so no particular one is required.
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
 * Walks a whole page with Tab: every stop is on the screen, not covered and marked; none occurs twice, and no focusable
 * element is left out.
 */
export async function walkPage(page: Page, path: string): Promise<void> {
  await page.addInitScript(install);
  await page.goto(path);
  // Content that loads when scrolled into view has loaded before the walk, so that no stop is missed.
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
      scrollTo(0, y);
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
    scrollTo(0, 0);
  });
  await endRequests(page);
  // A page may have focused its field; the walk still starts at its top.
  await page.evaluate(() => {
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute('tabindex');
  });
  const visited = new Set<number>();
  let last = 0;
  const faults: string[] = [];
  for (;;) {
    await page.keyboard.press('Tab');
    const readStop = () => page.evaluate(() => window.keyboardWalk.readStop());
    let stop = await readStop();
    if (stop.isPending) {
      await expect.poll(readStop).toHaveProperty('isPending', false);
      stop = await readStop();
    }
    if (stop.id === 0) break;
    if (stop.hasInnerStops && stop.id === last) continue;
    last = stop.id;
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
