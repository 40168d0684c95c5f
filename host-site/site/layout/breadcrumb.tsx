import type { ReactElement } from 'react';
import { listBreadcrumbs } from './breadcrumbs.ts';
import type { Page } from './page.ts';

/** Breadcrumb navigation from the homepage to this page. */
export function Breadcrumb({ page }: { page: Page }): ReactElement {
  const trail = listBreadcrumbs(page);
  return (
    <nav className="breadcrumbs" aria-label={page.t('site:breadcrumb')}>
      <ol className="breadcrumb label">
        {trail.map(({ name, path }, at) =>
          at === trail.length - 1 ? (
            <li key={path} aria-current="page">
              {name}
            </li>
          ) : (
            <li key={path}>
              <a href={path}>{name}</a>
            </li>
          ),
        )}
      </ol>
    </nav>
  );
}
