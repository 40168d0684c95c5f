import type { ReactElement } from 'react';
import { formatDate, formatNumber } from '../../../sources/facts/format-value.ts';
import { formatMarkdownPage } from '../../../sources/guides/plain-markdown.ts';
import { widgetNames } from '../../../sources/guides/widget-guide.ts';
import { toMarkdownPage } from '../../../sources/guides/widget-markdown.ts';
import { type Heading, renderMarkdown } from '../../../sources/markdown/render-markdown.ts';
import { toWidgetRoute } from '../../../sources/routes.ts';
import { Breadcrumb } from '../../layout/breadcrumb.tsx';
import { ContentsList } from '../../layout/contents-list.tsx';
import { Markup } from '../../layout/markup.tsx';
import { formatTitle, linkTo } from '../../layout/page.ts';
import type { PageKind } from '../page-kind.ts';
import { toGuideEntry } from '../search-entries.ts';
import { describeGuide } from './guide-data.ts';
import {
  ContractSections,
  EmbeddingSections,
  type GuidePartProps,
  leadingSections,
  type SectionName,
  trailingSections,
} from './widget-sections.tsx';

/** Sections in order: the page's own text follows the first sections. */
function listContents({ page: { t }, guide }: GuidePartProps, notes: readonly Heading[]): Heading[] {
  const toHeading = (name: SectionName) => ({ id: name, text: t(`widgets:${name}`) });
  const later = trailingSections.filter((name) => name !== 'slots' || guide.slots.length > 0);
  return [...leadingSections.map(toHeading), ...notes, ...later.map(toHeading)];
}

/** A widget's page: how to embed it, the element itself, its contract, what it sends and stores. */
function WidgetPage({ page, guide }: GuidePartProps): ReactElement {
  const { t, locale } = page;
  const notes = renderMarkdown(guide.notes);
  return (
    <article className="prose-page guide" data-copy={t('widgets:copy')} data-copied={t('widgets:copied')}>
      <header className="opening widget-opening">
        <Breadcrumb page={page} />
        <h1 className="display">{guide.title}</h1>
        <p className="standfirst">{guide.lead}</p>
        <ShortFacts page={page} guide={guide} />
        <WidgetDrawing page={page} guide={guide} />
      </header>
      <div className="prose-columns">
        <div className="sidebar">
          <ContentsList page={page} headings={listContents({ page, guide }, notes.contents)} />
          <p className="updated">{t('site:updated', { date: formatDate(guide.updated, locale) })}</p>
        </div>
        <div className="prose">
          <EmbeddingSections page={page} guide={guide} />
          <Markup as="div" className="notes" html={notes.html} />
          <ContractSections page={page} guide={guide} />
          <p className="all-guides">
            <a className="more" href={`/${locale}/playground?widget=${guide.name}`} rel="nofollow">
              {t('widgets:playground')}
            </a>
          </p>
          <p className="all-guides">
            <a className="more" href={linkTo(page, 'widgets')}>
              {t('widgets:all')}
            </a>
          </p>
        </div>
      </div>
    </article>
  );
}

/** The drawing that stands for the widget in the overview, too. */
function WidgetDrawing({ page: { site }, guide }: GuidePartProps): ReactElement {
  const { address, width, height } = site.findDrawing(guide.drawing);
  return <img src={address} alt="" width={width} height={height} />;
}

function ShortFacts({ page: { t, locale }, guide }: GuidePartProps): ReactElement {
  return (
    <dl className="short-facts">
      <div>
        <dt className="label">{t('widgets:tag')}</dt>
        <dd>
          <code>{`<${guide.tag}>`}</code>
        </dd>
      </div>
      <div>
        <dt className="label">{t('widgets:weight')}</dt>
        <dd>{t('widgets:bytes', { size: formatNumber(guide.size, locale) })}</dd>
      </div>
      <div>
        <dt className="label">{t('widgets:loading')}</dt>
        <dd>{t(`widgets:loads.${guide.load}`)}</dd>
      </div>
    </dl>
  );
}

/** The documentation pages, one for each widget. */
export const widgetPages: PageKind = {
  listRoutes: () => widgetNames.map(toWidgetRoute),
  open({ translate, readWidget }, { route, locale }) {
    const guide = readWidget(route.widget ?? '', locale);
    return {
      title: formatTitle(translate[locale], guide.title),
      description: guide.description,
      styles: ['guide'],
      scripts: ['guide'],
      parent: 'widgets',
      shortName: guide.title,
      describeData: (page) => ({
        page: { dateModified: guide.updated },
        things: [describeGuide(page, guide)],
      }),
      render: (page) => <WidgetPage page={page} guide={guide} />,
    };
  },
  formatMarkdown: ({ site, translate, readWidget }, { route, locale }) =>
    formatMarkdownPage(toMarkdownPage(readWidget(route.widget ?? '', locale), locale, translate[locale]), site.origin),
  isMadeFrom: ({ folder, name }, route) => folder === 'widgets' && name === route.widget,
  toSearchEntry: toGuideEntry,
};
