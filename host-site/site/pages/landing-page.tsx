import type { ReactElement } from 'react';
import { contentFolder } from '../../retailers/retailer-content.ts';
import { fillFacts } from '../../sources/facts/fill-facts.ts';
import { formatDate, formatFirstDay } from '../../sources/facts/format-value.ts';
import { findLandingState, type Landing } from '../../sources/landing/landing.ts';
import { toLandingRoute } from '../../sources/landing/read-landings.ts';
import { type RenderedMarkdown, renderInline } from '../../sources/markdown/render-markdown.ts';
import { hasRoute } from '../../sources/routes.ts';
import { Breadcrumb } from '../layout/breadcrumb.tsx';
import { Markup } from '../layout/markup.tsx';
import { formatTitle, linkTo, type Page } from '../layout/page.ts';
import { Picture } from '../layout/picture.tsx';
import { renderText } from '../layout/render-text.tsx';
import { SplitTitle } from '../layout/split-title.tsx';
import type { PageKind } from './page-kind.ts';

interface LandingPageProps {
  page: Page;
  landing: Landing;
  /** The call to action as an HTML link; empty when there is none. */
  action: string;
  /** The rendered text. */
  text: RenderedMarkdown;
}

/** First and last day, as far as the page has them; a static page cannot know whether its last day has passed. */
function describePeriod({ t, locale }: Page, { starts, ends }: Landing): string | undefined {
  const write = (day: string) => formatDate(day, locale);
  if (starts && ends) return t('landing:period', { starts: formatFirstDay(starts, ends, locale), ends: write(ends) });
  if (ends) return t('landing:until', { ends: write(ends) });
  return starts && t('landing:since', { starts: write(starts) });
}

/** A campaign page: an opening with a call to action, then its text in parts, each with its heading. */
export function LandingPage({ page, landing, action, text }: LandingPageProps): ReactElement {
  const { locale, site } = page;
  if (findLandingState(landing, site.today) === 'ended') return <EndedPage page={page} landing={landing} />;
  const { title, lead, alt } = landing.texts[locale];
  const period = describePeriod(page, landing);
  return (
    <article className="landing">
      <header className="landing-opening">
        <Breadcrumb page={page} />
        <div className="landing-words">
          {period ? <p className="label">{period}</p> : null}
          <h1 className="display">
            <SplitTitle text={title} />
          </h1>
          <p className="standfirst">{lead}</p>
          {action ? <Markup as="div" className="actions" html={action.replace('<a ', '<a class="button" ')} /> : null}
        </div>
        <Picture page={page} name={landing.picture} alt={alt} sizes="(width < 60em) 100vw, 60vw" isFirst />
      </header>
      {text.parts.map((part) => (
        <Markup key={part} as="div" className="landing-part prose" html={part} />
      ))}
    </article>
  );
}

/** A page whose campaign has ended: says so, and links elsewhere. */
function EndedPage({ page, landing: { texts, ends = '' } }: Pick<LandingPageProps, 'page' | 'landing'>): ReactElement {
  const { t, locale } = page;
  return (
    <div className="opening">
      <Breadcrumb page={page} />
      <h1 className="display">
        <SplitTitle text={texts[locale].title} />
      </h1>
      <p className="standfirst">{t('landing:ended', { ends: formatDate(ends, locale) })}</p>
      <p className="actions">
        {hasRoute('getinspired') ? (
          <a className="button" href={linkTo(page, 'getinspired')}>
            {t('landing:inspired')}
          </a>
        ) : null}
        <a className="more" href={linkTo(page, 'storelocator')}>
          {t('landing:stores')}
        </a>
      </p>
    </div>
  );
}

/** The campaign pages. */
export const landingPages: PageKind = {
  listRoutes: ({ landings, site }) => landings.map((landing) => toLandingRoute(landing, site)),
  open({ translate, landings, site }, { route, locale }) {
    const t = translate[locale];
    const landing = landings.find(({ slug }) => slug === route.name);
    if (!landing) throw new Error(`No landing page is called ${route.name}`);
    const { title, description, alt, body, bodyLine, action = '' } = landing.texts[locale];
    const file = `${contentFolder}/landing/${landing.slug}/${locale}.md`;
    const fill = (markdown: string) => fillFacts(markdown, locale, site.today);
    return {
      title: formatTitle(t, title),
      description,
      styles: ['landing'],
      shortName: title,
      picture: { photo: landing.picture, alt },
      render: (page) => (
        <LandingPage
          page={page}
          landing={landing}
          action={renderInline(fill(action))}
          text={renderText(page, { title, body: fill(body), bodyLine, file })}
        />
      ),
    };
  },
  isMadeFrom: ({ folder, name }, route) => folder === 'landing' && name === route.name,
};
