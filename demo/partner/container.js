// Stands in for a tag manager's container, and does what real ones do: it makes a Trusted Types policy of its own, reads
// the data layer from its beginning and every later push, and adds a tag from its own origin and one from another, which
// sends pictures, beacons and fetches.
(() => {
  const { origin, searchParams } = new URL(document.currentScript.src);
  const pass = (text) => text;
  let trust = { createHTML: pass, createScriptURL: pass };
  try {
    trust = trustedTypes.createPolicy('goog#html', { createHTML: pass, createScript: pass, createScriptURL: pass });
  } catch {
    // Where it may not have one, or there are none, it goes on with strings.
  }
  const read = { id: searchParams.get('id'), events: [...window.dataLayer], sent: [] };
  const push = window.dataLayer.push;
  window.dataLayer.push = (...events) => {
    read.events.push(...events);
    return push.apply(window.dataLayer, events);
  };
  window.demoContainer = read;

  const add = (address) => {
    const script = document.createElement('script');
    script.async = true;
    script.src = address;
    document.head.append(script);
  };
  add(trust.createScriptURL(`${origin}/tag.js`));
  // As older tags do, with a string: the demo origin before the partner's.
  const other = new URL(origin);
  other.port = String(Number(other.port) - 1);
  add(`${other.origin}/tag.js`);
})();
