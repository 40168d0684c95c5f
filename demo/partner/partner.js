// Shows the order that the address names, and handles its forms without sending anything.
const query = new URLSearchParams(location.search);

for (const place of document.querySelectorAll('[data-query]')) {
  const value = query.get(place.dataset.query);
  if (value) place.textContent = value;
}

for (const form of document.forms) {
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    form.querySelector('output').textContent = form.dataset.result;
  });
}
