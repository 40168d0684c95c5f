import type { ReactElement } from 'react';
import { linkTo, type Page } from '../layout/page.ts';
import { PageArt } from '../layout/page-art.tsx';
import { RichText } from '../layout/rich-text.tsx';
import { hasSearchForm, SearchForm } from '../layout/search-form.tsx';

interface MessagePageProps {
  page: Page;
  drawing: string;
  /** Names of routes with the key of the words that lead there; the first is the main one. */
  ways: readonly [route: string, words: string][];
}

/** A page that says one thing and offers ways on: not found (RT-03), error (RT-09), results of forms. */
export function MessagePage({ page, drawing, ways }: MessagePageProps): ReactElement {
  const { t } = page;
  const text = (part: string): string => t(`messages:${page.route.name}.${part}`);
  return (
    <div className="message-page">
      <PageArt page={page} drawing={drawing} alt={text('art')} isFirst />
      <div className="message">
        <p className="label">{text('kicker')}</p>
        <h1 className="display">
          <RichText text={text('headline')} />
        </h1>
        <p className="standfirst">{text('text')}</p>
        {/* The server fills in the number, and shows it, where the address has one. */}
        {page.route.name === 'contact-thank-you' ? (
          <p className="standfirst" id="reference" hidden>
            {t('messages:reference', { reference: '__REFERENCE__' })}
          </p>
        ) : null}
        <p className="actions">
          {ways.map(([route, words], index) => (
            <a key={route} className={index === 0 ? 'button' : 'more'} href={linkTo(page, route)}>
              {t(`messages:${words}`)}
            </a>
          ))}
        </p>
        {hasSearchForm(page.route) ? <SearchForm page={page} /> : null}
      </div>
    </div>
  );
}
