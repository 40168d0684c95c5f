import type { ReactElement } from 'react';
import { type NavigationItem, resolveLink } from './navigation.ts';
import { namePage, type Page } from './page.ts';

/** A link of a navigation list, marked when it is the current page or leads to another website. */
export function NavigationLink({ page, item }: { page: Page; item: NavigationItem }): ReactElement {
  const { key, href, isExternal, isCurrent } = resolveLink(page, item);
  return (
    <a href={href} rel={isExternal ? 'external noopener' : undefined} aria-current={isCurrent ? 'page' : undefined}>
      {namePage(page.t, key)}
      {isExternal ? <span className="visually-hidden"> {page.t('site:externalSite')}</span> : null}
    </a>
  );
}
