import { ownBrand } from '../../shared/brand/brands.ts';
import type { Locale } from '../../shared/locale/locale.ts';
import { getOpening } from '../../shared/stores/opening.ts';
import type { Store } from '../../shared/stores/store.ts';
import type { StoreFeed } from '../../shared/stores/store-feed.ts';
import type { ResultGroup } from './find-results.ts';
import type { StoreFinderTranslate } from './store-finder-message-keys.ts';
import { StoreItem, type StoreItemProps } from './store-item.tsx';

interface ResultListProps extends Pick<StoreItemProps, 'hasMap' | 'onChosen' | 'onKept' | 'onOpened' | 'onPointed'> {
  groups: readonly ResultGroup[];
  feed: StoreFeed;
  now: number;
  t: StoreFinderTranslate;
  locale: Locale;
  serviceOrigin: string;
  chosen: Store | undefined;
  /** Slug of the visitor's own store. */
  mine: string | undefined;
  /** Id of the store highlighted on the map. */
  pointed: string | undefined;
}

/** Stores under their headings, each with whether it is open now. */
export function ResultList(props: ResultListProps) {
  const { groups, feed, now, locale, serviceOrigin, chosen, mine, pointed, ...others } = props;
  // Stores of other brands have no page on this site.
  const linkTo = ({ brands, slug }: Store) =>
    brands.includes(ownBrand) ? `${serviceOrigin}/${locale}/stores/${slug}` : undefined;
  const named = groups.map((group) => ({ ...group, name: group.apart ? others.t(group.apart) : group.name }));
  return named.map(({ name, stores }) => (
    <section key={name ?? ''}>
      {name && <h3 className="province">{name}</h3>}
      <ol>
        {stores.map(({ item, distance }) => (
          <StoreItem
            {...others}
            key={item.id}
            store={item}
            distance={distance}
            feed={feed}
            opening={getOpening(item, feed, now)}
            now={now}
            locale={locale}
            page={linkTo(item)}
            level={name ? 4 : 3}
            isChosen={item === chosen}
            isMine={item.slug === mine}
            isPointed={item.id === pointed}
          />
        ))}
      </ol>
    </section>
  ));
}
