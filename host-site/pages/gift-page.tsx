import { createElement, type ReactElement } from 'react';
import type { GiftPage as PartnerPage } from '../../widgets/shared/brand/gift-links.ts';
import { facts } from '../content/facts.ts';
import { formatMoney } from '../content/format-value.ts';
import { Breadcrumb } from '../layout/breadcrumb.tsx';
import { linkToPartner } from '../layout/navigation.ts';
import { linkTo, type Page } from '../layout/page.ts';
import { PageArt } from '../layout/page-art.tsx';
import { Picture } from '../layout/picture.tsx';
import { ProseColumns } from '../layout/prose-columns.tsx';
import { RichText } from '../layout/rich-text.tsx';
import { StillLife } from '../layout/still-life.tsx';
import { Widget } from '../layout/widget.tsx';
import type { Prose } from '../prerender/prose.ts';

/** The gift-card pages: an opening with a picture, what a visitor came to do, then the running text. */
export function GiftPage({ page, prose }: { page: Page; prose: Prose }): ReactElement {
  const { name } = page.route;
  const text = (key: string, values?: Record<string, string | number>): string => page.t(`gift:${name}.${key}`, values);
  return (
    <article className={`gift-page gift-${name}`}>
      <header className="gift-opening">
        <div className="gift-words">
          <Breadcrumb page={page} />
          <h1 className="display">
            <RichText text={text('headline')} />
          </h1>
          <p className="standfirst">{prose.lead}</p>
          <OpeningActions page={page} text={text} />
        </div>
        <PageArt page={page} drawing="gift" alt={text('art')} isFirst />
      </header>
      {name === 'giftcards' ? <GiftWays page={page} text={text} /> : null}
      {name === 'gift-card-balance' ? (
        <section className="write">
          <Widget page={page} tag="vitrine-gift-balance" attributes={{ locale: page.locale }} />
        </section>
      ) : null}
      {name === 'corporate-gift-cards' ? <CorporateSteps text={text} /> : null}
      <ProseColumns page={page} prose={prose} />
      {name === 'giftcards' ? <CorporateBand page={page} text={text} /> : null}
    </article>
  );
}

interface PartProps {
  page: Page;
  /** Words of this page. */
  text: (key: string, values?: Record<string, string | number>) => string;
}

interface LeavingLinkProps {
  page: Page;
  className: string;
  to: PartnerPage;
  label: string;
}

/** A link to the partner that says that it leaves the site. */
function LeavingLink({ page, className, to, label }: LeavingLinkProps): ReactElement {
  return (
    <a className={className} href={linkToPartner(page, to)} rel="external noopener">
      {label}
      <span className="unseen"> {page.t('site:externalSite')}</span>
    </a>
  );
}

function OpeningActions({ page, text }: PartProps): ReactElement | null {
  if (page.route.name === 'gift-card-balance') return null;
  if (page.route.name === 'giftcards') {
    return (
      <p className="actions">
        <LeavingLink page={page} className="button" to="egift-email" label={text('primary')} />
        <LeavingLink page={page} className="more" to="egift-mail" label={text('secondary')} />
      </p>
    );
  }
  return (
    <p className="actions">
      <a className="button" href={`${linkTo(page, 'contact')}#contact`}>
        {text('primary')}
      </a>
      <a className="more" href={linkTo(page, 'giftcards')}>
        {text('secondary')}
      </a>
    </p>
  );
}

/** Buying, the balance, and the sign-up that opens in a dialog (RT-08); without script its link leads to the newsletter. */
function GiftWays({ page, text }: PartProps): ReactElement {
  const ways = [
    { key: 'email', link: <LeavingLink page={page} className="way" to="egift-email" label={text('primary')} /> },
    { key: 'mail', link: <LeavingLink page={page} className="way" to="egift-mail" label={text('secondary')} /> },
    {
      key: 'store',
      link: (
        <a className="way" href={linkTo(page, 'storelocator')}>
          {text('ways.store.link')}
        </a>
      ),
    },
  ];
  const values = { hours: facts.gift.deliveryHours.number, days: facts.gift.mailDays.number };
  const { monthlyCards, monthlyCardValue } = facts.newsletter;
  return (
    <>
      <section className="index" aria-labelledby="ways">
        <h2 className="label" id="ways">
          {text('waysTitle')}
        </h2>
        <ul className="index-list">
          {ways.map(({ key, link }) => (
            <li key={key}>
              <h3 className="heading">{text(`ways.${key}.title`)}</h3>
              <p>{text(`ways.${key}.text`, values)}</p>
              {link}
            </li>
          ))}
        </ul>
      </section>
      <GiftDesigns page={page} text={text} />
      <div className="gift-pair">
        <section aria-labelledby="balance">
          <h2 className="heading" id="balance">
            {text('balanceTitle')}
          </h2>
          <p>{text('balanceText')}</p>
          <a className="button" href={linkTo(page, 'gift-card-balance')}>
            {text('balanceLink')}
          </a>
        </section>
        <section aria-labelledby="sign-up">
          <h2 className="heading" id="sign-up">
            {text('signUpTitle')}
          </h2>
          <p>
            {text('signUpText', {
              cards: monthlyCards.number,
              value: formatMoney(monthlyCardValue.money, page.locale),
            })}
          </p>
          {createElement(
            'vitrine-gift-lightbox',
            { locale: page.locale },
            <a className="button" href={linkTo(page, 'newsletter')}>
              {text('signUpLink')}
            </a>,
          )}
        </section>
      </div>
    </>
  );
}

/** What a card looks like: three drawings with their names. */
function GiftDesigns({ page, text }: PartProps): ReactElement {
  return (
    <section className="gift-designs" aria-labelledby="designs">
      <h2 className="label" id="designs">
        {text('designsTitle')}
      </h2>
      <ul>
        {['evergreen', 'arches', 'linen'].map((design) => (
          <li key={design}>
            <StillLife page={page} name={`gift-${design}`} alt={text(`designs.${design}.art`)} />
            <p className="heading">{text(`designs.${design}.name`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function CorporateSteps({ text }: Pick<PartProps, 'text'>): ReactElement {
  return (
    <section className="index" aria-labelledby="steps">
      <h2 className="label" id="steps">
        {text('stepsTitle')}
      </h2>
      <ol className="index-list">
        {['first', 'second', 'third'].map((step) => (
          <li key={step}>
            <h3 className="heading">{text(`steps.${step}.title`)}</h3>
            <p>{text(`steps.${step}.text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function CorporateBand({ page, text }: PartProps): ReactElement {
  return (
    <section className="corporate-band" aria-labelledby="corporate">
      <div>
        <h2 className="display" id="corporate">
          <RichText text={text('corporateTitle')} />
        </h2>
        <p className="standfirst">{text('corporateText', { cards: facts.corporate.cards.number })}</p>
        <a className="button" href={linkTo(page, 'corporate-gift-cards')}>
          {text('corporateLink')}
        </a>
      </div>
      <Picture page={page} name="gift-cards" alt={text('corporateArt')} sizes="(width < 60em) 100vw, 50vw" />
    </section>
  );
}
