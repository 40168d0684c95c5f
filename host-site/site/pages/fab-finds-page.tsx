import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { findsContest, findsPrints } from '../../../widgets/shared/brand/retailer.ts';
import { contestPages } from '../../retailers/retailer-content.ts';
import type { ShopperFind } from '../../sources/finds/read-finds.ts';
import { Breadcrumb } from '../layout/breadcrumb.tsx';
import { FindPicture, SampleNote } from '../layout/find-picture.tsx';
import { Markup } from '../layout/markup.tsx';
import { formatTitle, linkTo, type Page } from '../layout/page.ts';
import { PrizeTerms } from '../layout/prize-terms.tsx';
import { RichText } from '../layout/rich-text.tsx';
import type { PageKind } from './page-kind.ts';

const contest = contestPages.find((id) => id === findsContest);
/** As many as `<vitrine-photo-wall>` shows at first, to avoid a layout shift when its script starts. */
const shownAtFirst = 15;

interface FabFindsPageProps {
  page: Page;
  finds: readonly ShopperFind[];
}

/** How to take part, all finds, the contest, and how photos are used (RT-07, AR-04). The element filters the finds. */
function FabFindsPage({ page, finds }: FabFindsPageProps): ReactElement {
  const { t, locale, site } = page;
  const children = renderToStaticMarkup(
    <>
      <Wall page={page} finds={finds.slice(0, shownAtFirst)} />
      <Wall page={page} finds={finds.slice(shownAtFirst)} isRest />
    </>,
  );
  return (
    <>
      <Opening page={page} finds={finds} />
      <section className="index" aria-labelledby="steps">
        <h2 className="label" id="steps">
          {t('fab-finds:stepsTitle')}
        </h2>
        <Points page={page} path="steps" names={['find', 'snap', 'share']} />
      </section>
      <section className="finds-wall" aria-labelledby="wall">
        <h2 className="heading" id="wall">
          {t('fab-finds:wallTitle')}
        </h2>
        <SampleNote page={page} finds={finds} />
        <Markup as="div" className="widget" html={site.renderWidget('vitrine-photo-wall', { locale }, children)} />
      </section>
      {contest ? <ContestEntry page={page} contest={contest} /> : null}
      <section className="index" aria-labelledby="rights">
        <h2 className="label" id="rights">
          {t('fab-finds:rightsTitle')}
        </h2>
        <Points page={page} path="rights" names={['yours', 'looked', 'down']} />
        <p className="actions">
          <a className="more" href={`${linkTo(page, 'contact')}#contact`}>
            {t('fab-finds:remove')}
          </a>
        </p>
      </section>
    </>
  );
}

function Opening({ page, finds }: FabFindsPageProps): ReactElement {
  const { t } = page;
  const shown = findsPrints.flatMap((print) => finds.filter(({ id }) => id === print));
  return (
    <header className="finds-opening">
      <div className="finds-words">
        <Breadcrumb page={page} />
        <p className="finds-tag">{t('fab-finds:kicker')}</p>
        <h1 className="display">
          <RichText text={t('fab-finds:headline')} />
        </h1>
        <p className="standfirst">{t('fab-finds:lead')}</p>
        <p className="actions">
          <a className="button" href="#wall">
            {t('fab-finds:toWall')}
          </a>
          {contest ? (
            <a className="more" href="#contest">
              {t('fab-finds:toContest')}
            </a>
          ) : null}
        </p>
      </div>
      <div className="prints">
        {shown.map((find) => (
          <FindPicture key={find.id} page={page} find={find} />
        ))}
      </div>
    </header>
  );
}

/** Finds with the element's markup; those beyond the first ones only without its script. */
function Wall({ page, finds, isRest = false }: FabFindsPageProps & { isRest?: boolean }): ReactElement {
  return (
    <div className={isRest ? 'finds rest' : 'finds'}>
      <ul className="wall">
        {finds.map((find) => (
          <li key={find.id} className="find">
            <FindPicture page={page} find={find} isLazy />
            <p>
              {find.caption[page.locale]} <b translate="no">{find.handle}</b>
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Points({ page, path, names }: { page: Page; path: string; names: readonly string[] }): ReactElement {
  return (
    <ol className="index-list">
      {names.map((name) => (
        <li key={name}>
          <h3 className="heading">{page.t(`fab-finds:${path}.${name}.title`)}</h3>
          <p>{page.t(`fab-finds:${path}.${name}.text`)}</p>
        </li>
      ))}
    </ol>
  );
}

function ContestEntry({ page, contest }: { page: Page; contest: string }): ReactElement {
  const { t, locale, site } = page;
  const details = site.describeContest(contest, locale);
  return (
    <section className="form-page" id="contest" aria-labelledby="contest-title">
      <div className="opening">
        <h2 className="display" id="contest-title">
          <RichText text={t('fab-finds:contestTitle')} />
        </h2>
        <p className="standfirst">{t('fab-finds:contestText')}</p>
      </div>
      <div className="details">
        <dl>
          <div className="detail detail-prize">
            <dt className="label">{t('contests:prizes')}</dt>
            {details.prizes.map((prize) => (
              <dd key={prize}>{prize}</dd>
            ))}
          </div>
          <div className="detail">
            <dt className="label">{t('contests:dates')}</dt>
            <dd>{t('contests:from', { opens: details.opens })}</dd>
            <dd>{t('contests:until', { closes: details.closes })}</dd>
          </div>
        </dl>
        <PrizeTerms page={page} />
      </div>
      <div className="sign-up">
        {/* Not prerendered, because the page would exceed its first network flight. The contest has its own page. */}
        {createElement(
          'vitrine-contest-entry',
          { contest, locale, details: JSON.stringify(details) },
          <a className="button" href={linkTo(page, contest)}>
            {t('fab-finds:toContest')}
          </a>,
        )}
      </div>
    </section>
  );
}

/** The page of shoppers' finds. */
export const fabFindsPage: PageKind = {
  open({ translate, finds }, { locale }) {
    const t = translate[locale];
    return {
      title: formatTitle(t, t('fab-finds:title')),
      description: t('fab-finds:description'),
      isEmbeddable: true,
      styles: ['wall'],
      firstWidget: 'vitrine-photo-wall',
      describeData: () => ({ page: { '@type': 'CollectionPage' } }),
      render: (page) => <FabFindsPage page={page} finds={finds} />,
    };
  },
};
