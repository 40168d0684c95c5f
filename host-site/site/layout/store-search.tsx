import { createElement, type ReactElement } from 'react';
import { linkTo, type Page } from './page.ts';

interface StoreSearchProps {
  page: Page;
  /** A compact row with a visually hidden label, for the header. */
  isCompact?: boolean;
}

/**
 * The search box (SF-01). Without its script it is a form that leads to the store locator, which the server renders.
 */
export function StoreSearch({ page, isCompact = false }: StoreSearchProps): ReactElement {
  const { t, locale } = page;
  return createElement(
    'vitrine-store-search',
    { locale, compact: isCompact ? '' : undefined },
    // biome-ignore lint/a11y/useSemanticElements: the search element is too new for old assistive technology
    <form
      className={isCompact ? 'store-search compact' : 'store-search'}
      action={linkTo(page, 'storelocator')}
      role="search"
      aria-label={isCompact ? t('store:search') : undefined}
    >
      <label>
        <span className={isCompact ? 'visually-hidden' : undefined}>{t('store:searchLabel')}</span>
        <input
          type="text"
          name="q"
          maxLength={80}
          placeholder={isCompact ? t('store:searchHint') : undefined}
          enterKeyHint="search"
        />
      </label>
      <button type="submit">{t('store:search')}</button>
    </form>,
  );
}
