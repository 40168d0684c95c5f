import { renderWidget } from '@vitrine/widgets/server';
import type { PageServerLoad } from './$types';
import { messages, toLocale } from './messages.ts';

const origin = 'https://www.vitrine.example';

export const load: PageServerLoad = ({ params }) => {
  const locale = toLocale(params.locale);
  const form = renderWidget(
    'vitrine-newsletter-form',
    { api: origin, brand: 'winners', locale },
    {
      base: `${origin}/widgets/v1/`,
      serviceOrigin: origin,
      children: `<a href="${origin}/${locale}/newsletter">${messages[locale].link}</a>`,
    },
  );
  return { locale, form };
};
