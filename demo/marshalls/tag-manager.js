// A small tag manager: adds marketing's elements after everything else, from one place.
const { site, brand, fallback, label } = document.currentScript.dataset;

addEventListener('load', () => {
  setTimeout(() => {
    const script = document.createElement('script');
    script.type = 'module';
    script.src = `${site}/widgets/v1/vitrine.js`;
    document.head.append(script);

    const lightbox = document.createElement('vitrine-newsletter-lightbox');
    lightbox.setAttribute('brand', brand);
    const link = document.createElement('a');
    link.href = `${site}${fallback}`;
    link.textContent = label;
    lightbox.append(link);
    document.body.append(lightbox);
  }, 400);
});
