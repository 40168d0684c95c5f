import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type Locale, locales } from '../../../widgets/shared/locale/locale.ts';
import { loadTranslations } from '../../sources/i18n.ts';
import type { Landing } from '../../sources/landing/landing.ts';
import { toLandingRoute } from '../../sources/landing/read-landings.ts';
import { renderMarkdown } from '../../sources/markdown/render-markdown.ts';
import type { Page, Site } from '../layout/page.ts';
import { LandingPage } from './landing-page.tsx';

const translate = await loadTranslations();
const text = {
  title: 'Un hiver – au chaud',
  description: '',
  lead: 'On essaie.',
  alt: 'Un sofa.',
  body: '',
  bodyLine: 1,
};
const landing: Landing = {
  slug: 'warm-winter',
  picture: 'sofa',
  starts: '2026-11-20',
  ends: '2026-12-24',
  texts: { en: text, fr: text },
};

function render(locale: Locale, today: string, shown = landing): string {
  const site = { today, origin: '', findPicture: () => ({ address: '/x.webp', sets: {} }) };
  const page = {
    route: toLandingRoute(shown, { today, now: 0 }),
    locale,
    t: translate[locale],
    site: site as unknown as Site,
    shortName: shown.texts[locale].title,
  };
  const text = renderMarkdown('Avant\n\n## Un\n\nAprès');
  return renderToStaticMarkup(
    <LandingPage page={page as unknown as Page} landing={shown} action={'<a href="/fr/gift">Offrir</a>'} text={text} />,
  );
}

describe('landing page', () => {
  it.each(locales)('shows its dates, call to action, parts and picture on its last day (%s)', (locale) => {
    const html = render(locale, '2026-12-24');
    expect(html).toContain(
      locale === 'en'
        ? 'From November\u00a020 to December\u00a024, 2026'
        : 'Du 20\u00a0novembre au 24\u00a0décembre 2026',
    );
    expect(html).toContain('<a class="button" href="/fr/gift">Offrir</a>');
    expect(html.match(/landing-part/g)).toHaveLength(2);
    expect(html).toContain('alt="Un sofa."');
  });

  it.each(locales)(
    'says after its last day that it has ended, hides its content and links to the articles (%s)',
    (locale) => {
      const html = render(locale, '2026-12-25');
      expect(html).toContain(
        locale === 'en' ? 'ended on December\u00a024, 2026' : 'a pris fin le 24\u00a0décembre 2026',
      );
      expect(html).not.toMatch(/Offrir|Avant|landing-part/);
      expect(html).toContain(`href="/${locale}/getinspired"`);
    },
  );

  it('shows no date when it has neither start nor end', () => {
    expect(render('fr', '2030-01-01', { slug: 'x', picture: 'sofa', texts: landing.texts })).not.toMatch(/20\d\d/);
  });
});
