import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type Locale, locales } from '../../widgets/shared/locale/locale.ts';
import type { Article } from '../articles/article.ts';
import { pickArticles } from '../articles/describe-article.ts';
import { toArticleRoute } from '../articles/read-articles.ts';
import type { ShopperFind } from '../content/read-finds.ts';
import { Document } from '../layout/document.tsx';
import type { Page, Site } from '../layout/page.ts';
import { StoreSearch } from '../layout/store-search.tsx';
import { describeStorePage } from '../layout/store-summary.ts';
import { ArticlePage } from '../pages/article-page.tsx';
import { ContactPage } from '../pages/contact-page.tsx';
import { ContestPage } from '../pages/contest-page.tsx';
import { FabFindsPage } from '../pages/fab-finds-page.tsx';
import { GiftPage } from '../pages/gift-page.tsx';
import { HomePage } from '../pages/home-page.tsx';
import { InspiredPage } from '../pages/inspired-page.tsx';
import { MessagePage } from '../pages/message-page.tsx';
import { NewsletterPage } from '../pages/newsletter-page.tsx';
import { ProsePage } from '../pages/prose-page.tsx';
import { StoreLocatorPage } from '../pages/store-locator-page.tsx';
import { StorePage } from '../pages/store-page.tsx';
import { formatPath, type Route, routes, toStoreRoute } from '../routes.ts';
import { createEmbedRenderer } from './embeds.ts';
import { type RenderedMarkdown, renderMarkdown } from './markdown.ts';
import type { Prose } from './prose.ts';
import type { Translate } from './texts.ts';

export interface PageSources {
  site: Site;
  texts: Record<Locale, Translate>;
  /** Every article, the newest first. */
  articles: readonly Article[];
  /** Shoppers' finds, in the order of the wall. */
  finds: readonly ShopperFind[];
  /** The running text of a prose route in a language. */
  readProse(route: Route, locale: Locale): Prose;
}

/** A page as a whole document. */
export function renderPage(sources: PageSources, route: Route, locale: Locale): string {
  const t = sources.texts[locale];
  const { title, description } = describePage(sources, route, locale);
  const article = findArticle(sources, route);
  const page: Page = { route, locale, t, site: sources.site, title, description, ...(article ? { article } : {}) };
  return renderDocument(<Document page={page}>{renderContent(sources, page)}</Document>);
}

/** Any document component as the text of a file. */
export function renderDocument(document: ReactElement): string {
  return `<!doctype html>${renderToStaticMarkup(document)}`;
}

/** The routes that there always are, and one for each store and each article. */
export function listRoutes({ site, articles }: PageSources): Route[] {
  return [...routes, ...site.stores.stores.map(toStoreRoute), ...articles.map(({ slug }) => toArticleRoute(slug))];
}

/** Every route in every language. */
export function listPages(sources: PageSources): { route: Route; locale: Locale }[] {
  return listRoutes(sources).flatMap((route) => locales.map((locale) => ({ route, locale })));
}

function findArticle(sources: PageSources, { kind, name }: Route): Article | undefined {
  return kind === 'article' ? sources.articles.find(({ slug }) => slug === name) : undefined;
}

function describePage(sources: PageSources, route: Route, locale: Locale): { title: string; description: string } {
  const t = sources.texts[locale];
  if (route.store) return describeStorePage(route.store, sources.site.stores.stores, locale, t);
  const pattern = (title: string): string => t('site:titlePattern', { title });
  switch (route.kind) {
    case 'home':
      return { title: t('home:title'), description: t('home:description') };
    case 'article': {
      const article = findArticle(sources, route)?.texts[locale];
      return { title: pattern(article?.title ?? ''), description: article?.description ?? '' };
    }
    case 'getinspired':
      return { title: pattern(t('articles:title')), description: t('articles:description') };
    case 'newsletter':
    case 'contact':
    case 'fab-finds':
      return { title: pattern(t(`${route.kind}:title`)), description: t(`${route.kind}:description`) };
    case 'contest':
      return {
        title: pattern(t(`contests:${route.name}.title`)),
        description: t(`contests:${route.name}.description`),
      };
    case 'gift':
    case 'storelocator':
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
  if (page.route.store) return <StorePage page={page} store={page.route.store} />;
  switch (page.route.kind) {
    case 'home':
      return <HomePage page={page} articles={pickArticles(sources.articles, sources.site.today)} />;
    case 'getinspired':
      return <InspiredPage page={page} articles={sources.articles} />;
    case 'fab-finds':
      return <FabFindsPage page={page} finds={sources.finds} />;
    case 'article':
      return renderArticle(sources, page);
    case 'newsletter':
      return <NewsletterPage page={page} />;
    case 'contact':
      return <ContactPage page={page} />;
    case 'gift':
      return <GiftPage page={page} prose={sources.readProse(page.route, page.locale)} />;
    case 'prose':
      return <ProsePage page={page} prose={sources.readProse(page.route, page.locale)} />;
    case 'storelocator':
      return <StoreLocatorPage page={page} prose={sources.readProse(page.route, page.locale)} />;
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

function renderArticle({ articles }: PageSources, page: Page): ReactElement {
  const { article, locale, site } = page;
  if (!article) throw new Error(`No article is called ${page.route.name}`);
  const related = article.related.flatMap((slug) => articles.filter((other) => other.slug === slug));
  return <ArticlePage page={page} article={article} text={renderBody(page, article)} related={related} />;

  function renderBody({ route }: Page, { slug, texts }: Article): RenderedMarkdown {
    const { title, body, bodyLine } = texts[locale];
    const address = site.origin + formatPath(route, locale);
    const renderEmbed = createEmbedRenderer({
      locale,
      address,
      title,
      subscribe: page.t('site:subscribe'),
      drawFinder: () => renderToStaticMarkup(<StoreSearch page={page} />),
      renderWidget: site.renderWidget,
    });
    return renderMarkdown(body, {
      renderEmbed,
      file: `host-site/content/articles/${slug}/${locale}.md`,
      line: bodyLine,
    });
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
