import type { ReactElement, ReactNode } from 'react';
import { hasRoute, type Route } from '../../../sources/routes.ts';
import { linkTo, type Page } from '../../layout/page.ts';
import { PageArt } from '../../layout/page-art.tsx';
import { RichText } from '../../layout/rich-text.tsx';
import { SearchForm } from '../../layout/search-form.tsx';

/** A link to another page: the route's name, and the key of the link text. */
export type NextLink = [route: string, messageKey: string];

interface MessagePageProps {
  page: Page;
  photo?: string;
  /** Drawing for a page without a photograph. */
  drawing: string;
  /** The first one is the primary link. */
  links: readonly NextLink[];
  /** Whether the server inserts the refused form, filled in; without one, the page links back to the form. */
  hasForm?: boolean;
  hasSearch?: boolean;
  /** Values of the messages. */
  values?: Record<string, string>;
  /** A form of the page's own, which then has the primary button. */
  action?: ReactNode;
  /** What the server fills in below the text. */
  notes?: ReactNode;
  /** A form with several fields, which takes the place of the picture. */
  form?: ReactNode;
}

/** Photographs in the place of drawings, with the message that says what they show. */
const photographs: Readonly<Record<string, { name: string; alt: string }>> = {
  letter: { name: 'newsletter', alt: 'newsletter:art' },
  gift: { name: 'gift-cards', alt: 'home:giftPhoto' },
  'grand-openings': { name: 'new-home', alt: 'contests:new-movers.art' },
};

/** The results of an entry that takes part in a draw. */
const drawnEntries: ReadonlySet<string> = new Set([
  'contest-entered',
  'new-movers-not-winner',
  'new-movers-not-winner-member',
]);

/** A text with one link, whose words `<em>…</em>` marks. */
function LinkedText({ text, address }: { text: string; address: string }): ReactElement {
  const [before, words, after] = text.split(/<\/?em>/);
  return (
    <>
      {before}
      <a href={address}>{words}</a>
      {after}
    </>
  );
}

/** Key of the messages of a page. */
export const findTexts = ({ name, texts = name }: Route): string => texts;

/** A page with one message and links: not found (RT-03), error (RT-09), results of forms. */
export function MessagePage(props: MessagePageProps): ReactElement {
  const { page, drawing, links, hasForm = false, hasSearch = false, values, action, notes, form } = props;
  const { t } = page;
  const text = (part: string): string => t(`messages:${findTexts(page.route)}.${part}`, values);
  const photo = props.photo ?? photographs[drawing]?.name;
  const photoAlt = props.photo ? undefined : photographs[drawing]?.alt;
  const alt = photo && photoAlt && page.site.hasPicture(photo) ? t(photoAlt) : text('art');
  return (
    <div className="message-page">
      <PageArt page={page} photo={photo} drawing={drawing} alt={alt} isFirst />
      <div className="message">
        <p className="label">{text('kicker')}</p>
        <h1 className="display">
          <RichText text={text('headline')} />
        </h1>
        <p className="standfirst">{text('text')}</p>
        {/* The server fills in the number when the address has one. */}
        {['contact-thank-you', 'form-thank-you'].includes(findTexts(page.route)) ? (
          <p className="standfirst" id="reference" hidden>
            {t('messages:reference', { reference: '__REFERENCE__' })}
          </p>
        ) : null}
        {page.route.name === 'new-movers-winner' ? (
          <p className="standfirst" id="prize" hidden>
            {t('messages:prize', { prize: '__PRIZE__' })}
          </p>
        ) : null}
        {drawnEntries.has(page.route.name) ? (
          <p className="standfirst" id="entry-reference" hidden>
            <LinkedText text={t('messages:entryReference', { reference: '__REFERENCE__' })} address="__DRAWS__" />
          </p>
        ) : null}
        {notes}
        {form ? <div className="form-again filled">{form}</div> : null}
        {hasForm ? <div className="form-again" /> : null}
        <div className="go-back">
          {hasForm ? <p>{t('messages:goBack')}</p> : null}
          <div className="actions">
            {action}
            {links
              .filter(([route]) => hasRoute(route))
              .map(([route, messageKey], index) => (
                <a key={route} className={index === 0 && !action ? 'button' : 'more'} href={linkTo(page, route)}>
                  {t(`messages:${messageKey}`)}
                </a>
              ))}
          </div>
        </div>
        {hasSearch ? <SearchForm page={page} /> : null}
      </div>
    </div>
  );
}
