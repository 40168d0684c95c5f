import type { ReactElement } from 'react';
import { brandKeys, brands, ownBrand } from '../../../widgets/shared/brand/brands.ts';
import type { Page } from './page.ts';

/** List items with links to the sibling brands' websites (HD-01, FT-05). */
export function SiblingBrands({ page }: { page: Page }): ReactElement {
  return (
    <>
      {brandKeys
        .filter((key) => key !== ownBrand)
        .map((key) => (
          <li key={key}>
            <a href={`${brands[key].siteOrigin}/${page.locale}`} rel="external noopener">
              <span className={`brand-${key}`}>{brands[key].name[page.locale]}</span>
              <span className="visually-hidden"> {page.t('site:externalSite')}</span>
            </a>
          </li>
        ))}
    </>
  );
}
