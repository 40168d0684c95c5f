// Stands in for an advertiser's pixel: takes what the page has queued for it, now and later, and asks for a picture by
// which its own server would know of each.
(() => {
  const { origin } = new URL(document.currentScript.src);
  const tell = ({ event, page_title }) => {
    new Image().src = `${origin}/seen.svg?${new URLSearchParams({ event, page: page_title })}`;
  };
  const queue = window.adPixel ?? [];
  window.adPixel = { push: (...told) => told.forEach(tell) };
  queue.forEach(tell);
})();
