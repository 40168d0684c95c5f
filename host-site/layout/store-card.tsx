import type { ReactElement, ReactNode } from 'react';
import type { Store } from '../../widgets/shared/stores/store.ts';
import { formatPhone } from '../content/format-value.ts';
import { formatPath, toStoreRoute } from '../routes.ts';
import type { Page } from './page.ts';
import { describeStatus } from './store-words.ts';

const noBreak = '\u00A0';

/** Number to call, as a link. */
export function PhoneLink({ page, phone }: { page: Page; phone: string }): ReactElement {
  return <a href={`tel:+1${phone}`}>{formatPhone(phone, page.locale)}</a>;
}

/** Street, then town and postal code; nobody should translate them. */
export function StoreAddress({ store: { address } }: { store: Store }): ReactElement {
  const { line1, line2, city, province, postalCode } = address;
  return (
    <span translate="no">
      {line2 ? `${line1}, ${line2}` : line1}
      <br />
      {`${city}${noBreak}${province} ${postalCode.replace(' ', noBreak)}`}
    </span>
  );
}

interface StoreCardProps {
  page: Page;
  store: Store;
  /** Said above the name, the distance for example. */
  children?: ReactNode;
}

/** A store in a list: its name, which leads to its page, its address, its phone, and what is special about it now. */
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
        <StoreAddress store={store} />
      </p>
      {store.phone ? (
        <p>
          <PhoneLink page={page} phone={store.phone} />
        </p>
      ) : null}
    </li>
  );
}
