import type { ReactElement } from 'react';
import { countDays } from '../../../widgets/shared/stores/calendar-date.ts';
import type { Store } from '../../../widgets/shared/stores/store.ts';
import { isGrandOpening } from '../../../widgets/shared/stores/store-news.ts';
import { contestPages } from '../../retailers/retailer-content.ts';
import { type Article, formatArticlePath } from '../../sources/articles/article.ts';
import { formatMonthDay } from '../../sources/facts/format-value.ts';
import { formatPath, hasRoute, toStoreRoute } from '../../sources/routes.ts';
import { linkTo, namePage, type Page } from '../layout/page.ts';
import { Picture } from '../layout/picture.tsx';
import { findContestPhoto } from './contest-photo.ts';
import { prosePhotographs } from './prose/prose-page.tsx';

/** Something with a date: what it is and when, and where it leads. */
interface NewsItem {
  label: string;
  title: string;
  link: string;
  /** Name of its picture, which is decorative. */
  picture: string | undefined;
}

/** Days for which an article counts as new. */
const freshDays = 45;

/** The store whose opening is nearest to the day of the build, before or after. */
function readOpening(page: Page): NewsItem | undefined {
  const { site, locale, t } = page;
  const distance = ({ opensOn = site.today }: Store) => Math.abs(countDays(site.today, opensOn));
  const [store] = site.stores.stores
    .filter((each) => each.opensOn && isGrandOpening(each, site.today))
    .toSorted((one, other) => distance(one) - distance(other));
  if (!store?.opensOn) return undefined;
  const label = t(store.opensOn > site.today ? 'store:opening' : 'store:opened', {
    date: formatMonthDay(store.opensOn, locale),
  });
  const link = formatPath(toStoreRoute(store), locale);
  return { label, title: store.name[locale], link, picture: prosePhotographs['grand-openings'] };
}

/** The article that was published or changed last. */
function readArticle({ site, locale, t }: Page, listed: readonly Article[]): NewsItem | undefined {
  const [article] = listed.toSorted((one, other) => other.updated.localeCompare(one.updated));
  if (!article || countDays(article.updated, site.today) > freshDays) return undefined;
  const { slug, published, updated, texts, picture } = article;
  const date = formatMonthDay(updated, locale);
  return {
    label: t(published === updated ? 'home:newArticle' : 'home:changedArticle', { date }),
    title: texts[locale].title,
    link: `/${locale}/${formatArticlePath(slug)}`,
    picture,
  };
}

/** A contest that takes entries. */
function readContest(page: Page): NewsItem | undefined {
  const { site, locale, t } = page;
  const id = contestPages.filter(hasRoute).find((each) => site.describeContest(each, locale).state === 'open');
  if (!id) return undefined;
  const date = site.describeLastDay(id, locale);
  return {
    label: t('home:openContest', { date }),
    title: namePage(t, id),
    link: linkTo(page, id),
    picture: findContestPhoto(site, id),
  };
}

/** News of stores, articles and contests as of the build, one of each at most, all of them with their date. */
function listNews(page: Page, listed: readonly Article[]): NewsItem[] {
  return [readOpening(page), readArticle(page, listed), readContest(page)].filter((item) => item !== undefined);
}

/** What is new, with its dates; nothing where nothing is. */
export function HomeNews({ page, listed }: { page: Page; listed: readonly Article[] }): ReactElement | null {
  const items = listNews(page, listed);
  if (items.length === 0) return null;
  return (
    <section className="news" aria-labelledby="news">
      <h2 className="label" id="news">
        {page.t('home:newsTitle')}
      </h2>
      <ul>
        {items.map(({ label, title, link, picture }) => (
          <li key={link}>
            {picture && page.site.hasPicture(picture) ? (
              <Picture page={page} name={picture} alt="" sizes="(44em <= width < 60em) 33vw, 6rem" formats={['avif']} />
            ) : null}
            <div>
              <p>{label}</p>
              <h3>
                <a href={link}>{title}</a>
              </h3>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
