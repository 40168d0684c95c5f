import type { ReactElement } from 'react';
import { formatDate } from '../content/format-value.ts';
import { findLandingState, type Landing } from '../landing/landing.ts';
import { Breadcrumb } from '../layout/breadcrumb.tsx';
import { Markup } from '../layout/markup.tsx';
import { linkTo, type Page } from '../layout/page.ts';
import { Picture } from '../layout/picture.tsx';
import { SplitTitle } from '../layout/split-title.tsx';
import type { RenderedMarkdown } from '../prerender/markdown.ts';

interface LandingPageProps {
  page: Page;
  landing: Landing;
  /** The link of the call to action as HTML; empty where there is none. */
  action: string;
  /** Its text, rendered. */
  text: RenderedMarkdown;
}

/** From when until when, as far as the page has days; a static page cannot know that its last day has passed since. */
function describePeriod({ t, locale }: Page, { starts, ends }: Landing): string | undefined {
  const write = (day: string) => formatDate(day, locale);
  if (starts && ends) return t('landing:period', { starts: write(starts), ends: write(ends) });
  if (ends) return t('landing:until', { ends: write(ends) });
  return starts && t('landing:since', { starts: write(starts) });
}

/** A page for a campaign: an opening with a call to action, then its text in parts, each below its heading. */
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

/** What is left of a page whose last day has passed: that it has ended, and where to go instead. */
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
        <a className="button" href={linkTo(page, 'getinspired')}>
          {t('landing:inspired')}
        </a>
        <a className="more" href={linkTo(page, 'storelocator')}>
          {t('landing:stores')}
        </a>
      </p>
    </div>
  );
}
