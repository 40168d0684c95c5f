import { useState } from 'react';
import { formatDistance } from '../../shared/stores/distance.ts';
import { nameCity } from '../../shared/stores/name-city.ts';
import type { Opening } from '../../shared/stores/opening.ts';
import { describeOpening } from '../../shared/stores/opening-status.ts';
import { formatPhoneAddress } from '../../shared/stores/phone-address.ts';
import { formatDirections } from '../../shared/stores/point-text.ts';
import type { Store } from '../../shared/stores/store.ts';
import { StoreDetails, type StoreDetailsProps, StoreEvents } from './store-details.tsx';

/** A store in the list, and the context that it is shown in. */
export interface StoreItemProps extends StoreDetailsProps {
  /** Kilometres from the place searched for. */
  distance?: number | undefined;
  opening: Opening;
  /** Address of the store's page; none for a store of another brand. */
  page: string | undefined;
  /** Heading level of its name. */
  level: 3 | 4;
  isChosen: boolean;
  /** Whether the map highlights it. */
  isPointed: boolean;
  /** Whether a map can show it. */
  hasMap: boolean;
  /** Whether it is the visitor's own. */
  isMine: boolean;
  /** Called when the visitor makes it theirs, or no longer does. */
  onKept: (store: Store) => void;
  onChosen: (store: Store) => void;
  onPointed: (store: Store | undefined) => void;
  onOpened: (store: Store) => void;
}

/** Contact links: phone, directions, its place on the map, and whether it is the visitor's store. */
function StoreLinks({ store, t, locale, hasMap, isMine, onKept, onChosen }: StoreItemProps) {
  const { phone, extension } = store;
  const name = store.name[locale];
  const [, area = '', exchange = '', line = ''] = /(...)(...)(.*)/.exec(phone ?? '') ?? [];
  const number = t('phone', { area, exchange, line });
  const shownPhone = extension ? t('extension', { phone: number, extension }) : number;
  return (
    <p className="ways">
      {phone && (
        <a href={formatPhoneAddress(store)} aria-label={t('call', { phone: shownPhone })}>
          {shownPhone}
        </a>
      )}
      <a href={formatDirections(store)} rel="external noopener" aria-label={t('directionsTo', { store: name })}>
        {t('directions')}
      </a>
      {hasMap && (
        <button
          type="button"
          className="link"
          aria-label={t('onMapStore', { store: name })}
          onClick={() => onChosen(store)}
        >
          {t('onMap')}
        </button>
      )}
      <button
        type="button"
        className="link"
        aria-label={t(isMine ? 'forgetStore' : 'keepStore', { store: name })}
        onClick={() => onKept(store)}
      >
        {t(isMine ? 'forget' : 'keep')}
      </button>
    </p>
  );
}

/** A store in the list: whether it is open, address, next event and links; weekly hours and details on demand (SF-03, SF-08). */
export function StoreItem(props: StoreItemProps) {
  const { store, distance, opening, t, locale, page, level, isChosen, isPointed, isMine, onPointed, onOpened } = props;
  const { line1, line2, province, postalCode } = store.address;
  const [isOpen, setOpen] = useState(false);
  const name = store.name[locale];
  const Heading: 'h3' = `h${level}` as 'h3';
  const street = [line1, line2].filter(Boolean).join(', ');
  return (
    <li
      className={`store${isPointed ? ' pointed' : ''}`}
      part="store"
      id={store.id}
      aria-current={isChosen || undefined}
      onMouseEnter={() => onPointed(store)}
      onMouseLeave={() => onPointed(undefined)}
    >
      <Heading tabIndex={-1}>{page ? <a href={page}>{name}</a> : name}</Heading>
      {distance !== undefined && <p className="distance">{formatDistance(distance, locale)}</p>}
      {isMine && level === 3 && <p className="featured">{t('mine')}</p>}
      {store.featured && <p className="featured">{t('featured')}</p>}
      <p className={opening.state === 'open' ? 'open' : 'shut'}>{describeOpening(opening, locale, t)}</p>
      <address>
        {t('address', {
          street,
          city: nameCity(store.address, locale),
          province: t(province),
          code: postalCode.replace(' ', '\u00a0'),
        })}
      </address>
      <StoreEvents {...props} from={0} to={1} />
      <StoreLinks {...props} />
      <details
        open={isChosen}
        onToggle={({ currentTarget }: { currentTarget: HTMLDetailsElement }) => {
          setOpen(currentTarget.open);
          if (currentTarget.open && !isChosen) onOpened(store);
        }}
      >
        <summary aria-label={t('detailsOf', { store: name })}>{t('details')}</summary>
        {(isOpen || isChosen) && <StoreDetails {...props} />}
      </details>
    </li>
  );
}
