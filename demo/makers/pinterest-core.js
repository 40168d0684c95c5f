// Stands in for Pinterest's tag, which sets the address of its further script as a string.
(() => {
  const script = document.createElement('script');
  script.async = true;
  script.src = 'https://s.pinimg.com/ct/lib/main.0123abcd.js';
  document.head.append(script);
})();
