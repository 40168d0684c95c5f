// A page's own `var Map` replaces the browser's for everyone. Imported first: what comes next fails with a message about
// our files that says nothing of the page.
const replaced = ['Map', 'Set', 'URL', 'CustomEvent', 'Promise', 'fetch'].filter(
  (name) => typeof Reflect.get(globalThis, name) !== 'function',
);
if (replaced.length > 0)
  console.error(
    `vitrine: this page’s scripts replace ${replaced.join(', ')}, which the widgets need. Rename the page’s variable.`,
  );
