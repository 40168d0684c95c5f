// A small single-page application: each view is a template; links change the address and the view without a page load.
const outlet = document.querySelector('main');

function show(name) {
  const template = document.getElementById(`view-${name}`) ?? document.getElementById('view-home');
  outlet.replaceChildren(template.content.cloneNode(true));
  scrollTo(0, 0);
}

const nameOfAddress = () => new URLSearchParams(location.search).get('view') ?? 'home';

document.addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest('a[data-view]') : null;
  if (!link || event.metaKey || event.ctrlKey) return;
  event.preventDefault();
  history.pushState(null, '', link.href);
  show(nameOfAddress());
  outlet.focus();
});
addEventListener('popstate', () => show(nameOfAddress()));
show(nameOfAddress());
