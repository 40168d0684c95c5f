import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listTypeErrors } from '../support/type-errors.ts';

// The package's types under those of Svelte, which its language tools ask about every tag of a template.
let app: string;

beforeAll(() => {
  app = mkdtempSync(resolve('dist/svelte-'));
  mkdirSync(join(app, 'node_modules/@vitrine'), { recursive: true });
  symlinkSync(resolve('dist/npm'), join(app, 'node_modules/@vitrine/widgets'), 'dir');
});
afterAll(() => rmSync(app, { recursive: true, force: true }));

describe('the npm package', () => {
  it('has types for the tags in Svelte’s templates', () => {
    expect(
      listTypeErrors(
        app,
        `
        import '@vitrine/widgets/svelte';
        import type { SvelteHTMLElements } from 'svelte/elements';
        export const right: SvelteHTMLElements['vitrine-newsletter-lightbox'] = {
          class: 'wide', slot: 'aside', 'closed-days': 7, open: true, locale: 'fr',
        };
        export const heard: SvelteHTMLElements['vitrine-newsletter-form'] = {
          'onvitrine-newsletter-submitted': ({ detail }) => detail.outcome === 'subscribed',
          'on:vitrine-newsletter-failed': ({ detail }) => detail.code === 'offline',
          onclick: ({ currentTarget }) => currentTarget.brand,
        };
        export const shared: SvelteHTMLElements['vitrine-share-buttons'] = { customNetworks: [{ name: 'own' }] };
        // @ts-expect-error there is no such brand
        export const brand: SvelteHTMLElements['vitrine-newsletter-form'] = { brand: 'sears' };
        export const detail: SvelteHTMLElements['vitrine-newsletter-form'] = {
          // @ts-expect-error there is no such detail
          'onvitrine-newsletter-submitted': (event) => event.detail.nothing,
        };
        // @ts-expect-error there is no such attribute
        export const attribute: SvelteHTMLElements['vitrine-newsletter-form'] = { brnad: 'winners' };
      `,
      ),
    ).toEqual([]);
  });
});
