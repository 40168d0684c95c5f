import type { ReactElement } from 'react';
import type { ContestDetails } from '../../../widgets/shared/submissions/contest-details.ts';
import { findContestTag } from '../../sources/contests/contest-tag.ts';
import { formatTitle, linkTo, type Page } from '../layout/page.ts';
import { PageArt } from '../layout/page-art.tsx';
import { PrizeTerms } from '../layout/prize-terms.tsx';
import { RichText } from '../layout/rich-text.tsx';
import { Widget } from '../layout/widget.tsx';
import { findContestPhoto } from './contest-photo.ts';
import type { PageKind } from './page-kind.ts';

const steps = ['first', 'second', 'third'];

/** A contest: invitation, picture, form, facts, how it works (CE-01, NM-01). Variable facts come from the contest's own file. */
function ContestPage({ page }: { page: Page }): ReactElement {
  const { t, locale, route, site } = page;
  const text = (part: string): string => t(`contests:${route.name}.${part}`);
  const details = site.describeContest(route.name, locale);
  const attributes = { contest: route.name, locale, details: JSON.stringify(details) };
  return (
    <div className={details.state === 'open' ? 'form-page' : 'form-page announced'}>
      <header className="opening">
        <p className="label">{text('kicker')}</p>
        <h1 className="display">
          <RichText text={text('headline')} />
        </h1>
        <p className="standfirst">{text('lead')}</p>
        <p className="actions">
          <a className="more" href={linkTo(page, 'contestrules')}>
            {t('contests:rules')}
          </a>
        </p>
      </header>
      <div className="form-art">
        <PageArt page={page} photo={findContestPhoto(site, route.name)} drawing="gift" alt={text('art')} isFirst />
      </div>
      <div className="sign-up">
        <Widget page={page} tag={findContestTag(details)} attributes={attributes} />
      </div>
      <ContestFacts page={page} details={details} />
      <Steps t={t} text={text} />
    </div>
  );
}

/** Prizes, dates and eligibility, from the contest's own file. */
function ContestFacts({ page, details }: { page: Page; details: ContestDetails }): ReactElement {
  const { t } = page;
  return (
    <section className="details" aria-labelledby="facts">
      <h2 className="visually-hidden" id="facts">
        {t('contests:factsTitle')}
      </h2>
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
        <div className="detail detail-quiet">
          <dt className="label">{t('contests:who')}</dt>
          <dd>{details.eligibility}</dd>
        </div>
      </dl>
      {/* An open contest's form has the same line. */}
      {details.state === 'open' ? null : <PrizeTerms page={page} />}
    </section>
  );
}

interface StepsProps extends Pick<Page, 't'> {
  /** The messages of this contest. */
  text: (part: string) => string;
}

/** How to enter. */
function Steps({ t, text }: StepsProps): ReactElement {
  return (
    <section className="reasons" aria-labelledby="steps">
      <h2 className="label" id="steps">
        {t('contests:stepsTitle')}
      </h2>
      <ul className="index-list">
        {steps.map((step) => (
          <li key={step}>
            <h3 className="heading">{text(`steps.${step}.title`)}</h3>
            <p>{text(`steps.${step}.text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Contests that have their own page. */
export const contestPages: PageKind = {
  open({ translate, site }, { route: { name }, locale }) {
    const t = translate[locale];
    const photo = findContestPhoto(site, name);
    return {
      title: formatTitle(t, t(`contests:${name}.title`)),
      description: t(`contests:${name}.description`),
      isEmbeddable: true,
      styles: ['form-page'],
      firstWidget: findContestTag(site.describeContest(name, locale)),
      ...(photo ? { picture: { photo, alt: t(`contests:${name}.art`) } } : {}),
      render: (page) => <ContestPage page={page} />,
    };
  },
};
