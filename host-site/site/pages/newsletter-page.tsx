import type { ReactElement } from 'react';
import { formatTitle, type Page } from '../layout/page.ts';
import { PageArt } from '../layout/page-art.tsx';
import { RichText } from '../layout/rich-text.tsx';
import { Widget } from '../layout/widget.tsx';
import type { PageKind } from './page-kind.ts';

const photograph = 'newsletter';
const reasons = ['first', 'second', 'third'];

/** The newsletter form as a page (NL-11). */
function NewsletterPage({ page }: { page: Page }): ReactElement {
  const { t } = page;
  return (
    <div className="form-page">
      <header className="opening">
        <p className="label">{t('newsletter:kicker')}</p>
        <h1 className="display">
          <RichText text={t('newsletter:headline')} />
        </h1>
        <p className="standfirst">{t('newsletter:lead')}</p>
      </header>
      <div className="form-art">
        <PageArt page={page} photo={photograph} drawing="letter" alt={t('newsletter:art')} isFirst />
      </div>
      <div className="sign-up">
        <Widget page={page} tag="vitrine-newsletter-form" attributes={{ locale: page.locale }} />
      </div>
      <section className="reasons" aria-labelledby="reasons">
        <h2 className="label" id="reasons">
          {t('newsletter:reasonsTitle')}
        </h2>
        <ul className="index-list">
          {reasons.map((reason) => (
            <li key={reason}>
              <h3 className="heading">{t(`newsletter:reasons.${reason}.title`)}</h3>
              <p>{t(`newsletter:reasons.${reason}.text`)}</p>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

/** The newsletter page's kind. */
export const newsletterPage: PageKind = {
  open({ translate }, { locale }) {
    const t = translate[locale];
    return {
      title: formatTitle(t, t('newsletter:title')),
      description: t('newsletter:description'),
      isEmbeddable: true,
      styles: ['form-page'],
      firstWidget: 'vitrine-newsletter-form',
      picture: { photo: photograph, alt: t('newsletter:art') },
      render: (page) => <NewsletterPage page={page} />,
    };
  },
};
