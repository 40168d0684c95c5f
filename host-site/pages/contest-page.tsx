import type { ReactElement } from 'react';
import { findContestTag } from '../layout/contest-tag.ts';
import { linkTo, type Page } from '../layout/page.ts';
import { PageArt } from '../layout/page-art.tsx';
import { RichText } from '../layout/rich-text.tsx';
import { Widget } from '../layout/widget.tsx';

const steps = ['first', 'second', 'third'];

/** A contest: why, the form, the facts, how it works (CE-01, NM-01). What can change comes from the contest's own file. */
export function ContestPage({ page }: { page: Page }): ReactElement {
  const { t, locale, route, site } = page;
  const text = (part: string): string => t(`contests:${route.name}.${part}`);
  const details = site.describeContest(route.name, locale);
  const attributes = { contest: route.name, locale, details: JSON.stringify(details) };
  return (
    <div className="form-page">
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
      <div className="sign-up">
        <Widget page={page} tag={findContestTag(details)} attributes={attributes} />
      </div>
      <section className="details" aria-labelledby="facts">
        <h2 className="unseen" id="facts">
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
      </section>
      <section className="reasons" aria-labelledby="steps">
        <PageArt page={page} drawing="gift" alt={text('art')} />
        <div>
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
        </div>
      </section>
    </div>
  );
}
