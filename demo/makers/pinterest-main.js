// Stands in for the second script of Pinterest's tag.
(() => {
  let id = '';
  for (const [name, value] of window.pintrk.queue) {
    if (name === 'load') id = value;
    if (name !== 'page') continue;
    fetch(`https://ct.pinterest.com/user/?tid=${id}`);
    new Image().src = `https://ct.pinterest.com/v3/?event=pagevisit&tid=${id}`;
  }
  const script = document.createElement('script');
  script.src = 'https://ct.pinterest.com/static/ct/token_create.js';
  document.head.append(script);
  const frame = document.createElement('iframe');
  frame.hidden = true;
  frame.src = 'https://ct.pinterest.com/ct.html';
  document.body.append(frame);
})();
