import { ShareButtons } from '@vitrine/widgets/react';
import { renderWidget } from '@vitrine/widgets/server';
import { type Locale, messages } from '../messages';
import { Newsletter } from './newsletter';

const origin = 'https://www.vitrine.example';

/** A server component: it renders the form to HTML, and places a component that runs in the browser. */
export default async function Page({ params }: { params: Promise<{ locale: string }> }) {
  const locale = (await params).locale as Locale;
  const form = renderWidget(
    'vitrine-newsletter-form',
    { api: origin, brand: 'winners', locale },
    {
      base: `${origin}/widgets/v1/`,
      serviceOrigin: origin,
      children: `<a href="${origin}/${locale}/newsletter">${messages[locale].link}</a>`,
    },
  );
  return (
    <>
      <h1>{messages[locale].title}</h1>
      <Newsletter html={form} />
      <ShareButtons locale={locale} />
    </>
  );
}
