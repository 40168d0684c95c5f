import type { ReactElement, ReactNode } from 'react';
import { formatPhoneAddress } from '../../../widgets/shared/stores/phone-address.ts';
import type { Store } from '../../../widgets/shared/stores/store.ts';
import { formatPhone, formatTown } from '../../sources/facts/format-value.ts';
import { formatPath, toStoreRoute } from '../../sources/routes.ts';
import { writeNews } from '../../sources/stores/store-clock.ts';
import type { Page } from './page.ts';
import { describeDatedNews } from './store-status.ts';

/** A store's phone number as a link; nothing without one. */
export function PhoneLink({ page, store }: { page: Page; store: Store }): ReactElement | null {
  const { phone, extension } = store;
  return phone ? <a href={formatPhoneAddress(store)}>{formatPhone(phone, page.locale, extension)}</a> : null;
}

/** Street, then town and postal code; excluded from machine translation. */
export function StoreAddress({ page, store: { address } }: { page: Page; store: Store }): ReactElement {
  const { line1, line2 } = address;
  return (
    <span translate="no">
      {line2 ? `${line1}, ${line2}` : line1}
      <br />
      {formatTown(address, page.locale)}
    </span>
  );
}

/** That a store opens, reopens or is new, as of the day of the visit; nothing for a store that never is any of that. */
export function StoreNews({ page, store }: { page: Page; store: Store }): ReactElement | null {
  if (!store.opensOn && !store.reopensOn && store.status === 'open') return null;
  const text = describeDatedNews(page, store);
  return (
    <p className="status" data-news={writeNews(store)} hidden={text === ''}>
      {text}
    </p>
  );
}

interface StoreCardProps {
  page: Page;
  store: Store;
  /** Text above the name, for example the distance. */
  children?: ReactNode;
}

/** A store in a list: name with a link to its page, address, phone, and its current notice. */
export function StoreCard({ page, store, children }: StoreCardProps): ReactElement {
  return (
    <li className="store-card">
      {children}
      <h3>
        <a href={formatPath(toStoreRoute(store), page.locale)} translate="no">
          {store.name[page.locale]}
        </a>
      </h3>
      <StoreNews page={page} store={store} />
      <p>
        <StoreAddress page={page} store={store} />
      </p>
      {store.phone ? (
        <p>
          <PhoneLink page={page} store={store} />
        </p>
      ) : null}
    </li>
  );
}
