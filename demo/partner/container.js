// Stands in for a tag manager's container: reads the data layer from its beginning, and every later push.
(() => {
  const { searchParams } = new URL(document.currentScript.src);
  const read = { id: searchParams.get('id'), events: [...window.dataLayer] };
  const push = window.dataLayer.push;
  window.dataLayer.push = (...events) => {
    read.events.push(...events);
    return push.apply(window.dataLayer, events);
  };
  window.demoContainer = read;
})();
