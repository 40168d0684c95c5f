import type { ReactElement } from 'react';
import { linkTo, type Page } from '../layout/page.ts';
import { RichText } from '../layout/rich-text.tsx';
import { StillLife } from '../layout/still-life.tsx';
import { Widget } from '../layout/widget.tsx';
import type { Heading } from '../prerender/markdown.ts';

const stories = ['how', 'grand-openings', 'environment'];
const usefulPages = ['fall-promotion', 'new-movers', 'returns', 'customer-store-info', 'style-plus', 'recalls'];

/** The homepage. `provinces` are the store page's sections, which the store strip leads to. */
export function HomePage({ page, provinces }: { page: Page; provinces: readonly Heading[] }): ReactElement {
  return (
    <>
      <Lead page={page} />
      <StoreStrip page={page} provinces={provinces} />
      <section className="spread" aria-labelledby="spread">
        <h2 className="label" id="spread">
          {page.t('home:spreadTitle')}
        </h2>
        {stories.map((name) => (
          <Story key={name} page={page} name={name} />
        ))}
      </section>
      <GiftStrip page={page} />
      <UsefulIndex page={page} />
      <section className="newsletter-band" aria-label={page.t('site:nav.newsletter')}>
        <StillLife page={page} name="letter" alt={page.t('newsletter:art')} />
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
          <a className="more" href={linkTo(page, 'giftcards')}>
            {t('home:giveCard')}
          </a>
        </p>
      </div>
      <StillLife page={page} name="lead" alt={t('home:leadArt')} inline />
    </section>
  );
}

function StoreStrip({ page, provinces }: { page: Page; provinces: readonly Heading[] }): ReactElement {
  const { t } = page;
  const address = linkTo(page, 'storelocator');
  return (
    <section className="store-strip" aria-labelledby="stores">
      <div>
        <h2 className="heading" id="stores">
          {t('home:storesTitle')}
        </h2>
        <p>{t('home:storesLead')}</p>
      </div>
      <ul>
        {provinces.map(({ id, text }) => (
          <li key={id}>
            <a href={`${address}#${id}`}>{text}</a>
          </li>
        ))}
      </ul>
      <a className="more" href={address}>
        {t('home:storesAll')}
      </a>
    </section>
  );
}

function Story({ page, name }: { page: Page; name: string }): ReactElement {
  const { t } = page;
  const text = (part: string): string => t(`home:stories.${name}.${part}`);
  return (
    <article className={`story story-${name}`}>
      <StillLife page={page} name={name} alt={text('art')} />
      <div>
        <p className="label">{text('kicker')}</p>
        <h3 className="heading">{text('title')}</h3>
        <p>{text('text')}</p>
        <a className="more" href={linkTo(page, name)}>
          {text('link')}
        </a>
      </div>
    </article>
  );
}

function GiftStrip({ page }: { page: Page }): ReactElement {
  const { t } = page;
  return (
    <section className="gift-strip" aria-labelledby="gift">
      <StillLife page={page} name="gift" alt={t('home:giftArt')} />
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

function UsefulIndex({ page }: { page: Page }): ReactElement {
  return (
    <section className="index" aria-labelledby="index">
      <h2 className="label" id="index">
        {page.t('home:indexTitle')}
      </h2>
      <ul className="index-list">
        {usefulPages.map((name) => (
          <li key={name}>
            <a href={linkTo(page, name)}>{page.t(`site:nav.${name}`)}</a>
            <p>{page.t(`home:index.${name}`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
