import type { ReactElement } from 'react';
import type { Prose } from '../../../sources/markdown/prose.ts';
import { Breadcrumb } from '../../layout/breadcrumb.tsx';
import { formatTitle, type Page } from '../../layout/page.ts';
import { PageArt } from '../../layout/page-art.tsx';
import { ProseColumns } from '../../layout/prose-columns.tsx';
import { RichText } from '../../layout/rich-text.tsx';
import { Widget } from '../../layout/widget.tsx';
import { isProseOf } from '../content-file.ts';
import type { PageKind } from '../page-kind.ts';
import { CorporateActions, CorporateBand, CorporateSteps } from './corporate-cards.tsx';
import { BuyingActions, GiftCardOptions } from './gift-card-ways.tsx';
import type { GiftPartProps } from './gift-part.ts';

type Part = (props: GiftPartProps) => ReactElement | null;

/** What is specific to one of these pages. */
interface GiftPageParts {
  /** Name of a picture in public/pictures; without one the page shows the drawing of a gift. */
  photo?: string;
  /** Below the lead. */
  Actions?: Part;
  /** The visitor's main task. */
  Main: Part;
  /** After the running text. */
  End?: Part;
}

const drawing = 'gift';

/** By route name. */
const pageParts: Readonly<Record<string, GiftPageParts>> = {
  giftcards: { Actions: BuyingActions, Main: GiftCardOptions, End: CorporateBand },
  'gift-card-balance': { photo: 'gift-card-balance', Main: BalanceForm },
  'corporate-gift-cards': { photo: 'corporate-gift-cards', Actions: CorporateActions, Main: CorporateSteps },
};

function BalanceForm({ page }: GiftPartProps): ReactElement {
  return (
    <section className="write">
      <Widget page={page} tag="vitrine-gift-balance" attributes={{ locale: page.locale }} />
    </section>
  );
}

interface GiftPageProps {
  page: Page;
  prose: Prose;
  parts: GiftPageParts;
}

/** A gift-card page: an opening with a picture, the visitor's main task, then running text. */
function GiftPage({ page, prose, parts: { photo, Actions, Main, End } }: GiftPageProps): ReactElement {
  const { name } = page.route;
  const text: GiftPartProps['text'] = (key, values) => page.t(`gift:${name}.${key}`, values);
  return (
    <article className={`gift-page gift-${name}`}>
      <header className="gift-opening">
        <div className="gift-words">
          <Breadcrumb page={page} />
          <h1 className="display">
            <RichText text={text('headline')} />
          </h1>
          <p className="standfirst">{prose.lead}</p>
          {Actions ? <Actions page={page} text={text} /> : null}
        </div>
        <PageArt page={page} photo={photo} drawing={drawing} alt={text('art')} isFirst />
      </header>
      <Main page={page} text={text} />
      <ProseColumns page={page} prose={prose} />
      {End ? <End page={page} text={text} /> : null}
    </article>
  );
}

/** The gift-card pages; their running text is in content/pages. */
export const giftPages: PageKind = {
  open({ translate, readProse }, { route, locale }) {
    const t = translate[locale];
    const prose = readProse(route, locale);
    const parts = pageParts[route.name];
    if (!parts) throw new Error(`The gift-card page ${route.name} has no parts`);
    const alt = t(`gift:${route.name}.art`);
    return {
      title: formatTitle(t, prose.title),
      description: prose.description,
      isEmbeddable: route.name === 'gift-card-balance',
      styles: ['gift'],
      picture: parts.photo ? { photo: parts.photo, alt } : { drawing, alt },
      describeData: () => ({ page: { dateModified: prose.updated } }),
      render: (page) => <GiftPage page={page} prose={prose} parts={parts} />,
    };
  },
  isMadeFrom: isProseOf,
};
