import type { ReactElement } from 'react';
import { formatNumber } from '../../../sources/facts/format-value.ts';
import { formatMarkdownPage } from '../../../sources/guides/plain-markdown.ts';
import { type WidgetGuide, widgetNames } from '../../../sources/guides/widget-guide.ts';
import type { Prose } from '../../../sources/markdown/prose.ts';
import { formatPath, toWidgetRoute } from '../../../sources/routes.ts';
import { Breadcrumb } from '../../layout/breadcrumb.tsx';
import { Markup } from '../../layout/markup.tsx';
import { formatTitle, linkTo, type Page } from '../../layout/page.ts';
import { describeList } from '../../layout/page-data.ts';
import type { PageKind } from '../page-kind.ts';
import { toGuideEntry } from '../search-entries.ts';
import { guideNames, listElements, listGuides } from './guide-lists.ts';

interface WidgetsPageProps {
  page: Page;
  prose: Prose;
  guides: readonly WidgetGuide[];
}

/** Overview of the widgets, a first example, and links to the guides. */
function WidgetsPage({ page, prose, guides }: WidgetsPageProps): ReactElement {
  const { t, locale, site } = page;
  return (
    <article className="guide guides" data-copy={t('widgets:copy')} data-copied={t('widgets:copied')}>
      <header className="opening opening-pair">
        <Breadcrumb page={page} />
        <h1 className="display">{prose.title}</h1>
        <p className="standfirst">{prose.lead}</p>
      </header>
      <Markup as="div" className="prose start" html={prose.html} />
      <section className="widget-list" aria-labelledby="list">
        <h2 className="heading" id="list">
          {t('widgets:contents')}
        </h2>
        <ul className="widget-cards">
          {guides.map(({ name, drawing, title, lead, size }) => {
            const { address, width, height } = site.findDrawing(drawing);
            return (
              <li key={name} className="card">
                <img src={address} alt="" width={width} height={height} loading="lazy" />
                <h3>
                  <a href={formatPath(toWidgetRoute(name), locale)}>{title}</a>
                </h3>
                <p>{lead}</p>
                <p className="label">{t('widgets:bytes', { size: formatNumber(size, locale) })}</p>
              </li>
            );
          })}
        </ul>
      </section>
      <section className="index" aria-labelledby="guides">
        <h2 className="label" id="guides">
          {t('widgets:guides')}
        </h2>
        <ul className="index-list">
          {guideNames.map((name) => (
            <li key={name}>
              <a href={linkTo(page, name)}>{t(`site:nav.${name}`)}</a>
              <p>{t(`widgets:guideLinks.${name}`)}</p>
            </li>
          ))}
        </ul>
      </section>
    </article>
  );
}

/** The list of all widgets. */
export const widgetsPage: PageKind = {
  open({ translate, site, readGuide, readWidget }, { route, locale }) {
    const prose = readGuide(route, locale);
    const paths = widgetNames.map((name) => formatPath(toWidgetRoute(name), locale));
    return {
      title: formatTitle(translate[locale], prose.title),
      description: prose.description,
      styles: ['guide'],
      scripts: ['guide'],
      describeData: () => ({ page: { dateModified: prose.updated, ...describeList(paths, site.origin) } }),
      render: (page) => (
        <WidgetsPage page={page} prose={prose} guides={widgetNames.map((name) => readWidget(name, locale))} />
      ),
    };
  },
  formatMarkdown(sources, { route, locale }) {
    const t = sources.translate[locale];
    const { body, ...overview } = sources.readGuide(route, locale);
    const lists = [
      body.trim(),
      `## ${t('widgets:contents')}`,
      listElements(sources, locale),
      `## ${t('widgets:guides')}`,
      listGuides(sources, locale),
    ];
    return formatMarkdownPage({ ...overview, body: lists.join('\n\n') }, sources.site.origin);
  },
  /** The overview repeats the beginning of each widget's page. */
  isMadeFrom: ({ folder, name }) => folder === 'widgets' && (name === 'overview' || widgetNames.includes(name)),
  toSearchEntry: toGuideEntry,
};
