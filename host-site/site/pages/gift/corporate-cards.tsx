import type { ReactElement } from 'react';
import { facts } from '../../../sources/facts/facts.ts';
import { hasRoute } from '../../../sources/routes.ts';
import { linkTo } from '../../layout/page.ts';
import { Picture } from '../../layout/picture.tsx';
import { RichText } from '../../layout/rich-text.tsx';
import type { GiftPartProps } from './gift-part.ts';

/** Links to order corporate cards, or back to gift cards. */
export function CorporateActions({ page, text }: GiftPartProps): ReactElement {
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

/** How a company orders cards. */
export function CorporateSteps({ text }: Pick<GiftPartProps, 'text'>): ReactElement {
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

/** Corporate offers on the gift-card page, where there are any. */
export function CorporateBand({ page, text }: GiftPartProps): ReactElement | null {
  if (!hasRoute('corporate-gift-cards')) return null;
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
      {page.site.hasPicture('gift-cards') ? (
        <Picture page={page} name="gift-cards" alt={text('corporateArt')} sizes="(width < 60em) 100vw, 50vw" />
      ) : null}
    </section>
  );
}
