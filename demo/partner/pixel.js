// Stands in for an advertiser's pixel: takes queued and later commands, and requests a picture for each, by which its
// own server would count them.
(() => {
  const { origin } = new URL(document.currentScript.src);
  const tell = ({ event, page_title }) => {
    new Image().src = `${origin}/seen.svg?${new URLSearchParams({ event, page: page_title })}`;
  };
  const queue = window.adPixel ?? [];
  window.adPixel = { push: (...told) => told.forEach(tell) };
  queue.forEach(tell);
})();
