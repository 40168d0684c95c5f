import type { ReactElement } from 'react';
import type { SearchAction, WithActionConstraints } from 'schema-dts';
import type { Locale } from '../../../widgets/shared/locale/locale.ts';
import { contestPages, retailerTextFiles } from '../../retailers/retailer-content.ts';
import { type Article, formatArticlePath } from '../../sources/articles/article.ts';
import { formatKicker, pickArticles } from '../../sources/articles/describe-article.ts';
import type { ShopperFind } from '../../sources/finds/read-finds.ts';
import { findRoute, formatPath, hasRoute } from '../../sources/routes.ts';
import { ArticlePicture } from '../layout/article-picture.tsx';
import { BandArt } from '../layout/band-art.tsx';
import { FindPicture, SampleNote } from '../layout/find-picture.tsx';
import { linkTo, namePage, type Page, type PageData, type Site } from '../layout/page.ts';
import { Picture } from '../layout/picture.tsx';
import { RichText } from '../layout/rich-text.tsx';
import { Widget } from '../layout/widget.tsx';
import { HomeNews } from './home-news.tsx';
import { StoreStrip } from './home-stores.tsx';
import type { PageKind } from './page-kind.ts';

const usefulPages = ['returns', 'customer-store-info', 'style-plus', 'recalls'];
/** Contests whose texts have an invitation. */
const invitations = contestPages.filter((id) => {
  const texts = retailerTextFiles.en.contests?.[id];
  return typeof texts === 'object' && 'invitation' in texts;
});

/** Names of the routes in the homepage's index: an invitation to a contest only while it takes entries. */
export function listUsefulPages({ describeContest }: Pick<Site, 'describeContest'>, locale: Locale): string[] {
  return [...invitations.filter((id) => describeContest(id, locale).state === 'open'), ...usefulPages.filter(hasRoute)];
}

/** Ids of finds, one of each kind. */
const shownFinds = ['red-lamp', 'puddle-season', 'slow-morning', 'blue-coat', 'sunday-bag', 'green-corner'];

interface HomePageProps {
  page: Page;
  /** Three articles, for the spread. */
  articles: readonly Article[];
  /** Every article that lists may show. */
  listed: readonly Article[];
  /** Finds of the wall, some of which the strip shows. */
  finds: readonly ShopperFind[];
}

/** The homepage; its store strip leads to the store locator's provinces. */
function HomePage({ page, articles, listed, finds }: HomePageProps): ReactElement {
  return (
    <>
      <Lead page={page} />
      <HomeNews page={page} listed={listed} />
      <StoreStrip page={page} />
      {hasRoute('getinspired') ? (
        <section className="spread" aria-labelledby="spread">
          <h2 className="label" id="spread">
            {page.t('home:spreadTitle')}
          </h2>
          {articles.map((article) => (
            <Story key={article.slug} page={page} article={article} />
          ))}
          <a className="more" href={linkTo(page, 'getinspired')}>
            {page.t('articles:all')}
          </a>
        </section>
      ) : null}
      {hasRoute('giftcards') ? <GiftStrip page={page} /> : null}
      {hasRoute('fab-finds') ? <FindsStrip page={page} finds={finds} /> : null}
      <UsefulIndex page={page} />
      <section className="newsletter-band" aria-label={page.t('site:nav.newsletter')}>
        <BandArt
          page={page}
          photo="newsletter"
          drawing="letter"
          alts={{ photo: 'newsletter:art', drawing: 'home:newsletterArt' }}
        />
        <Widget page={page} tag="vitrine-newsletter-form" attributes={{ locale: page.locale }} />
      </section>
    </>
  );
}

function Lead({ page }: { page: Page }): ReactElement {
  const { t } = page;
  return (
    <section className="lead">
      <div className="lead-words">
        <p className="label">{t('home:kicker')}</p>
        <h1 className="display">
          <RichText text={t('home:headline')} />
        </h1>
        <p className="standfirst">{t('home:lead')}</p>
        <p className="actions">
          <a className="button" href={linkTo(page, 'storelocator')}>
            {t('home:findStore')}
          </a>
          {hasRoute('giftcards') ? (
            <a className="more" href={linkTo(page, 'giftcards')}>
              {t('home:giveCard')}
            </a>
          ) : null}
        </p>
      </div>
      {page.site.hasPicture('home-lead') ? (
        <Picture page={page} name="home-lead" alt={t('home:leadArt')} sizes="100vw" tallBelow="40em" isFirst />
      ) : null}
    </section>
  );
}

function Story({ page, article }: { page: Page; article: Article }): ReactElement {
  const { t, locale } = page;
  const { title, lead } = article.texts[locale];
  return (
    <article className="story">
      <ArticlePicture page={page} article={article} sizes="(width < 60em) 100vw, 60vw" />
      <div>
        <p className="label">{formatKicker(article, t)}</p>
        <h3 className="heading">
          <a href={`/${locale}/${formatArticlePath(article.slug)}`}>{title}</a>
        </h3>
        <p>{lead}</p>
      </div>
    </article>
  );
}

function GiftStrip({ page }: { page: Page }): ReactElement {
  const { t } = page;
  return (
    <section className="gift-strip" aria-labelledby="gift">
      <BandArt
        page={page}
        photo="gift-cards"
        drawing="gift"
        alts={{ photo: 'home:giftPhoto', drawing: 'home:giftArt' }}
      />
      <div>
        <h2 className="display" id="gift">
          <RichText text={t('home:giftTitle')} />
        </h2>
        <p className="standfirst">{t('home:giftText')}</p>
        <a className="button" href={linkTo(page, 'giftcards')}>
          {t('home:giftLink')}
        </a>
      </div>
    </section>
  );
}

function FindsStrip({ page, finds }: Pick<HomePageProps, 'page' | 'finds'>): ReactElement {
  const { t } = page;
  return (
    <section className="finds-strip" aria-labelledby="finds">
      <div>
        <p className="label">{t('fab-finds:kicker')}</p>
        <h2 className="heading" id="finds">
          {t('home:findsTitle')}
        </h2>
        <a className="more" href={linkTo(page, 'fab-finds')}>
          {t('home:findsLink')}
        </a>
        <SampleNote page={page} finds={finds} />
      </div>
      <ul className="strip">
        {shownFinds
          .flatMap((name) => finds.filter(({ id }) => id === name))
          .map((find) => (
            <li key={find.id}>
              <FindPicture page={page} find={find} isLazy />
            </li>
          ))}
      </ul>
    </section>
  );
}

function UsefulIndex({ page }: { page: Page }): ReactElement | null {
  const names = listUsefulPages(page.site, page.locale);
  if (names.length === 0) return null;
  return (
    <section className="index" aria-labelledby="index">
      <h2 className="label" id="index">
        {page.t('home:indexTitle')}
      </h2>
      <ul className="index-list">
        {names.map((name) => (
          <li key={name}>
            <a href={linkTo(page, name)}>{namePage(page.t, name)}</a>
            <p>{page.t(findRoute(name).kind === 'contest' ? `contests:${name}.invitation` : `home:index.${name}`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** JSON-LD of the site search. */
function describeSearch({ site, locale }: Page): NonNullable<PageData['site']> {
  const search: WithActionConstraints<SearchAction> = {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${site.origin}${formatPath(findRoute('search'), locale)}?q={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  };
  return { potentialAction: search };
}

/** The homepage's kind. */
export const homePage: PageKind = {
  open({ translate, listed, finds, site }, { locale }) {
    const t = translate[locale];
    return {
      title: t('home:title'),
      description: t('home:description'),
      styles: ['home'],
      firstWidget: 'vitrine-newsletter-form',
      describeData: (page) => ({ site: describeSearch(page) }),
      render: (page) => (
        <HomePage page={page} articles={pickArticles(listed, site.today)} listed={listed} finds={finds} />
      ),
    };
  },
  /** Depends on all articles, since any change can affect which ones fit the season. */
  isMadeFrom: ({ folder, name }, _, { articles }) =>
    folder === 'articles' && articles.some(({ slug }) => slug === name),
};
