import type { ReactElement } from 'react';
import { Breadcrumb } from '../layout/breadcrumb.tsx';
import type { Page } from '../layout/page.ts';
import { ProseColumns } from '../layout/prose-columns.tsx';
import type { Prose } from '../prerender/prose.ts';

/** A page of running text: narrow measure, contents list, anchors, date. */
export function ProsePage({ page, prose }: { page: Page; prose: Prose }): ReactElement {
  const { t, route } = page;
  // What a button beside lines of code says.
  const guide = route.kind === 'guide' && { 'data-copy': t('widgets:copy'), 'data-copied': t('widgets:copied') };
  return (
    <article className={guide ? 'prose-page guide' : 'prose-page'} {...guide}>
      <header className="opening">
        <Breadcrumb page={page} />
        <h1 className="display">{prose.title}</h1>
        <p className="standfirst">{prose.lead}</p>
      </header>
      <ProseColumns page={page} prose={prose} />
    </article>
  );
}
