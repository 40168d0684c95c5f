// Stands in for a tag that a container adds: tells its origin of the page in the three ways of real ones.
(() => {
  const { origin } = new URL(document.currentScript.src);
  const address = (way) => `${origin}/seen.svg?way=${way}`;
  new Image().src = address('picture');
  fetch(address('fetch'), { mode: 'no-cors', keepalive: true }).catch(() => {});
  navigator.sendBeacon(address('beacon'));
  window.demoContainer.sent.push(origin);
})();
