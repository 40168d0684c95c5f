/** What is wrong with a page; omitted parts are normal. */
export interface HostilePage {
  doctype?: string;
  type?: string;
  html?: string;
  /** Markup before the kit's script. */
  head?: string;
  body?: string;
  /** Whether the kit is a classic script, because browsers load no modules into XML. */
  isClassic?: boolean;
  /** Whether the page has the embedding guide's policy: for the elements alone, or for Google's map as well. */
  policy?: 'elements' | 'google';
  /** What is around the HTML of each element. */
  wrap?: (html: string) => string;
  /** Markup at the end of the body. */
  end?: string;
  /** Whether the kit's script is there twice. */
  isTwice?: boolean;
  /** Additional attributes of elements, by name without its prefix. */
  attributes?: Record<string, Record<string, string>>;
}

const style = (rules: string): string => `<style>${rules}</style>`;
const script = (code: string): string => `<script>${code}</script>`;

/** Pages with every mistake to avoid, by name; each has every element. */
export const brokenPages: Record<string, HostilePage> = {
  plain: {},
  reset: { head: style('*, *::before, *::after { all: unset; } body * { all: initial; }') },
  important: {
    head: style(
      '*, *::before, *::after { margin: 7px !important; padding: 5px !important; border: 2px dashed lime !important; box-sizing: content-box !important; color: red !important; background: yellow !important; font: 31px/3 fantasy !important; letter-spacing: 4px !important; text-transform: uppercase !important; text-align: center !important; float: left !important; opacity: 0.4 !important; transform: rotate(2deg) !important; } section > * { visibility: hidden !important; pointer-events: none !important; }',
    ),
  },
  inherited: {
    head: style(
      'html { font-size: 9px; } body { font: italic 900 40px/0.9 cursive; color: #fff; text-transform: uppercase; text-align: right; text-indent: 3em; white-space: pre; word-spacing: 1em; letter-spacing: -2px; visibility: visible; cursor: wait; list-style: square inside; quotes: none; -webkit-text-fill-color: red; -webkit-text-stroke: 1px red; text-shadow: 3px 3px red; hyphens: auto; tab-size: 40; }',
    ),
  },
  quirks: { doctype: '' },
  transitional: {
    doctype:
      '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">',
  },
  xhtml: { doctype: '<?xml version="1.0" encoding="utf-8"?>', type: 'application/xhtml+xml', isClassic: true },
  base: { head: '<base href="http://127.0.0.1:1/folder/" target="_blank">' },
  dark: {
    head: `<meta name="color-scheme" content="dark">${style('html { color-scheme: dark; } body { background: #000; color: #eee; }')}`,
  },
  zoomed: { head: style('html { font-size: 200%; } body { zoom: 1.5; }') },
  rightToLeft: { html: 'dir="rtl"' },
  framed: { head: style('main { container: page / size; height: 60rem; contain: strict; overflow: auto; }') },
  frozen: {
    head: script(
      'for (const each of [Object, Array, Function, String, Promise, Map, Element, HTMLElement, Node, EventTarget]) { Object.freeze(each.prototype); Object.freeze(each); }',
    ),
  },
  polluted: {
    head: script(
      "Object.prototype.extend = function () { return this; }; Array.prototype.toJSON = function () { return '[]'; }; String.prototype.toJSON = function () { return 'x'; }; Array.prototype.last = function () { return this[this.length - 1]; }; Array.prototype.entries = function () { return this.slice(); }; Array.from = function () { return []; }; Function.prototype.bind = function () { return this; }; Element.prototype.remove = function () { this.parentNode.removeChild(this); return this; }; window.name = 'x'; window.process = {}; window.module = {}; window.exports = {}; window.define = function () {}; window.define.amd = {}; window.React = { version: '15.0.0' }; window.$ = window.jQuery = function () { return []; };",
    ),
  },
  /** An unmodified library of old pages; it wraps elements of the page, and so moves them. */
  libraries: {
    head: `<script src="/hostile/mootools.js"></script><script src="/hostile/jquery.js"></script>${script(
      "jQuery(function ($) { $('section').wrapInner('<div class=\"wrapped\"/>'); $('main *').addClass('touched').bind('click mousedown keydown', $.noop); });",
    )}`,
  },
  /** `?taken=` names a tag that the page has already defined. */
  sameNames: {
    head: script(
      "customElements.define(new URLSearchParams(location.search).get('taken') || 'vitrine-share-buttons', class extends HTMLElement { connectedCallback() { this.textContent = 'Mine'; } });",
    ),
  },
  strict: { policy: 'elements' },
  strictGoogle: { policy: 'google', attributes: { 'store-finder': { 'google-maps-key': 'a-key' } } },
  storageBlocked: {
    head: script(
      "for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) Object.defineProperty(window, name, { get() { throw new DOMException('Denied', 'SecurityError'); } }); Object.defineProperty(document, 'cookie', { get() { throw new DOMException('Denied', 'SecurityError'); } });",
    ),
  },
};
