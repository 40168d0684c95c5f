import type { ReactElement } from 'react';
import { formatDate } from '../content/format-value.ts';
import { Markup } from '../layout/markup.tsx';
import { linkTo, type Page } from '../layout/page.ts';
import { ShareRow } from '../layout/share-row.tsx';
import type { Prose } from '../prerender/prose.ts';

/** A page of running text: narrow measure, contents list, anchors, date. */
export function ProsePage({ page, prose }: { page: Page; prose: Prose }): ReactElement {
  const { t } = page;
  return (
    <article className="prose-page">
      <header className="opening">
        <nav aria-label={t('site:breadcrumb')}>
          <ol className="breadcrumb label">
            <li>
              <a href={linkTo(page, 'homepage')}>{t('site:nav.homepage')}</a>
            </li>
            <li aria-current="page">{t(`site:nav.${page.route.name}`)}</li>
          </ol>
        </nav>
        <h1 className="display">{prose.title}</h1>
        <p className="standfirst">{prose.lead}</p>
      </header>
      <div className="prose-columns">
        <aside className="contents">
          {prose.contents.length > 1 ? (
            <nav aria-labelledby="contents">
              <h2 className="label" id="contents">
                {t('site:contents')}
              </h2>
              <ol>
                {prose.contents.map(({ id, text }) => (
                  <li key={id}>
                    <a href={`#${id}`}>{text}</a>
                  </li>
                ))}
              </ol>
            </nav>
          ) : null}
          <p className="updated">{t('site:updated', { date: formatDate(prose.updated, page.locale) })}</p>
        </aside>
        <div>
          <Markup as="div" className="prose" html={prose.html} />
          {prose.isShared ? <ShareRow page={page} headline={prose.title} /> : null}
        </div>
      </div>
    </article>
  );
}
