import type { ReactElement } from 'react';
import { formatDate } from '../content/format-value.ts';
import type { Prose } from '../prerender/prose.ts';
import { Markup } from './markup.tsx';
import type { Page } from './page.ts';
import { ShareRow } from './share-row.tsx';

/** Running text beside its contents list and its date; a share row at its end where its file asks for one. */
export function ProseColumns({ page, prose }: { page: Page; prose: Prose }): ReactElement {
  const { t } = page;
  return (
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
  );
}
