import type { ReactElement } from 'react';
import { countDays } from '../../../widgets/shared/stores/calendar-date.ts';
import type { Store } from '../../../widgets/shared/stores/store.ts';
import { isGrandOpening } from '../../../widgets/shared/stores/store-news.ts';
import { contestPages } from '../../retailers/retailer-content.ts';
import { type Article, formatArticlePath } from '../../sources/articles/article.ts';
import { formatMonthDay } from '../../sources/facts/format-value.ts';
import { formatPath, hasRoute, toStoreRoute } from '../../sources/routes.ts';
import { linkTo, namePage, type Page } from '../layout/page.ts';
import { describeDatedNews } from '../layout/store-status.ts';

/** Something with a date: what it is and when, and where it leads. */
interface NewsItem {
  label: string;
  title: string;
  link: string;
}

/** Days for which an article counts as new. */
const freshDays = 45;

/** The store whose opening is nearest to the day of the build, before or after. */
function readOpening(page: Page): NewsItem | undefined {
  const { site, locale } = page;
  const distance = ({ opensOn = site.today }: Store) => Math.abs(countDays(site.today, opensOn));
  const [store] = site.stores.stores
    .filter((each) => each.opensOn && isGrandOpening(each, site.today))
    .toSorted((one, other) => distance(one) - distance(other));
  if (!store) return undefined;
  const link = formatPath(toStoreRoute(store), locale);
  return { label: describeDatedNews(page, store), title: store.name[locale], link };
}

/** The article that was published or changed last. */
function readArticle({ site, locale, t }: Page, listed: readonly Article[]): NewsItem | undefined {
  const [article] = listed.toSorted((one, other) => other.updated.localeCompare(one.updated));
  if (!article || countDays(article.updated, site.today) > freshDays) return undefined;
  const { slug, published, updated, texts } = article;
  const date = formatMonthDay(updated, locale);
  return {
    label: t(published === updated ? 'home:newArticle' : 'home:changedArticle', { date }),
    title: texts[locale].title,
    link: `/${locale}/${formatArticlePath(slug)}`,
  };
}

/** A contest that takes entries. */
function readContest(page: Page): NewsItem | undefined {
  const { site, locale, t } = page;
  const id = contestPages.filter(hasRoute).find((each) => site.describeContest(each, locale).state === 'open');
  if (!id) return undefined;
  const { closes } = site.describeContest(id, locale);
  return { label: t('contests:until', { closes }), title: namePage(t, id), link: linkTo(page, id) };
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
        {items.map(({ label, title, link }) => (
          <li key={link}>
            <p>{label}</p>
            <h3>
              <a href={link}>{title}</a>
            </h3>
          </li>
        ))}
      </ul>
    </section>
  );
}
