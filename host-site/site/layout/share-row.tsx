import type { ReactElement } from 'react';
import { formatPath } from '../../sources/routes.ts';
import type { Page } from './page.ts';
import { Widget } from './widget.tsx';

/** Share buttons of a page or article; prerendered with their target, so the links work without a script. */
export function ShareRow({ page, headline }: { page: Page; headline: string }): ReactElement {
  return (
    <div className="share-row supplemental">
      <Widget
        page={page}
        tag="vitrine-share-buttons"
        attributes={{
          locale: page.locale,
          'page-url': page.site.origin + formatPath(page.route, page.locale),
          headline,
          description: page.description,
        }}
      />
    </div>
  );
}
