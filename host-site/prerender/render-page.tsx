import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type Locale, locales } from '../../widgets/shared/locale/locale.ts';
import { factWords } from '../content/fact-words.ts';
import { Document } from '../layout/document.tsx';
import type { Page, Site } from '../layout/page.ts';
import { ContactPage } from '../pages/contact-page.tsx';
import { ContestPage } from '../pages/contest-page.tsx';
import { GiftPage } from '../pages/gift-page.tsx';
import { HomePage } from '../pages/home-page.tsx';
import { MessagePage } from '../pages/message-page.tsx';
import { NewsletterPage } from '../pages/newsletter-page.tsx';
import { ProsePage } from '../pages/prose-page.tsx';
import { findRoute, type Route, routes } from '../routes.ts';
import type { Heading } from './markdown.ts';
import type { Prose } from './prose.ts';
import type { Translate } from './texts.ts';

export interface PageSources {
  site: Site;
  texts: Record<Locale, Translate>;
  /** The running text of a prose route in a language. */
  readProse(route: Route, locale: Locale): Prose;
}

/** A page as a whole document. */
export function renderPage(sources: PageSources, route: Route, locale: Locale): string {
  const t = sources.texts[locale];
  const { title, description } = describePage(sources, route, locale);
  const page: Page = { route, locale, t, site: sources.site, title, description };
  return renderDocument(<Document page={page}>{renderContent(sources, page)}</Document>);
}

/** Any document component as the text of a file. */
export function renderDocument(document: ReactElement): string {
  return `<!doctype html>${renderToStaticMarkup(document)}`;
}

/** Every route in every language. */
export function listPages(): { route: Route; locale: Locale }[] {
  return routes.flatMap((route) => locales.map((locale) => ({ route, locale })));
}

function describePage(sources: PageSources, route: Route, locale: Locale): { title: string; description: string } {
  const t = sources.texts[locale];
  const pattern = (title: string): string => t('site:titlePattern', { title });
  switch (route.kind) {
    case 'home':
      return { title: t('home:title'), description: t('home:description') };
    case 'newsletter':
    case 'contact':
      return { title: pattern(t(`${route.kind}:title`)), description: t(`${route.kind}:description`) };
    case 'contest':
      return {
        title: pattern(t(`contests:${route.name}.title`)),
        description: t(`contests:${route.name}.description`),
      };
    case 'gift':
    case 'prose': {
      const { title, description } = sources.readProse(route, locale);
      return { title: pattern(title), description };
    }
    default:
      return {
        title: pattern(t(`messages:${route.name}.title`)),
        description: t(`messages:${route.name}.description`),
      };
  }
}

function renderContent(sources: PageSources, page: Page): ReactElement {
  switch (page.route.kind) {
    case 'home':
      return <HomePage page={page} provinces={listProvinces(sources, page.locale)} />;
    case 'newsletter':
      return <NewsletterPage page={page} />;
    case 'contact':
      return <ContactPage page={page} />;
    case 'gift':
      return <GiftPage page={page} prose={sources.readProse(page.route, page.locale)} />;
    case 'prose':
      return <ProsePage page={page} prose={sources.readProse(page.route, page.locale)} />;
    case 'contest':
      return <ContestPage page={page} />;
    case 'result':
      return <MessagePage page={page} drawing={findResultDrawing(page.route)} ways={listWaysOn(page.route)} />;
    default:
      return (
        <MessagePage
          page={page}
          drawing="frame"
          ways={[
            ['homepage', 'home'],
            ['storelocator', 'findStore'],
            ['contact', 'contact'],
          ]}
        />
      );
  }
}

function findResultDrawing({ form }: Route): string {
  return form === 'new-movers' ? 'grand-openings' : form === 'contestrules' ? 'gift' : 'letter';
}

/** Ways on from the result of a form: back to it where it has to be sent again. */
function listWaysOn({ path, form = '' }: Route): [string, string][] {
  const again: [string, string] = [form, form === 'contestrules' ? 'contests' : 'formAgain'];
  if (path.endsWith('problem')) return [again, ['contact', 'contact']];
  if (/check-|not-open/.test(path)) return [again, ['homepage', 'home']];
  return [
    ['homepage', 'home'],
    ['storelocator', 'findStore'],
  ];
}

/** The store page's sections that are provinces; there may be others, on how to visit for example. */
function listProvinces(sources: PageSources, locale: Locale): Heading[] {
  const names: string[] = Object.values(factWords[locale].provinces);
  return sources.readProse(findRoute('storelocator'), locale).contents.filter(({ text }) => names.includes(text));
}
