import { readFact } from '../../facts/facts.ts';
import { formatNumber } from '../../facts/format-value.ts';
import { formatTitle, type Page } from '../../layout/page.ts';
import type { PageKind } from '../page-kind.ts';
import { MessagePage, type NextLink } from './message-page.tsx';

const links: Readonly<Record<string, readonly NextLink[]>> = {
  unsubscribe: [['homepage', 'keepNewsletter']],
  'unsubscribe-done': [
    ['homepage', 'home'],
    ['newsletter', 'signUpAgain'],
  ],
  'unsubscribe-wrong-link': [
    ['contact', 'contact'],
    ['homepage', 'home'],
  ],
};

/** The button, in a form that is sent to the page's own address, as a mail program sends it (RFC 8058). */
function UnsubscribeForm({ page: { t } }: { page: Page }) {
  return (
    <form method="post">
      <input type="hidden" name="List-Unsubscribe" value="One-Click" />
      <button type="submit" className="button">
        {t('messages:unsubscribe.button')}
      </button>
    </form>
  );
}

/** What the link in a letter shows: a question with a button, then the result. The server fills in the address. */
export const unsubscribePages: PageKind = {
  open({ texts }, { route, locale }) {
    const t = texts[locale];
    const days = formatNumber(readFact('newsletter.unsubscribeDays', 'number'), locale);
    return {
      title: formatTitle(t, t(`messages:${route.name}.title`)),
      description: t(`messages:${route.name}.description`),
      styles: ['result'],
      isPrivate: true,
      render: (page) => (
        <MessagePage
          page={page}
          drawing="letter"
          links={links[route.name] ?? []}
          values={{ address: '__ADDRESS__', days }}
          action={route.name === 'unsubscribe' ? <UnsubscribeForm page={page} /> : undefined}
        />
      ),
    };
  },
};
