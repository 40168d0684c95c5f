import type { ReactElement } from 'react';
import { Breadcrumb } from '../layout/breadcrumb.tsx';
import { findPhotographName } from '../layout/drawing-names.ts';
import type { Page } from '../layout/page.ts';
import { Picture } from '../layout/picture.tsx';
import { ProseColumns } from '../layout/prose-columns.tsx';
import type { Prose } from '../prerender/prose.ts';

/** A page of running text: narrow measure, contents list, anchors, date. */
export function ProsePage({ page, prose }: { page: Page; prose: Prose }): ReactElement {
  const { t, route } = page;
  const photograph = findPhotographName(route);
  // What a button beside lines of code says.
  const guide = route.kind === 'guide' && { 'data-copy': t('widgets:copy'), 'data-copied': t('widgets:copied') };
  return (
    <article className={guide ? 'prose-page guide' : 'prose-page'} {...guide}>
      <header className="opening">
        <Breadcrumb page={page} />
        <h1 className="display">{prose.title}</h1>
        <p className="standfirst">{prose.lead}</p>
      </header>
      {photograph ? (
        <div className="prose-lead">
          <Picture page={page} name={photograph} alt={prose.alt} sizes="100vw" isFirst />
        </div>
      ) : null}
      <ProseColumns page={page} prose={prose} />
    </article>
  );
}
