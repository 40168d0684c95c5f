import { type ReactNode, useState } from 'react';
import { brands } from '../../shared/brand/brands.ts';
import type { Locale } from '../../shared/locale/locale.ts';
import type { Store } from '../../shared/stores/store.ts';
import type { StoreFeed } from '../../shared/stores/store-feed.ts';
import { noFilters, type StoreFilters } from '../../shared/stores/store-filters.ts';
import { findToday, isGrandOpening, listComingEvents } from '../../shared/stores/store-news.ts';
import type { StoreFinderTranslate } from './store-finder-message-keys.ts';

interface FilterPanelProps {
  feed: StoreFeed;
  stores: readonly Store[];
  filters: StoreFilters;
  now: number;
  t: StoreFinderTranslate;
  locale: Locale;
  onChanged: (filters: StoreFilters) => void;
}

/** Adds a member to the list, or removes it. */
const toggle = <Member,>(list: readonly Member[], member: Member) =>
  list.includes(member) ? list.filter((other) => other !== member) : [...list, member];
const unique = <Member,>(list: readonly Member[]) => [...new Set(list)];

/** Number of active filters. */
export function countFilters({ brands: chosen, departments, events, grandOpenings, openNow }: StoreFilters): number {
  return chosen.length + departments.length + [events, grandOpenings, openNow].filter(Boolean).length;
}

/** The filters that split these stores; one that all or none of them pass is not offered. */
function FilterGroups({ feed, stores, filters, now, t, locale, onChanged }: FilterPanelProps) {
  const change = (changed: Partial<StoreFilters>) => onChanged({ ...filters, ...changed });
  const renderCheckbox = (key: string, label: string, isOn: boolean, changed: Partial<StoreFilters>) => (
    <label key={key}>
      <input type="checkbox" checked={isOn} onChange={() => change(changed)} />
      <span>{label}</span>
    </label>
  );
  const renderGroup = (title: string, boxes: readonly ReactNode[]) =>
    boxes.length > 0 && (
      <fieldset>
        <legend>{title}</legend>
        {boxes}
      </fieldset>
    );
  const renderDepartments = (keys: readonly string[]) => {
    const { compare } = new Intl.Collator(locale);
    return unique(keys)
      .map((key) => [key, feed.departmentNames[key]?.[locale] ?? key] as const)
      .sort(([, a], [, b]) => compare(a, b))
      .map(([key, name]) =>
        renderCheckbox(key, name, filters.departments.includes(key), { departments: toggle(filters.departments, key) }),
      );
  };
  const keys = unique(stores.flatMap((store) => store.brands));
  const { events, grandOpenings, openNow } = filters;
  const hasEvents = events || stores.some((store) => listComingEvents(store, findToday(store, feed, now)).length > 0);
  const hasOpenings = grandOpenings || stores.some((store) => isGrandOpening(store, findToday(store, feed, now)));
  return (
    <div className="filter-groups">
      {renderGroup(t('happenings'), [
        renderCheckbox('open', t('openNow'), openNow, { openNow: !openNow }),
        hasEvents && renderCheckbox('events', t('events'), events, { events: !events }),
        hasOpenings && renderCheckbox('grand', t('grandOpenings'), grandOpenings, { grandOpenings: !grandOpenings }),
      ])}
      {keys.length > 1 &&
        renderGroup(
          t('brands'),
          keys.map((key) =>
            renderCheckbox(key, brands[key].name[locale], filters.brands.includes(key), {
              brands: toggle(filters.brands, key),
            }),
          ),
        )}
      {renderGroup(t('departments'), renderDepartments(stores.flatMap(({ departments }) => departments)))}
      {renderGroup(t('specialties'), renderDepartments(stores.flatMap((store) => store.specialtyDepartments)))}
    </div>
  );
}

/** SF-03: the filters, worked out once the visitor opens them. */
export function FilterPanel(props: FilterPanelProps) {
  const { filters, t, onChanged } = props;
  const [isOpen, setOpen] = useState(false);
  const count = countFilters(filters);
  return (
    <details
      className="filters"
      part="filters"
      onToggle={({ currentTarget }: { currentTarget: HTMLDetailsElement }) => setOpen(currentTarget.open)}
    >
      <summary>{count > 0 ? t('filtersOn', { count }) : t('filters')}</summary>
      {isOpen && <FilterGroups {...props} />}
      {count > 0 && (
        <button
          type="button"
          className="quiet"
          onClick={({ currentTarget }) => {
            // The summary, because this button is removed.
            ((currentTarget.parentNode as Node).firstChild as HTMLElement).focus();
            onChanged(noFilters);
          }}
        >
          {t('clearFilters')}
        </button>
      )}
    </details>
  );
}
