import type { ReactElement, ReactNode } from 'react';
import { brands, ownBrand } from '../../../../widgets/shared/brand/brands.ts';
import { writeFinderState } from '../../../../widgets/shared/stores/address-state.ts';
import { formatDistance } from '../../../../widgets/shared/stores/distance.ts';
import { formatDirections } from '../../../../widgets/shared/stores/point-text.ts';
import { hasHours } from '../../../../widgets/shared/stores/special-days.ts';
import type { Store } from '../../../../widgets/shared/stores/store.ts';
import { noFilters } from '../../../../widgets/shared/stores/store-filters.ts';
import { type Route, toStoreRoute } from '../../../sources/routes.ts';
import { writeStoreClock } from '../../../sources/stores/store-clock.ts';
import { Breadcrumb } from '../../layout/breadcrumb.tsx';
import { Markup } from '../../layout/markup.tsx';
import { linkTo } from '../../layout/page.ts';
import { PhoneLink, StoreAddress, StoreCard, StoreNews } from '../../layout/store-card.tsx';
import type { PageKind } from '../page-kind.ts';
import { toStoreEntry } from '../search-entries.ts';
import { findNearestStores } from './nearest-stores.ts';
import { describeStoreData } from './store-data.ts';
import { StoreEvents } from './store-events.tsx';
import { StoreHours } from './store-hours.tsx';
import type { StorePartProps } from './store-part.ts';
import { describeStorePage } from './store-summary.ts';

/** The drawing on the preview card of every store; its page has a map of its own. */
const shopfront = 'shopfront';

/** A store page: address and directions, hours, departments, events, and nearby stores. */
function StorePage({ page, store }: StorePartProps): ReactElement {
  return (
    <article className="store-page">
      <StoreOpening page={page} store={store} />
      <StoreFacts page={page} store={store} />
      <StoreHours page={page} store={store} />
      <StoreInside page={page} store={store} />
      <StoreEvents page={page} store={store} />
      <NearestStores page={page} store={store} />
    </article>
  );
}

function StoreOpening({ page, store }: StorePartProps): ReactElement {
  const { t, site, locale } = page;
  const { lat, lng, slug, comments } = store;
  const name = store.name[locale];
  const others = site.stores.stores.filter(({ id }) => id !== store.id);
  const onMap = writeFinderState({ place: { lat, lng }, filters: noFilters, store: slug });
  return (
    <header className="store-opening">
      <div>
        <Breadcrumb page={page} />
        <StoreNews page={page} store={store} />
        <h1 className="display" translate="no">
          {name}
        </h1>
        {hasHours(store) && store.status !== 'closed' ? (
          <p className="open-now" data-clock={writeStoreClock(store, site.stores.calendar)} />
        ) : null}
        {comments ? <p className="standfirst">{comments[locale]}</p> : null}
        <p className="actions">
          <a className="button" href={formatDirections(store)} rel="external noopener">
            {t('store:directions')}
            <span className="visually-hidden"> {t('site:externalSite')}</span>
          </a>
          <a className="more" href={linkTo(page, 'storelocator') + onMap}>
            {t('store:onTheMap')}
          </a>
          <button
            className="more"
            type="button"
            hidden
            data-my-store={JSON.stringify({ slug, name: store.name, number: store.number })}
            data-forget={t('store:forget')}
          >
            {t('store:keep')}
          </button>
        </p>
        {site.stores.isSample ? <p className="sample">{t('store:sample')}</p> : null}
      </div>
      <Markup
        as="div"
        className="art region"
        html={site.drawRegion(store, others, locale, t('store:mapAlt', { name }))}
      />
    </header>
  );
}

function StoreFacts({ page, store }: StorePartProps): ReactElement {
  const { t } = page;
  const { phone } = store;
  return (
    <section className="details" aria-labelledby="details">
      <h2 className="visually-hidden" id="details">
        {t('store:details')}
      </h2>
      <dl>
        {phone ? (
          <div className="detail detail-large">
            <dt className="label">{t('store:phone')}</dt>
            <dd>
              <PhoneLink page={page} store={store} />
            </dd>
          </div>
        ) : null}
        <div className="detail">
          <dt className="label">{t('store:address')}</dt>
          <dd>
            <StoreAddress page={page} store={store} />
          </dd>
        </div>
      </dl>
    </section>
  );
}

function StoreInside({ page, store }: StorePartProps): ReactElement | null {
  const { t, locale, site } = page;
  const nameAll = (keys: readonly string[]): ReactNode =>
    keys.map((key) => <li key={key}>{site.stores.departmentNames[key]?.[locale] ?? key}</li>);
  const others = store.brands.filter((brand): boolean => brand !== ownBrand);
  const lists: [string, ReactNode, number][] = [
    ['departments', nameAll(store.departments), store.departments.length],
    ['specialties', nameAll(store.specialtyDepartments), store.specialtyDepartments.length],
    [
      'roof',
      others.map((brand) => (
        <li key={brand}>
          <a href={`${brands[brand].siteOrigin}/${locale}`} rel="external noopener">
            {brands[brand].name[locale]}
            <span className="visually-hidden"> {t('site:externalSite')}</span>
          </a>
        </li>
      )),
      others.length,
    ],
  ];
  const shown = lists.filter(([, , count]) => count > 0);
  if (shown.length === 0) return null;
  return (
    <section className="store-inside" aria-labelledby="inside">
      <h2 className="heading" id="inside">
        {t('store:inside')}
      </h2>
      <div>
        {shown.map(([key, items]) => (
          <section key={key} aria-labelledby={key}>
            <h3 className="label" id={key}>
              {t(`store:${key}`)}
            </h3>
            <ul className="inside-list">{items}</ul>
          </section>
        ))}
      </div>
    </section>
  );
}

function NearestStores({ page, store }: StorePartProps): ReactElement | null {
  const { t, locale, site } = page;
  const nearest = findNearestStores(store, site.stores.stores, site.today);
  if (nearest.length === 0) return null;
  return (
    <section className="nearest" aria-labelledby="nearest">
      <h2 className="heading" id="nearest">
        {t('store:nearest')}
      </h2>
      <ul className="store-list">
        {nearest.map(({ other, distance }) => (
          <StoreCard key={other.id} page={page} store={other}>
            <p className="distance">{t('store:distance', { distance: formatDistance(distance, locale) })}</p>
          </StoreCard>
        ))}
      </ul>
      <a className="more" href={linkTo(page, 'storelocator')}>
        {t('store:allStores')}
      </a>
    </section>
  );
}

/** The store pages, each with its own address. */
export const storePages: PageKind = {
  listRoutes: ({ site }) => site.stores.stores.map(toStoreRoute),
  open({ translate, site }, { route, locale }) {
    const store = readStore(route);
    const t = translate[locale];
    return {
      ...describeStorePage(store, site.stores.stores, locale, t),
      parent: 'storelocator',
      shortName: store.name[locale],
      styles: ['stores', 'region'],
      scripts: ['store'],
      picture: { drawing: shopfront, alt: t('store:art') },
      describeData: (page) => ({ things: [describeStoreData(page, store)] }),
      render: (page) => <StorePage page={page} store={store} />,
    };
  },
  toSearchEntry: (_, { route, locale }) => toStoreEntry(readStore(route), route, locale),
};

function readStore({ store, path }: Route): Store {
  if (!store) throw new Error(`No store is at ${path}`);
  return store;
}
