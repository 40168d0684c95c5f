import type { ReactElement } from 'react';
import { ownBrand, storeType } from '../../../widgets/shared/brand/retailer.ts';
import type { Locale } from '../../../widgets/shared/locale/locale.ts';
import type { Prose } from '../../sources/markdown/prose.ts';
import { formatPath, toStoreRoute } from '../../sources/routes.ts';
import { mostListed } from '../../sources/stores/listed-stores.ts';
import { Breadcrumb } from '../layout/breadcrumb.tsx';
import { Markup } from '../layout/markup.tsx';
import { formatTitle, type Page } from '../layout/page.ts';
import { describeCollection } from '../layout/page-data.ts';
import { comingId, listComing, listProvinces } from '../layout/provinces.ts';
import { StoreCard } from '../layout/store-card.tsx';
import { Widget } from '../layout/widget.tsx';
import { isProseOf } from './content-file.ts';
import type { PageKind } from './page-kind.ts';
import type { PageSources } from './page-sources.ts';

/**
 * The store finder (SF-03, SF-08). The element's children are the whole list by province, for visitors without a
 * script; the text below comes from content/pages/storelocator.
 */
function StoreLocatorPage({ page, prose }: { page: Page; prose: Prose }): ReactElement {
  return (
    <div className="locator-page">
      <header className="opening">
        <Breadcrumb page={page} />
        <h1 className="display">{prose.title}</h1>
        <p className="standfirst">{prose.lead}</p>
      </header>
      <div className="finder">
        <Widget page={page} tag="vitrine-store-finder" attributes={{ locale: page.locale }}>
          <StoreList page={page} />
        </Widget>
      </div>
      <div className="locator-notes">
        <Markup as="div" className="prose" html={prose.html} />
      </div>
    </div>
  );
}

/** Maximum coming stores that the page of a large chain lists. */
const mostComing = 30;

const isTooLargeToList = ({ stores }: Page['site']) => stores.stores.length > mostListed;

function StoreList({ page }: { page: Page }): ReactElement {
  const { t, site } = page;
  const isLarge = isTooLargeToList(page.site);
  const soon = listComing(page);
  const coming = {
    id: comingId,
    name: t('store:openings'),
    link: '',
    stores: isLarge ? soon.slice(0, mostComing) : soon,
  };
  const sections = [...listProvinces(page), coming].filter(({ stores }) => stores.length > 0);
  // Without a script, the links to the provinces of a large chain lead to what the server lists.
  const listed = isLarge ? sections.filter(({ id }) => id === comingId) : sections;
  return (
    <>
      {site.stores.isSample ? <p className="sample">{t('store:sampleList')}</p> : null}
      {/* The server inserts search results before it or in its place. */}
      <div id="all-stores">
        <nav aria-label={t('store:provinces')}>
          <ul className="province-links">
            {sections.map(({ id, name, link, stores }) => (
              <li key={id}>
                <a href={isLarge && link ? link : `#${id}`}>
                  {name} <small>{t('store:storeCount', { count: stores.length })}</small>
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {listed.map(({ id, name, stores }) => (
          <section key={id} className="province" aria-labelledby={id}>
            <h2 className="heading" id={id}>
              {name}
            </h2>
            <ul className="store-list">
              {stores.map((store) => (
                <StoreCard key={store.id} page={page} store={store} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}

const listStorePaths = ({ stores }: PageSources['site'], locale: Locale): string[] =>
  stores.stores.map((store) => formatPath(toStoreRoute(store), locale));

/** The store finder's kind, with the list of all stores. */
export const storeLocatorPage: PageKind = {
  open({ translate, site, readProse }, { route, locale }) {
    const prose = readProse(route, locale);
    return {
      title: formatTitle(translate[locale], prose.title),
      description: prose.description,
      styles: ['stores'],
      isEmbeddable: true,
      firstWidget: 'vitrine-store-finder',
      firstFile: `/stores/${ownBrand}.json`,
      hasStoreSearch: true,
      describeData: () => ({
        // Of what is on the page; each store's page has its own data.
        page: {
          dateModified: prose.updated,
          ...(isTooLargeToList(site) ? {} : describeCollection(storeType, listStorePaths(site, locale), site.origin)),
        },
      }),
      render: (page) => <StoreLocatorPage page={page} prose={prose} />,
    };
  },
  isMadeFrom: isProseOf,
};
