import '@vitrine/widgets/newsletter-form';

const [language, toggle] = document.querySelectorAll('button');
const place = document.querySelector('div');
const output = document.querySelector('output');

function createForm() {
  const form = document.createElement('vitrine-newsletter-form');
  form.api = 'https://www.vitrine.example';
  form.brand = 'winners';
  form.locale = 'en';
  form.innerHTML = '<a href="https://www.vitrine.example/en/newsletter">Sign up for the newsletter</a>';
  form.addEventListener('vitrine-newsletter-submitted', ({ detail }) => {
    if (output) output.textContent = detail.outcome;
  });
  return form;
}

place?.append(createForm());
language?.addEventListener('click', () => {
  const form = place?.querySelector('vitrine-newsletter-form');
  if (form) form.locale = 'fr';
});
toggle?.addEventListener('click', () => {
  const isShown = Boolean(place?.firstElementChild);
  place?.replaceChildren(...(isShown ? [] : [createForm()]));
  toggle.textContent = `${isShown ? 'Show' : 'Hide'} the form`;
});
