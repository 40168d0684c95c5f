// Each button sets an attribute of the element in its section.
for (const button of document.querySelectorAll('[data-sets]')) {
  const element = button.closest('section').querySelector('.stage > *');
  button.addEventListener('click', () => element.setAttribute(button.dataset.sets, ''));
}
