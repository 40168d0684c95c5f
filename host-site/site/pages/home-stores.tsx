import type { ReactElement } from 'react';
import { isBeforeStart } from '../../../widgets/shared/stores/day-hours.ts';
import { linkTo, type Page } from '../layout/page.ts';
import { listProvinces } from '../layout/provinces.ts';

/** The provinces with stores, each a link to its part of the store locator. */
export function StoreStrip({ page }: { page: Page }): ReactElement {
  const { t, site } = page;
  const address = linkTo(page, 'storelocator');
  const { stores } = site.stores;
  const coming = stores.filter((store) => store.status === 'opening-soon' && isBeforeStart(store, site.today)).length;
  return (
    <section className="store-strip" aria-labelledby="stores">
      <div>
        <h2 className="heading" id="stores">
          {t('home:storesTitle')}
        </h2>
        <p>{t('home:storesLead')}</p>
      </div>
      <div className="store-ways">
        <ul>
          {listProvinces(page).map(({ id, name, link }) => (
            <li key={id}>
              <a href={address + link}>{name}</a>
            </li>
          ))}
        </ul>
        <a className="more" href={address}>
          {t(coming > 0 ? 'home:storesAllAndComing' : 'home:storesAll', { count: stores.length - coming, coming })}
        </a>
      </div>
    </section>
  );
}
