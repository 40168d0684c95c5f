import type { ReactElement, ReactNode } from 'react';
import type { Store } from '../../../widgets/shared/stores/store.ts';
import { formatPhone, formatTown } from '../../sources/facts/format-value.ts';
import { formatPath, toStoreRoute } from '../../sources/routes.ts';
import type { Page } from './page.ts';
import { describeStatus } from './store-status.ts';

/** Phone number as a link. */
export function PhoneLink({ page, phone }: { page: Page; phone: string }): ReactElement {
  return <a href={`tel:+1${phone}`}>{formatPhone(phone, page.locale)}</a>;
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

interface StoreCardProps {
  page: Page;
  store: Store;
  /** Text above the name, for example the distance. */
  children?: ReactNode;
}

/** A store in a list: name with a link to its page, address, phone, and its current notice. */
export function StoreCard({ page, store, children }: StoreCardProps): ReactElement {
  const status = describeStatus(page, store);
  return (
    <li className="store-card">
      {children}
      <h3>
        <a href={formatPath(toStoreRoute(store), page.locale)} translate="no">
          {store.name[page.locale]}
        </a>
      </h3>
      {status ? <p className="status">{status}</p> : null}
      <p>
        <StoreAddress page={page} store={store} />
      </p>
      {store.phone ? (
        <p>
          <PhoneLink page={page} phone={store.phone} />
        </p>
      ) : null}
    </li>
  );
}
