import type { ReactElement } from 'react';
import { formatDate } from '../../sources/facts/format-value.ts';
import type { Prose } from '../../sources/markdown/prose.ts';
import { ContentsList } from './contents-list.tsx';
import { Markup } from './markup.tsx';
import type { Page } from './page.ts';
import { ShareRow } from './share-row.tsx';

/** Running text beside its table of contents and its date; with a share row at the end if its file asks for one. */
export function ProseColumns({ page, prose }: { page: Page; prose: Prose }): ReactElement {
  const { t } = page;
  return (
    <div className="prose-columns">
      <div className="sidebar">
        {prose.contents.length > 1 ? <ContentsList page={page} headings={prose.contents} /> : null}
        <p className="updated">{t('site:updated', { date: formatDate(prose.updated, page.locale) })}</p>
      </div>
      <div>
        <Markup as="div" className="prose" html={prose.html} />
        {prose.isShared ? <ShareRow page={page} headline={prose.title} /> : null}
      </div>
    </div>
  );
}
