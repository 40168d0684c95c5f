import { renderWidget } from '@vitrine/widgets/server';

const origin = 'https://www.vitrine.example';

/** The form as HTML; Nuxt calls this without a request while it renders a page. */
export default defineEventHandler((event) => {
  const locale = toLocale(getQuery(event).locale);
  return renderWidget(
    'vitrine-newsletter-form',
    { api: origin, brand: 'winners', locale },
    {
      base: `${origin}/widgets/v1/`,
      serviceOrigin: origin,
      children: `<a href="${origin}/${locale}/newsletter">${messages[locale].link}</a>`,
    },
  );
});
