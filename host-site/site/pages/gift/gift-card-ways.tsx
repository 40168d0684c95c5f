import { createElement, type ReactElement } from 'react';
import type { GiftPage as PartnerPage } from '../../../../widgets/shared/brand/gift-links.ts';
import { hasDraw, newsletterOffer } from '../../../../widgets/shared/brand/newsletter-offer.ts';
import { facts } from '../../../sources/facts/facts.ts';
import { formatMoney } from '../../../sources/facts/format-value.ts';
import { describePrizeTerms } from '../../../sources/facts/prize-line.ts';
import { renderInline } from '../../../sources/markdown/render-markdown.ts';
import { hasRoute } from '../../../sources/routes.ts';
import { DrawingImage } from '../../layout/drawing-image.tsx';
import { Markup } from '../../layout/markup.tsx';
import { linkToPartner } from '../../layout/navigation.ts';
import { linkTo, type Page } from '../../layout/page.ts';
import type { GiftPartProps } from './gift-part.ts';

interface LeavingLinkProps {
  page: Page;
  className: string;
  to: PartnerPage;
  label: string;
}

/** A link to the partner, marked as leaving the site. */
function LeavingLink({ page, className, to, label }: LeavingLinkProps): ReactElement {
  return (
    <a className={className} href={linkToPartner(page, to)} rel="external noopener">
      {label}
      <span className="visually-hidden"> {page.t('site:externalSite')}</span>
    </a>
  );
}

/** Buying a card from the partner, by e-mail or by mail. */
export function BuyingActions({ page, text }: GiftPartProps): ReactElement {
  return (
    <p className="actions">
      <LeavingLink page={page} className="button" to="egift-email" label={text('primary')} />
      <LeavingLink page={page} className="more" to="egift-mail" label={text('secondary')} />
    </p>
  );
}

/** Buying, card designs, the balance, and the newsletter dialog (RT-08). */
export function GiftCardOptions({ page, text }: GiftPartProps): ReactElement {
  return (
    <>
      <BuyingWays page={page} text={text} />
      <GiftDesigns page={page} text={text} />
      <div className="gift-pair">
        <Balance page={page} text={text} />
        <SignUp page={page} text={text} />
      </div>
    </>
  );
}

function BuyingWays({ page, text }: GiftPartProps): ReactElement {
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
  return (
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
  );
}

/** The three card designs as drawings with their names. */
function GiftDesigns({ page, text }: GiftPartProps): ReactElement {
  return (
    <section className="gift-designs" aria-labelledby="designs">
      <h2 className="label" id="designs">
        {text('designsTitle')}
      </h2>
      <ul>
        {['evergreen', 'arches', 'linen'].map((design) => (
          <li key={design}>
            <DrawingImage page={page} name={`gift-${design}`} alt={text(`designs.${design}.art`)} />
            <p className="heading">{text(`designs.${design}.name`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Balance({ page, text }: GiftPartProps): ReactElement | null {
  if (!hasRoute('gift-card-balance')) return null;
  return (
    <section aria-labelledby="balance">
      <h2 className="heading" id="balance">
        {text('balanceTitle')}
      </h2>
      <p>{text('balanceText')}</p>
      <a className="button" href={linkTo(page, 'gift-card-balance')}>
        {text('balanceLink')}
      </a>
    </section>
  );
}

/** Without a script, the link leads to the newsletter page. */
function SignUp({ page, text }: GiftPartProps): ReactElement | null {
  if (!hasDraw) return null;
  const values = { cards: newsletterOffer.prizes, value: formatMoney(newsletterOffer.amount, page.locale) };
  return (
    <section aria-labelledby="sign-up">
      <h2 className="heading" id="sign-up">
        {text('signUpTitle')}
      </h2>
      <p>{text('signUpText', values)}</p>
      <Markup as="p" html={renderInline(describePrizeTerms(page.locale))} />
      {createElement(
        'vitrine-gift-lightbox',
        { locale: page.locale },
        <a className="button" href={linkTo(page, 'newsletter')}>
          {text('signUpLink')}
        </a>,
      )}
    </section>
  );
}
