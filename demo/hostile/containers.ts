import type { HostilePage } from './broken-pages.ts';

const inside = (style: string): Pick<HostilePage, 'wrap'> => ({
  wrap: (html) => `<div style="${style}">${html}</div>`,
});

/** A script for the end of the body that handles each of the templates that the elements are in. */
const forEachTemplate = (code: string): string =>
  `<script>for (const template of document.querySelectorAll('main template')) { ${code} }</script>`;

/**
 * Normal pages whose elements stand in containers that people have, each element in one of its own. A container that is
 * closed at first (a dialog, a tab) is opened by whoever tests it.
 */
export const containers: Record<string, HostilePage> = {
  flexRow: inside('display: flex'),
  flexColumn: inside('display: flex; flex-direction: column; align-items: center'),
  centredGrid: inside('display: grid; place-items: center'),
  float: inside('float: left'),
  inlineBlock: inside('display: inline-block'),
  tableCell: {
    wrap: (html) => `<table style="border-spacing: 0"><tr><td style="padding: 0">${html}</td></tr></table>`,
  },
  absolute: {
    wrap: (html) =>
      `<div style="position: relative; height: 1600px"><div style="position: absolute">${html}</div></div>`,
  },
  dialog: { wrap: (html) => `<dialog style="padding: 0; border: 0">${html}</dialog>` },
  popover: { wrap: (html) => `<div popover="manual" style="padding: 0; border: 0; max-height: 90vh">${html}</div>` },
  details: { wrap: (html) => `<details><summary>More</summary>${html}</details>` },
  tab: { wrap: (html) => `<div hidden>${html}</div>` },
  carousel: {
    wrap: (html) =>
      `<div style="display: flex; overflow-x: auto; scroll-snap-type: x mandatory"><div style="flex: 0 0 100%">1</div><div style="flex: 0 0 100%; scroll-snap-align: start">${html}</div></div>`,
  },
  contentVisibility: inside('content-visibility: auto; contain-intrinsic-size: auto 500px'),
  /** Where a tag manager puts its HTML. */
  tagManager: inside('display: none; visibility: hidden'),
  shadowRoot: {
    wrap: (html) => `<div><template>${html}</template></div>`,
    end: forEachTemplate(
      "template.parentNode.attachShadow({ mode: 'open' }).append(template.content); template.remove();",
    ),
  },
  late: {
    wrap: (html) => `<template>${html}</template>`,
    end: forEachTemplate("addEventListener('load', () => setTimeout(() => template.replaceWith(template.content)));"),
  },
  twice: { isTwice: true },
};
