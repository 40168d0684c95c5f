import type { ChangeEvent } from 'react';
import { isMapArea, maxRadius, radii } from '../../shared/stores/address-state.ts';
import { formatDistance } from '../../shared/stores/distance.ts';
import { nearbyRadius } from '../../shared/stores/nearby.ts';
import type { Finder } from './use-finder.ts';

/** How far the listed stores may be, once a place was searched for; the heading announces the change. */
export function RadiusChoice({ finder: { props, view, show, loader } }: { finder: Finder }) {
  const { t, locale } = props;
  const { place, radius = nearbyRadius } = view;
  if (!place || isMapArea(view)) return null;
  // Any distance would download every store of a large chain.
  const offered = radii.filter((each) => each < maxRadius || loader?.isWhole);
  const change = ({ currentTarget }: ChangeEvent<HTMLSelectElement>) => {
    const chosen = Number(currentTarget.value);
    show({ ...view, radius: chosen === nearbyRadius ? undefined : chosen });
  };
  return (
    <label className="radius">
      {t('radius')}
      <select value={String(radius)} onChange={change}>
        {offered.map((each) => (
          <option key={each} value={String(each)}>
            {each < maxRadius ? t('radiusUpTo', { distance: formatDistance(each, locale) }) : t('radiusAny')}
          </option>
        ))}
      </select>
    </label>
  );
}
