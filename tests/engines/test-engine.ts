import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { ageForms } from '../e2e/settled.ts';
import { runSubmissions } from '../server/support/server-process.ts';
import { origins } from '../support/ports.ts';
import { sample } from '../support/samples.ts';
import { listWidgetTags } from '../support/widget-tags.ts';
import { type Engine, until } from './engine.ts';

const tags = listWidgetTags();

const hasDrawn = (tag: string): boolean => {
  const element = document.querySelector(tag);
  element?.scrollIntoView();
  return (element?.shadowRoot?.querySelector('.root')?.childElementCount ?? 0) > 0;
};
const readText = (tag: string): string =>
  document.querySelector(tag)?.shadowRoot?.querySelector('.root')?.textContent ?? '';
const open = (): void => document.querySelector<HTMLElement>('[data-sets]')?.click();
const focusIn = (tag: string, selector: string): boolean => {
  const field = document.querySelector(tag)?.shadowRoot?.querySelector<HTMLElement>(selector);
  field?.focus();
  return field?.matches(':focus') ?? false;
};
const readValue = (tag: string, selector: string): string =>
  document.querySelector(tag)?.shadowRoot?.querySelector<HTMLInputElement>(selector)?.value ?? '';
const says = (tag: string, text: string): boolean =>
  document.querySelector(tag)?.shadowRoot?.textContent?.includes(text) ?? false;

/** Waits for ten frames, in which an engine scrolls to what it has focused or where a key leads. */
async function drawFrames(engine: Engine): Promise<void> {
  await engine.run(() => {
    const count = (drawn: number): void => {
      Reflect.set(window, 'drawn', drawn);
      requestAnimationFrame(() => count(drawn + 1));
    };
    count(0);
  });
  await until(engine, 'ten frames are drawn', () => Reflect.get(window, 'drawn') >= 10);
}

/** Elements that cover the page, or show only on request. */
const covers = /lightbox|banner|overlay/;
/** Whether an element has rendered, and is as wide as its content or its place. */
const fits = (tag: string): boolean => {
  const find = (root: ParentNode): Element | undefined => {
    const found = root.querySelector(tag);
    if (found) return found;
    const roots = [...root.querySelectorAll('main section > div')].map((host) => host.shadowRoot);
    return roots.map((inner) => inner?.querySelector(tag)).find((inside) => !!inside) ?? undefined;
  };
  const element = find(document);
  // As a wheel does: WebKit's scrollIntoView ignores an element without a size, as most are before their code comes.
  scrollBy(0, (element?.getBoundingClientRect().top ?? 0) - 100);
  if (!element?.shadowRoot?.querySelector('.root')?.childElementCount) return false;
  const { host = element } = element.getRootNode() as Partial<ShadowRoot>;
  const room = host.closest('section')?.getBoundingClientRect().width ?? 0;
  const { width } = element.getBoundingClientRect();
  return width >= 150 && width <= room + 0.5;
};

/**
 * Tests every element in another browser than Chromium: the built kit, the real server, real origins.
 * @param start undefined where the browser is not installed: its tests are skipped
 */
export function testEngine(name: string, start: (() => Promise<Engine>) | undefined): void {
  describe(`in ${name}`, () => {
    const isHere = start !== undefined;
    let engine: Engine;
    beforeAll(async () => {
      if (start) engine = await start();
    });
    afterAll(() => engine?.close());

    it.skipIf(!isHere).each(tags)(
      '%s renders in French on another origin’s page, without console errors where its driver reports them',
      async (tag) => {
        await engine.open(`${origins.landing}/elements/${tag.replace('vitrine-', '')}/fr`);
        await until(engine, `${tag} has drawn itself`, hasDrawn, tag);
        await engine.run(open);
        await until(
          engine,
          `${tag} has words`,
          (name) =>
            /\p{L}{3}/u.test(document.querySelector(name)?.shadowRoot?.querySelector('.root')?.textContent ?? ''),
          tag,
        );
        expect(await engine.run(readText, tag)).not.toMatch(/\b(?:your|please|share|show|find)\b/i);
        if (engine.consoleMessages) expect(engine.consoleMessages()).toEqual([]);
      },
    );

    it.skipIf(!isHere)(
      'every element renders without what came after the oldest Safari of the guide',
      { tags: ['full'] },
      async () => {
        const { listMissingInSafari, takeAway } = await import('../support/missing-in-safari.ts');
        for (const tag of tags) {
          // A page without scripts, whose window keeps what is taken from it when another is written into it.
          await engine.open(`${origins.landing}/nothing-here`);
          expect(await engine.run(takeAway, listMissingInSafari())).toBeGreaterThan(10);
          await engine.run(
            (address: string) => {
              fetch(address)
                .then((response) => response.text())
                .then((html) => {
                  document.open();
                  document.write(html);
                  document.close();
                });
            },
            `${origins.landing}/elements/${tag.replace('vitrine-', '')}/fr`,
          );
          await until(engine, `${tag} has drawn itself`, hasDrawn, tag);
        }
      },
    );

    it.skipIf(!isHere).each(sample(2, ['flexRow', 'tableCell', 'shadowRoot', 'contentVisibility'], 1))(
      'every in-page element is at least 150 pixels wide and no wider than its container in %s',
      async (container) => {
        await engine.open(`${origins.landing}/hostile/${container}/fr`);
        for (const tag of tags.filter((each) => !covers.test(each))) await until(engine, `${tag} fits`, fits, tag);
      },
    );

    it.skipIf(!isHere)(
      'NL-01 a newsletter form on another origin that is filled in and submitted by keyboard is stored',
      async () => {
        const tag = 'vitrine-newsletter-form';
        await engine.open(`${origins.landing}/fr`);
        await until(engine, 'the form has come', hasDrawn, tag);
        await until(engine, 'the field takes the focus', focusIn, tag, 'input[name=email], input[type=email]');
        const address = `visiteur-${randomUUID()}@example.ca`;
        await engine.type(address);
        await engine.type('Tab');
        await engine.type('k1a0b1');
        expect(await engine.run(readValue, tag, 'input[autocomplete=postal-code]')).toBe('K1A 0B1');
        await engine.run(ageForms);
        await engine.type('Enter');
        await until(engine, 'the form says thank you', says, tag, 'Merci');
        const location = { dataDir: inject('dataDir'), databaseUrl: '' };
        const { stdout } = await runSubmissions(location, 'newsletter', '--format', 'json');
        const stored: { email: string }[] = JSON.parse(stdout);
        expect(stored.filter(({ email }) => email === address)).toMatchObject([
          { postal_code: 'K1A0B1', language_preference: 'fr' },
        ]);
      },
    );

    it.skipIf(!isHere)(
      'NL-09 the lightbox opens as a modal dialog, scrolls on Page Down and closes on Escape',
      async () => {
        const tag = 'vitrine-newsletter-lightbox';
        const isOpen = (name: string): boolean =>
          document.querySelector(name)?.shadowRoot?.querySelector('dialog')?.matches(':modal') ?? false;
        await engine.open(`${origins.landing}/elements/newsletter-lightbox/fr`);
        await until(engine, 'the lightbox has come', (name) => customElements.get(name) !== undefined, tag);
        await engine.run(open);
        await until(engine, 'it is open', isOpen, tag);
        // In the first ones it shows its top.
        await drawFrames(engine);
        await engine.type('PageDown');
        const isScrolled = (name: string): boolean =>
          (document.querySelector(name)?.shadowRoot?.querySelector('dialog')?.scrollTop ?? 0) > 0;
        await until(engine, 'the key has scrolled it', isScrolled, tag);
        // As often as the dialog can scroll, and then more.
        for (const key of ['PageDown', 'PageDown', 'PageDown', 'PageDown', ' ', ' ']) await engine.type(key);
        await drawFrames(engine);
        expect(await engine.run(() => scrollY), 'and not the page behind').toBe(0);
        await engine.type('Escape');
        await until(engine, 'it is closed', (name) => !document.querySelector(name)?.hasAttribute('open'), tag);
      },
    );

    it.skipIf(!isHere).each(['newsletter-lightbox', 'gift-lightbox'])(
      'NL-01 %s opens at its top and without an error, also in a narrow window',
      async (name) => {
        const tag = `vitrine-${name}`;
        await engine.open(`${origins.landing}/elements/${name}/fr`);
        // A frame is as narrow as a phone in every engine.
        await engine.run((address: string) => {
          const frame = Object.assign(document.createElement('iframe'), { src: address });
          frame.style.cssText =
            'position: fixed; inset: 0 auto auto 0; z-index: 9; width: 390px; height: 560px; border: 0';
          document.body.append(frame);
        }, `${origins.landing}/elements/${name}/fr`);
        const openIn = (each: string): boolean => {
          const inner = document.querySelector('iframe')?.contentWindow;
          const element = inner?.document.querySelector(each);
          if (!element?.shadowRoot?.querySelector('dialog')) return false;
          element.setAttribute('open', '');
          return element.shadowRoot.querySelector('dialog')?.matches(':modal') ?? false;
        };
        await until(engine, 'it is open', openIn, tag);
        await drawFrames(engine);
        const readState = (each: string) => {
          const root = document.querySelector('iframe')?.contentDocument?.querySelector(each)?.shadowRoot;
          return {
            scrollTop: root?.querySelector('dialog')?.scrollTop,
            errors: root?.querySelectorAll('[part=error]:not([hidden]), [aria-invalid]').length,
            focus: root?.activeElement?.id,
          };
        };
        expect(await engine.run(readState, tag)).toEqual({ scrollTop: 0, errors: 0, focus: 'title' });
      },
    );

    it.skipIf(!isHere)(
      'SF-01 the finder suggests a typed town, and on Enter lists stores near it, nearest first',
      async () => {
        const tag = 'vitrine-store-finder';
        await engine.open(`${origins.site}/fr/storelocator`);
        await until(engine, 'the box takes the focus', focusIn, tag, '[role=combobox]');
        await engine.type('Guelph');
        await until(engine, 'Guelph is offered', says, tag, 'Guelph (Ontario)');
        await engine.type('Enter');
        await until(engine, 'stores near Guelph are listed', says, tag, 'près de Guelph');
        const readDistances = (name: string): number[] => {
          const first = document.querySelector(name)?.shadowRoot?.querySelector('section:has([part="store"])');
          const texts = [...(first?.querySelectorAll('.distance') ?? [])].map((each) => each.textContent ?? '');
          return texts.map((text) => Number.parseFloat(text.replace(',', '.')));
        };
        const distances = await engine.run(readDistances, tag);
        expect(distances.length).toBeGreaterThan(2);
        expect(distances).toEqual(distances.toSorted((a, b) => a - b));
      },
    );

    it.skipIf(!isHere)('SF-01 the store search keeps the focus of its plain form while its code loads', async () => {
      const tag = 'vitrine-store-search';
      const isFocused = (name: string): boolean =>
        document.querySelector(name)?.shadowRoot?.querySelector('[role=combobox]')?.matches(':focus') ?? false;
      // The page of another element: the code of this one is asked for once its plain form has the focus.
      await engine.open(`${origins.landing}/elements/gift-balance/fr`);
      const focusPlainForm = (name: string, code: string): boolean => {
        document.body.innerHTML = `<${name} locale="fr"><form><input name="q"></form></${name}>`;
        const input = document.querySelector('input');
        input?.focus();
        document.head.append(Object.assign(document.createElement('script'), { type: 'module', src: code }));
        return input?.matches(':focus') ?? false;
      };
      expect(await engine.run(focusPlainForm, tag, `${origins.site}/widgets/v1/store-search.js`)).toBe(true);
      await until(engine, 'the box has the focus', isFocused, tag);
      await engine.type('Guelph');
      expect(await engine.run(readValue, tag, '[role=combobox]')).toBe('Guelph');
    });

    it.skipIf(!isHere)('TR-01 the consent banner is less than twice as tall as its tallest part', async () => {
      const tag = 'vitrine-consent-banner';
      const readHeight = (name: string): number =>
        document.querySelector(name)?.shadowRoot?.querySelector('section')?.getBoundingClientRect().height ?? 0;
      // Not a page on which an earlier test has typed: it asks nothing in the same session.
      await engine.open(`${origins.site}/fr/returns`);
      await until(engine, 'it is asked', (name) => document.querySelector(name)?.hasAttribute('open'), tag);
      const readTextHeight = (name: string): number =>
        Math.max(
          ...[...(document.querySelector(name)?.shadowRoot?.querySelectorAll('section > *') ?? [])].map(
            (part) => part.getBoundingClientRect().height,
          ),
        );
      expect(await engine.run(readHeight, tag)).toBeLessThan((await engine.run(readTextHeight, tag)) * 2);
    });

    it.skipIf(!isHere)('V-06 the digits of a gift card number are grouped while they are typed', async () => {
      const tag = 'vitrine-gift-balance';
      await engine.open(`${origins.landing}/elements/gift-balance/fr`);
      await until(engine, 'the field takes the focus', focusIn, tag, 'input');
      await engine.type('6012345678901234');
      expect(await engine.run(readValue, tag, 'input')).toBe('60 - 12345 - 67890 - 1234');
    });
  });
}
