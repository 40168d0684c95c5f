import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Locale } from '../../widgets/shared/locale/locale.ts';
import { pickArticles } from '../articles/describe-article.ts';
import { fillFacts } from '../content/fill-facts.ts';
import { widgetNames } from '../guides/widget-guide.ts';
import type { Landing } from '../landing/landing.ts';
import { Document } from '../layout/document.tsx';
import { TextFigure } from '../layout/figure.tsx';
import type { Page } from '../layout/page.ts';
import { StoreSearch } from '../layout/store-search.tsx';
import { ArticlePage } from '../pages/article-page.tsx';
import { ContactPage } from '../pages/contact-page.tsx';
import { ContestPage } from '../pages/contest-page.tsx';
import { FabFindsPage } from '../pages/fab-finds-page.tsx';
import { GiftPage } from '../pages/gift-page.tsx';
import { HomePage } from '../pages/home-page.tsx';
import { InspiredPage } from '../pages/inspired-page.tsx';
import { LandingPage } from '../pages/landing-page.tsx';
import { MessagePage } from '../pages/message-page.tsx';
import { NewsletterPage } from '../pages/newsletter-page.tsx';
import { ProsePage } from '../pages/prose-page.tsx';
import { SearchPage } from '../pages/search-page.tsx';
import { StoreLocatorPage } from '../pages/store-locator-page.tsx';
import { StorePage } from '../pages/store-page.tsx';
import { WidgetPage } from '../pages/widget-page.tsx';
import { WidgetsPage } from '../pages/widgets-page.tsx';
import { formatPath, hasProse, type Route } from '../routes.ts';
import { describePage, listPaths } from './describe-page.ts';
import { createEmbedRenderer } from './embeds.ts';
import type { RenderFigure } from './figures.ts';
import { type RenderedMarkdown, renderInline, renderMarkdown } from './markdown.ts';
import { findArticle, findLanding, listRunningLandings, type PageSources } from './page-sources.ts';
import type { Prose } from './prose.ts';

/** A page as a whole document. */
export function renderPage(sources: PageSources, route: Route, locale: Locale): string {
  const t = sources.texts[locale];
  const { title, description } = describePage(sources, route, locale);
  const article = findArticle(sources, route);
  const landing = findLanding(sources, route);
  const prose = readText(sources, route, locale);
  const widget = route.widget ? sources.readWidget(route.widget, locale) : undefined;
  const listed = listPaths(sources, route, locale);
  const page: Page = {
    route,
    locale,
    t,
    site: sources.site,
    title,
    description,
    ...(article ? { article } : {}),
    ...(landing ? { landing } : {}),
    ...(prose ? { prose } : {}),
    ...(widget ? { widget } : {}),
    ...(listed ? { listed } : {}),
  };
  return renderDocument(<Document page={page}>{renderContent(sources, page)}</Document>);
}

/** The running text of a page; undefined of one that has none. */
function readText(sources: PageSources, route: Route, locale: Locale): Prose | undefined {
  if (hasProse(route)) return sources.readProse(route, locale);
  return ['widgets', 'guide'].includes(route.kind) ? sources.readGuide(route, locale) : undefined;
}

/** Any document component as the text of a file. */
export function renderDocument(document: ReactElement): string {
  return `<!doctype html>${renderToStaticMarkup(document)}`;
}

function renderContent(sources: PageSources, page: Page): ReactElement {
  if (page.route.store) return <StorePage page={page} store={page.route.store} />;
  if (page.widget) return <WidgetPage page={page} guide={page.widget} />;
  if (page.landing) return renderLanding(page, page.landing);
  switch (page.route.kind) {
    case 'home':
      return (
        <HomePage page={page} articles={pickArticles(sources.articles, sources.site.today)} finds={sources.finds} />
      );
    case 'getinspired':
      return <InspiredPage page={page} articles={sources.articles} campaigns={listRunningLandings(sources)} />;
    case 'fab-finds':
      return <FabFindsPage page={page} finds={sources.finds} />;
    case 'article':
      return renderArticle(sources, page);
    case 'search':
      return <SearchPage page={page} />;
    case 'newsletter':
      return <NewsletterPage page={page} />;
    case 'contact':
      return <ContactPage page={page} />;
    case 'gift':
      return <GiftPage page={page} prose={sources.readProse(page.route, page.locale)} />;
    case 'prose':
      return <ProsePage page={page} prose={sources.readProse(page.route, page.locale)} />;
    case 'guide':
      return <ProsePage page={page} prose={sources.readGuide(page.route, page.locale)} />;
    case 'widgets':
      return renderWidgets(sources, page);
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

function renderWidgets(sources: PageSources, page: Page): ReactElement {
  const { route, locale } = page;
  const guides = widgetNames.map((name) => sources.readWidget(name, locale));
  return <WidgetsPage page={page} prose={sources.readGuide(route, locale)} guides={guides} />;
}

function renderArticle({ articles }: PageSources, page: Page): ReactElement {
  const { article, locale } = page;
  if (!article) throw new Error(`No article is called ${page.route.name}`);
  const { title, body, bodyLine } = article.texts[locale];
  const related = article.related.flatMap((slug) => articles.filter((other) => other.slug === slug));
  const file = `host-site/content/articles/${article.slug}/${locale}.md`;
  return (
    <ArticlePage
      page={page}
      article={article}
      text={renderText(page, { title, body, bodyLine, file })}
      related={related}
    />
  );
}

function renderLanding(page: Page, landing: Landing): ReactElement {
  const { locale, site } = page;
  const { title, body, bodyLine, action = '' } = landing.texts[locale];
  const fill = (markdown: string) => fillFacts(markdown, locale, site.today);
  const file = `host-site/content/landing/${landing.slug}/${locale}.md`;
  return (
    <LandingPage
      page={page}
      landing={landing}
      action={renderInline(fill(action))}
      text={renderText(page, { title, body: fill(body), bodyLine, file })}
    />
  );
}

interface WrittenText {
  title: string;
  body: string;
  bodyLine: number;
  file: string;
}

/** A text in which elements and pictures may stand, rendered. */
function renderText(page: Page, { title, body, bodyLine, file }: WrittenText): RenderedMarkdown {
  const { locale, route, site, t } = page;
  const renderEmbed = createEmbedRenderer({
    locale,
    address: site.origin + formatPath(route, locale),
    title,
    subscribe: t('site:subscribe'),
    drawFinder: () => renderToStaticMarkup(<StoreSearch page={page} />),
    describeContest: site.describeContest,
    renderWidget: site.renderWidget,
  });
  const renderFigure: RenderFigure = (figure) => renderToStaticMarkup(<TextFigure page={page} figure={figure} />);
  return renderMarkdown(body, { renderEmbed, renderFigure, file, line: bodyLine });
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
