import type { ReactElement } from 'react';
import { linkTo, type Page } from './page.ts';

/** From the homepage to this page. */
export function Breadcrumb({ page }: { page: Page }): ReactElement {
  const { t } = page;
  return (
    <nav aria-label={t('site:breadcrumb')}>
      <ol className="breadcrumb label">
        <li>
          <a href={linkTo(page, 'homepage')}>{t('site:nav.homepage')}</a>
        </li>
        <li aria-current="page">{t(`site:nav.${page.route.name}`)}</li>
      </ol>
    </nav>
  );
}
