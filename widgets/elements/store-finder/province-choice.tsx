import type { Finder } from './use-finder.ts';

/** The provinces with stores, each as a button that lists those; nothing where a place or a province is chosen. */
export function ProvinceChoice({ finder }: { finder: Finder }) {
  const { props, view, list, search } = finder;
  const stores = list.results?.groups.flatMap((group) => group.stores) ?? [];
  const provinces = [...new Set(stores.map(({ item }) => item.address.province))];
  if (view.place || view.province || provinces.length < 2) return null;
  return (
    <ul className="provinces" aria-label={props.t('byProvince')}>
      {provinces.map((province) => (
        <li key={province}>
          <button type="button" className="link" onClick={() => search.look({ province }, 'province')}>
            {props.t(province)}
          </button>
        </li>
      ))}
    </ul>
  );
}
