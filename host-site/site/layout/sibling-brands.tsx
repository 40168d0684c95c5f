import type { ReactElement } from 'react';
import { type BrandKey, brandKeys, brands, ownBrand } from '../../../widgets/shared/brand/brands.ts';
import type { Page } from './page.ts';

const siblings = brandKeys.filter((key) => key !== ownBrand);

/** Where the list stands: in a navigation of its own with a label, or in another. */
interface SiblingBrandsProps {
  page: Pick<Page, 'locale' | 't'>;
  className?: string;
  navigation?: { label: string; className?: string };
  keys?: readonly BrandKey[];
}

/** A list of links to the sibling brands' websites (HD-01, FT-05); nothing when there are none. */
export function SiblingBrands({ page, className, navigation, keys = siblings }: SiblingBrandsProps) {
  if (keys.length === 0) return null;
  const list: ReactElement = (
    <ul className={className}>
      {keys.map((key) => (
        <li key={key}>
          <a href={`${brands[key].siteOrigin}/${page.locale}`} rel="external noopener">
            <span className={`brand-${key}`}>{brands[key].name[page.locale]}</span>
            <span className="visually-hidden"> {page.t('site:externalSite')}</span>
          </a>
        </li>
      ))}
    </ul>
  );
  if (!navigation) return list;
  return (
    <nav className={navigation.className} aria-label={navigation.label}>
      {list}
    </nav>
  );
}
