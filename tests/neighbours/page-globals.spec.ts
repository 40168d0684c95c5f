import { formTag } from '../e2e/newsletter.ts';
import { expect, test } from '../e2e/watched-page.ts';
import { sample } from '../support/samples.ts';
import { openOldPage, signUp } from './neighbour-page.ts';

// Old pages have variables named like what the browser has, which are then everyone's, and libraries that replace it.

const link = `<${formTag} locale="en"><a href="/newsletter">Sign up</a></${formTag}>`;

/** What a page has of each name; a `class` or a `const` is no property of the window. */
const essential: [name: string, script: string][] = [
  ['Map', 'function Map(element, options) { this.element = element; }'],
  ['URL', 'const URL = "/shop/";'],
  ['Set', 'class Set { constructor(first, last) { this.range = [first, last]; } }'],
  ['Promise', 'function Promise(run) { this.run = run; }'],
  ['Map', 'var Map = {};'],
  ['URL', 'function URL(text) { return text; }'],
];

for (const [name, script] of sample(3, essential))
  test(`the console names ${name} where a page has “${script}”, and links stay links`, async ({ page, watched }) => {
    watched.expectConsoleMessage(/./);
    await openOldPage(page, { script, body: link });
    await expect(page.getByRole('link', { name: 'Sign up' })).toBeVisible();
    await expect.poll(() => watched.consoleMessages).toHaveLength(2);
    expect(watched.consoleMessages[0]).toContain(`this page’s scripts replace ${name}, which the widgets need`);
    expect(watched.consoleMessages[1]).toContain('no widget can start on this page');
    // What looks for empty texts at the end of a test needs a `Map` too.
    await page.goto('about:blank');
  });

/** Without these, parts of widgets work. */
const partial: [name: string, script: string][] = [
  ['fetch', 'function fetch(row) { return "row " + row; }'],
  ['fetch', 'function fetch(address, done) { done(); }'],
  ['JSON', 'var JSON = { parse: function (text) { return eval("(" + text + ")"); }, stringify: String };'],
  ['setTimeout', 'function setTimeout(run) { run(); }'],
];

for (const [name, script] of sample(2, partial))
  test(`the console names ${name} where a page has “${script}”`, async ({ page, watched }) => {
    watched.expectConsoleMessage(/./);
    await openOldPage(page, { script });
    await signUp(page);
    await expect(page.locator(formTag)).toContainText('Something went wrong');
    const told = watched.consoleMessages.filter((each) => each.includes('this page’s scripts replace'));
    expect(told).toEqual([expect.stringContaining(`replace ${name}, which the widgets need`)]);
  });

/** What pages and libraries replace, by who does, and forms are sent all the same. */
const harmless: Record<string, string> = {
  'a class called CustomEvent': 'function CustomEvent(name) { this.name = name; }',
  'a stand-in for CustomEvent of Internet Explorer': `window.CustomEvent = function (type, init) {
    var event = document.createEvent('CustomEvent');
    event.initCustomEvent(type, false, false, init && init.detail);
    return event;
  }`,
  'a class called Event': 'class Event { constructor(day) { this.day = day; } }',
  'classes called Node and Element': 'class Node {} class Element {}',
  'Prototype’s Array.from':
    'Array.from = function (list) { var all = []; for (var at = list.length; at--;) all[at] = list[at]; return all; };',
  'Prototype 1.6’s toJSON':
    'Array.prototype.toJSON = function () { return "[" + this.map(function (each) { return JSON.stringify(each); }) + "]"; }; String.prototype.toJSON = function () { return "\\"" + this + "\\""; }; Date.prototype.toJSON = String.prototype.toJSON;',
  'MooTools’s Document': 'window.Document = function Document() {};',
  'a requestAnimationFrame of timers': 'window.requestAnimationFrame = function (run) { return setTimeout(run, 16); };',
};

for (const [name, script] of sample(3, Object.entries(harmless)))
  test(`a form is sent from a page with ${name}`, async ({ page }) => {
    await openOldPage(page, { script });
    await signUp(page);
    await expect(page.locator(formTag)).toContainText(/thank you/i);
  });
