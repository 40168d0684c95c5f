import type { ReactElement } from 'react';
import { Breadcrumb } from '../layout/breadcrumb.tsx';
import { Markup } from '../layout/markup.tsx';
import type { Page } from '../layout/page.ts';
import { listProvinces } from '../layout/provinces.ts';
import { StoreCard } from '../layout/store-card.tsx';
import { Widget } from '../layout/widget.tsx';
import type { Prose } from '../prerender/prose.ts';

/**
 * The store finder (SF-03, SF-08). What the element holds is the whole list by province, for whoever has no script; the
 * words below it are those of content/pages/storelocator.
 */
export function StoreLocatorPage({ page, prose }: { page: Page; prose: Prose }): ReactElement {
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

function StoreList({ page }: { page: Page }): ReactElement {
  const { t, site } = page;
  const provinces = listProvinces(page);
  return (
    <>
      {site.stores.isSample ? <p className="sample">{t('store:sampleList')}</p> : null}
      <nav aria-label={t('store:provinces')}>
        <ul className="province-links">
          {provinces.map(({ id, name, stores }) => (
            <li key={id}>
              <a href={`#${id}`}>
                {name} <small>{t('store:storeCount', { count: stores.length })}</small>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {provinces.map(({ id, name, stores }) => (
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
    </>
  );
}
