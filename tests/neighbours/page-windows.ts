import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { bundlePage } from '../hosts/hydration/bundle-page.ts';
import { ensurePackages } from '../support/ensure-packages.mjs';
import { openNeighbour } from './neighbour-page.ts';

// Windows of a page, from npm, with an element in them.

const folder = ensurePackages('neighbours/packages');
/** Paths of files of the packages. */
export const find = (...files: readonly string[]): string[] => files.map((file) => join(folder, 'node_modules', file));

/** Windows made with React, as their READMEs have them; the page names the library and gives the content. */
const reactWindows = `import { createElement as h, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import * as Radix from '@radix-ui/react-dialog';
import { Dialog, DialogPanel } from '@headlessui/react';
import { Drawer } from 'vaul';
const { library, content } = document.getElementById('app').dataset;
const inside = h('div', { dangerouslySetInnerHTML: { __html: content } });
const cover = { position: 'fixed', inset: 0 };
const style = { position: 'fixed', bottom: 0, left: 0, width: '700px' };
const write = {
  Radix: (props) => h(Radix.Root, props, h(Radix.Portal, null, h(Radix.Overlay, { style: cover }), h(Radix.Content, { style, 'aria-describedby': undefined }, h(Radix.Title, null, 'Sizes'), inside))),
  vaul: (props) => h(Drawer.Root, props, h(Drawer.Portal, null, h(Drawer.Overlay, { style: cover }), h(Drawer.Content, { style, 'aria-describedby': undefined }, h(Drawer.Title, null, 'Sizes'), inside))),
  Headless: ({ open, onOpenChange }) => h(Dialog, { open, onClose: onOpenChange, style }, h(DialogPanel, null, inside)),
};
function Page() {
  const [open, setOpen] = useState(true);
  useEffect(() => { document.body.dataset.open = open; }, [open]);
  return write[library]({ open, onOpenChange: setOpen });
}
createRoot(document.getElementById('app')).render(h(Page));`;

let reactPage: Promise<string> | undefined;
/** The path of the script of these windows. */
async function bundleReactPage(): Promise<string> {
  const [source, script] = [
    `react-windows-${process.env.TEST_PARALLEL_INDEX}.mjs`,
    `react-windows-${process.env.TEST_PARALLEL_INDEX}.js`,
  ].map((name) => join(folder, name)) as [string, string];
  writeFileSync(source, reactWindows);
  writeFileSync(script, `{${await bundlePage(source)}}`);
  return script;
}
const findReactPage = () => {
  reactPage ??= bundleReactPage();
  return reactPage;
};

/** A library's window: what is in the page, its files, and what opens it; `data-open` of the body says whether it is. */
interface PageWindow {
  write(content: string): string;
  files: readonly string[];
  start?: string;
}
const started = "document.body.dataset.open = 'true';";
const ended = "document.body.dataset.open = 'false'";
const ofReact = (library: string): PageWindow => ({
  write: (content) =>
    `<div id="app" data-library="${library}" data-content="${content.replaceAll('"', '&quot;')}"></div>`,
  files: [],
});

/** What React, Headless UI and Chromium say of such windows, and the kit of an element in a closed one. */
export const windowMessages = /React DevTools|no focusable elements|aria-hidden|is not displayed/;

/** Windows by their library. */
export const pageWindows: Readonly<Record<string, PageWindow>> = {
  'focus-trap': {
    write: (content) => `<div id="box" role="dialog">${content}</div>`,
    files: find('tabbable/dist/index.umd.js', 'focus-trap/dist/focus-trap.umd.js'),
    start: `focusTrap.createFocusTrap('#box', { onDeactivate() { ${ended} } }).activate();`,
  },
  MicroModal: {
    write: (content) =>
      `<div id="box" class="modal" aria-hidden="true"><div tabindex="-1"><div role="dialog" aria-modal="true">${content}</div></div></div>`,
    files: find('micromodal/dist/micromodal.js'),
    start: `MicroModal.show('box', { onClose() { ${ended} } });`,
  },
  'a11y-dialog': {
    write: (content) => `<div id="box" aria-hidden="true"><div role="document">${content}</div></div>`,
    files: find('a11y-dialog/dist/a11y-dialog.js'),
    start: `const box = new A11yDialog(document.getElementById('box')); box.on('hide', () => { ${ended} }); box.show();`,
  },
  Bootstrap: {
    write: (content) =>
      `<div id="box" class="modal" tabindex="-1"><div class="modal-dialog"><div class="modal-content">${content}</div></div></div>`,
    files: find('bootstrap/dist/js/bootstrap.bundle.js'),
    start: `document.getElementById('box').addEventListener('hide.bs.modal', () => { ${ended} }); new bootstrap.Modal('#box').show();`,
  },
  'jQuery UI': {
    write: (content) => `<div id="box">${content}</div>`,
    files: find('jquery/dist/jquery.js', 'jquery-ui-dist/jquery-ui.js'),
    start: `jQuery('#box').dialog({ modal: true, width: 800, close() { ${ended} } });`,
  },
  Radix: ofReact('Radix'),
  vaul: ofReact('vaul'),
  'Headless UI': ofReact('Headless'),
  SweetAlert2: {
    write: (content) => `<template id="box">${content}</template>`,
    files: find('sweetalert2/dist/sweetalert2.all.js'),
    start: `Swal.fire({ html: document.getElementById('box').innerHTML, width: 800, didClose() { ${ended} } });`,
  },
  'a native dialog': {
    write: (content) => `<dialog>${content}</dialog>`,
    files: [],
    start: `const box = document.querySelector('dialog'); box.addEventListener('close', () => { ${ended} }); box.showModal();`,
  },
  'a window that closes at keyup': {
    write: (content) => `<div role="dialog">${content}</div>`,
    files: [],
    start: `document.addEventListener('keyup', ({ key }) => { if (key === 'Escape') ${ended} });`,
  },
};

/** Opens a page with more of it behind and after the window, and waits until the window is there. */
export async function openWindow(page: Page, name: string, content: string, more = ''): Promise<void> {
  const { write, files, start } = pageWindows[name] as PageWindow;
  const body = `<style>[aria-hidden=true].modal { display: none }</style><button>Behind</button>${write(content)}<button>After</button>${more}`;
  await openNeighbour(page, body, start ? files : [await findReactPage()], start ? `${started}{${start}}` : '');
  await page.locator('body[data-open=true]').waitFor();
}
