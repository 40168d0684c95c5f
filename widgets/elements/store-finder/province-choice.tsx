import type { Finder } from './use-finder.ts';

/** The provinces with stores, each as a button that lists those; nothing where a place or a province is chosen. */
export function ProvinceChoice({ finder }: { finder: Finder }) {
  const { props, view, list, search } = finder;
  const groups = list.results?.groups.filter(({ apart }) => !apart) ?? [];
  if (view.place || view.province || groups.length < 2) return null;
  return (
    <ul className="provinces" aria-label={props.t('byProvince')}>
      {groups.map(({ name, stores }) => (
        <li key={name}>
          <button
            type="button"
            className="link"
            onClick={() => search.look({ province: stores[0]?.item.address.province }, 'province')}
          >
            {name}
          </button>
        </li>
      ))}
    </ul>
  );
}
