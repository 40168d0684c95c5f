import type { ReactElement } from 'react';
import { formatNumber } from '../content/format-value.ts';
import type { WidgetGuide } from '../guides/widget-guide.ts';
import { Breadcrumb } from '../layout/breadcrumb.tsx';
import { Markup } from '../layout/markup.tsx';
import { linkTo, type Page } from '../layout/page.ts';
import type { Prose } from '../prerender/prose.ts';
import { formatPath, toWidgetRoute } from '../routes.ts';

interface WidgetsPageProps {
  page: Page;
  prose: Prose;
  guides: readonly WidgetGuide[];
}

const ways = ['widgets-embedding', 'widgets-operating'] as const;

/** What there is to embed, how to begin, and the ways to the guides. */
export function WidgetsPage({ page, prose, guides }: WidgetsPageProps): ReactElement {
  const { t, locale, site } = page;
  return (
    <article className="guide guides" data-copy={t('widgets:copy')} data-copied={t('widgets:copied')}>
      <header className="opening">
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
          {guides.map(({ name, title, lead, size }) => {
            const { address, width, height } = site.findDrawing(`widget-${name}`);
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
          {ways.map((name) => (
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
