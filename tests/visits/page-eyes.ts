import type { Cover } from './steps.ts';

/** What a page shows and says at one moment. */
export interface Sight {
  /** Path and query. */
  path: string;
  /** What has the focus, as selectors through shadow roots; empty for the page itself. */
  focus: string;
  /** Whether a press on what has the focus would reach it: it is on the screen, and nothing lies over it. */
  isFocusSeen: boolean;
  /** What lies over the page, each with its share of the window in percent. */
  covers: Partial<Record<Cover, number>>;
  /** What has lain over it since the sight before, for a frame at least. */
  passed: Cover[];
  /** How many answers of the consent question can be pressed, wholly in sight. */
  answers: number;
  /** Pixels that the page is scrolled down. */
  scroll: number;
  /** Where the page was, and what had the focus, before the window came that is open or was open last; null before that. */
  beforeWindow: { scroll: number; focus: string } | null;
  /** Pixels that the page is wider than the window. */
  overhang: number;
  /** What reaches furthest beyond the window's right edge, as selectors; empty where nothing does. */
  widest: string;
  /** Texts that live regions got since the sight before. */
  said: string[];
  /** Values of the fields that were asked for; missing where they are not in the page, null where their code is yet to come. */
  values: Record<string, string | null>;
  /** What this browser has recorded of the sign-up window. */
  stored: string[];
}

/** Where something is in the window. */
export interface Spot {
  x: number;
  y: number;
  /** Whether a press there reaches it. */
  isReached: boolean;
  hasFocus: boolean;
}

/** What the test asks of a page that it watches. */
export interface Eyes {
  look(fields: readonly string[]): Sight;
  listCovers(): Cover[];
  /** The first rendered match of selectors through shadow roots, separated by `>>>`; null without one. */
  find(target: string): Spot | null;
  /** The value of the field that has the focus. */
  readFocused(): string;
  /** Frames in a row in which nothing was scrolled, the focus stayed, and no other page was still in sight. */
  countRest(): number;
  startRest(): void;
  /** Whether the page has loaded, with the elements that lie over it. */
  isReady(): boolean;
  delaySignUp(seconds: number): void;
  /** Whether a sign-up that nothing keeps away would have come by now, after two further looks at the page. */
  isSignUpDue(): boolean;
}

declare global {
  interface Window {
    visitEyes?: Eyes;
  }
}

/** Runs in a page, where it uses nothing from here: begins to watch it. */
export function openEyes(): void {
  const listRoots = (root: Document | ShadowRoot = document): (Document | ShadowRoot)[] => [
    root,
    ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? listRoots(shadowRoot) : [])),
  ];
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0;
  const findElement = (target: string): Element | undefined => {
    let roots: ParentNode[] = [document];
    let found: Element[] = [];
    for (const selector of target.split('>>>')) {
      found = roots.flatMap((root) => [...root.querySelectorAll(selector)]);
      roots = found.flatMap(({ shadowRoot }) => shadowRoot ?? []);
    }
    return found.find(isSeen) ?? found[0];
  };
  const findActive = (): Element | null => {
    let active = document.activeElement;
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
    return active === document.body || active === document.documentElement ? null : active;
  };
  const hit = (x: number, y: number): Element | null => {
    let found = document.elementFromPoint(x, y);
    while (found?.shadowRoot) {
      const inner = found.shadowRoot.elementFromPoint(x, y);
      if (!inner || inner === found) break;
      found = inner;
    }
    return found;
  };
  /** A control, and the label that may stand for it on the screen. */
  const listDrawn = (element: Element) => [element, ...((element as HTMLInputElement).labels ?? [])];
  const reaches = (element: Element, x: number, y: number) => {
    const found = hit(x, y);
    return !!found && listDrawn(element).some((drawn) => drawn.contains(found) || drawn.shadowRoot?.contains(found));
  };
  const shares = [0.1, 0.5, 0.9];
  const isReached = (element: Element) =>
    listDrawn(element).some((drawn) =>
      [...drawn.getClientRects()].some(({ left, top, width, height }) =>
        shares.some((across) => shares.some((down) => reaches(element, left + width * across, top + height * down))),
      ),
    );
  const isWhole = (element: Element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return [left + 3, right - 3].every((x) => [top + 3, bottom - 3].every((y) => reaches(element, x, y)));
  };
  const describe = (element: Element): string => {
    const named = ['name', 'href', 'id', 'part', 'class'].find((each) => element.getAttribute(each));
    const own = element.localName + (named ? `[${named}="${element.getAttribute(named)}"]` : '');
    const root = element.getRootNode();
    return root instanceof ShadowRoot ? `${describe(root.host)} >>> ${own}` : own;
  };

  /** Between two pages, Chromium's snapshots lie over everything, the scroll bar's place included. */
  const isChangingPage = () =>
    document
      .getAnimations()
      .some(({ effect }) => (effect as KeyframeEffect | null)?.pseudoElement?.startsWith('::view-transition'));
  const findWidest = (width: number): string => {
    let [furthest, found]: [number, Element?] = [width];
    for (const element of listRoots().flatMap((root) => [...root.querySelectorAll('*')])) {
      const { right } = element.getBoundingClientRect();
      if (right > furthest && isSeen(element)) [furthest, found] = [right, element];
    }
    return found ? describe(found) : '';
  };

  const parts: readonly [Cover, tags: string, selector: string][] = [
    ['question', 'vitrine-consent-banner', 'section'],
    ['window', 'vitrine-newsletter-lightbox,vitrine-gift-lightbox', 'dialog[open]'],
    ['teaser', 'vitrine-newsletter-lightbox', 'aside.teaser'],
    ['overlay', 'vitrine-loading-overlay', '.veil'],
  ];
  const listCovers = () =>
    parts.flatMap(([cover, tags, selector]) =>
      [...document.querySelectorAll(tags)].flatMap((host) => {
        const part = host.shadowRoot?.querySelector(selector);
        return part && isSeen(part) ? [{ cover, part }] : [];
      }),
    );

  let said: string[] = [];
  const passed = new Set<Cover>();
  const regions = 'output,[aria-live],[role=status],[role=alert],[role=log]';
  const texts = new WeakMap<Element, string>();
  const watched = new WeakSet<Node>();
  const listen = () => {
    for (const root of listRoots()) {
      for (const region of root.querySelectorAll(regions)) {
        const text = isSeen(region) ? (region.textContent ?? '').replace(/\s+/g, ' ').trim() : '';
        const before = texts.get(region);
        texts.set(region, text);
        // What a region holds from the start is not announced.
        if (text && before !== undefined && before !== text) said.push(text);
      }
      if (watched.has(root)) continue;
      watched.add(root);
      observer.observe(root, { subtree: true, childList: true, characterData: true, attributes: true });
    }
  };
  const observer = new MutationObserver(listen);
  listen();

  const rest = { frames: 0, scroll: scrollY, active: findActive(), inner: 0 };
  const readPlace = () => {
    const active = findActive();
    return { scroll: Math.round(scrollY), focus: active ? describe(active) : '' };
  };
  /** In the latest frame without a window. */
  let place = readPlace();
  let beforeWindow: typeof place | null = null;
  const look = () => {
    const covers = listCovers().map(({ cover }) => cover);
    for (const cover of covers) passed.add(cover);
    if (!covers.includes('window')) place = readPlace();
    else beforeWindow = place;
    const inner = listRoots().reduce((sum, root) => sum + (root.querySelector('dialog')?.scrollTop ?? 0), 0);
    const active = findActive();
    const isSame = rest.scroll === scrollY && rest.active === active && rest.inner === inner && !isChangingPage();
    Object.assign(rest, { frames: isSame ? rest.frames + 1 : 0, scroll: scrollY, active, inner });
    requestAnimationFrame(look);
  };
  look();
  let dueSince: number | undefined;

  window.visitEyes = {
    listCovers: () => listCovers().map(({ cover }) => cover),
    look(fields) {
      const covers: Partial<Record<Cover, number>> = {};
      for (const { cover, part } of listCovers()) {
        const { left, right, top, bottom } = part.getBoundingClientRect();
        const across = Math.max(Math.min(right, innerWidth) - Math.max(left, 0), 0);
        const down = Math.max(Math.min(bottom, innerHeight) - Math.max(top, 0), 0);
        covers[cover] = Math.round((1000 * across * down) / (innerWidth * innerHeight)) / 10;
      }
      const answers = [...document.querySelectorAll('vitrine-consent-banner')].flatMap(({ shadowRoot }) => [
        ...(shadowRoot?.querySelectorAll('.answers button') ?? []),
      ]);
      const active = findActive();
      const { scrollWidth, clientWidth, scrollHeight } = document.documentElement;
      const sight: Sight = {
        path: location.pathname + location.search,
        focus: active ? describe(active) : '',
        isFocusSeen: !active || isReached(active),
        covers,
        passed: [...passed],
        answers: answers.filter((answer) => isSeen(answer) && isWhole(answer)).length,
        scroll: Math.round(scrollY),
        // A page that has become shorter, without a bar's room at its end, cannot stay where it was.
        beforeWindow: beforeWindow && {
          ...beforeWindow,
          scroll: Math.min(beforeWindow.scroll, scrollHeight - innerHeight),
        },
        overhang: Math.max(0, scrollWidth - clientWidth),
        widest: scrollWidth > clientWidth ? findWidest(clientWidth) : '',
        said,
        values: Object.fromEntries(
          fields.flatMap((field): [string, string | null][] => {
            const element = findElement(field) as HTMLInputElement | undefined;
            if (!element) return [];
            const { host } = element.getRootNode() as ShadowRoot;
            if (host?.matches(':not(:defined)')) return [[field, null]];
            return [[field, /checkbox|radio/.test(element.type) ? String(element.checked) : element.value]];
          }),
        ),
        stored: Object.keys(JSON.parse(localStorage.getItem('vitrine-newsletter') ?? '{}')),
      };
      passed.clear();
      said = [];
      return sight;
    },
    find(target) {
      const element = findElement(target);
      if (!element || !isSeen(element)) return null;
      // Of a label that lies in the box's place, a press counts as well.
      const drawn = listDrawn(element).find((each) => each.getClientRects()[0]?.width) ?? element;
      const { left, top, width, height } = drawn.getClientRects()[0] as DOMRect;
      const [x, y] = [left + width / 2, top + height / 2];
      return { x, y, isReached: reaches(element, x, y), hasFocus: element.matches(':focus') };
    },
    readFocused: () => (findActive() as HTMLInputElement | null)?.value ?? '',
    countRest: () => rest.frames,
    startRest() {
      rest.frames = 0;
    },
    isReady: () =>
      document.readyState === 'complete' &&
      parts.every(([, tags, selector]) =>
        [...document.querySelectorAll(tags)].every(
          ({ shadowRoot }) => shadowRoot?.querySelector(selector.split('[')[0] ?? '') || selector.startsWith('aside'),
        ),
      ),
    delaySignUp(seconds) {
      document.querySelector('vitrine-newsletter-lightbox')?.setAttribute('delay', String(seconds));
      dueSince = undefined;
    },
    isSignUpDue() {
      const host = document.querySelector('vitrine-newsletter-lightbox');
      if (!host?.shadowRoot?.querySelector('dialog')) return false;
      dueSince ??= performance.now();
      const seconds = Number(host.getAttribute('delay') ?? 5) + 1.5;
      return performance.now() - dueSince > seconds * 1000;
    },
  };
}
