import { useRef } from 'react';
import { describeClosedNow } from '../../shared/stores/closed-now.ts';
import { useAnnouncement } from '../../shared/ui/use-announcement.ts';
import { ProvinceChoice } from './province-choice.tsx';
import { RadiusChoice } from './radius-choice.tsx';
import type { Finder } from './use-finder.ts';

interface ResultHeadingProps {
  finder: Finder;
  isSample: boolean | undefined;
}

/** The list's heading, and the buttons above it. */
export function ResultHeading({ finder, isSample }: ResultHeadingProps) {
  const { props, view, list, search, isMapShown } = finder;
  const { heading, isEmpty, results } = list;
  const { t, locale } = props;
  const closed = results?.closed && describeClosedNow(results.closed, locale, t);
  const told = closed ? `${heading}. ${closed}` : heading;
  /** What came with the list, or stood in the heading when it got the focus: that has been said, or needs no saying. */
  const read = useRef(told);
  const announced = useAnnouncement(told, read);
  const sample = isSample && <p className="sample">{t('sample')}</p>;
  if (list.only) return sample;
  return (
    <>
      <p className="visually-hidden" role="status">
        {announced}
      </p>
      <h2
        part="title"
        tabIndex={-1}
        onFocus={() => {
          read.current = told;
        }}
        onBlur={() => {
          read.current = '';
        }}
      >
        {heading}
      </h2>
      {closed && <p className="shut">{closed}</p>}
      {isEmpty && <p>{t('noneMatchNext')}</p>}
      {(view.place || view.province) && (
        <button type="button" className="link" onClick={() => search.look({})}>
          {t('showAll')}
        </button>
      )}
      <ProvinceChoice finder={finder} />
      <RadiusChoice finder={finder} />
      {finder.canShowMap && (
        <button type="button" className="quiet map-switch" aria-expanded={isMapShown} onClick={finder.switchMap}>
          {t(isMapShown ? 'hideMap' : 'showMap')}
        </button>
      )}
      {sample}
      {results?.isFar && <p>{t('nearestAll')}</p>}
    </>
  );
}
