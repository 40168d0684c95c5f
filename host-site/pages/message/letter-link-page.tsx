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
  confirm: [['homepage', 'ignoreSignUp']],
  'confirm-expired': [
    ['newsletter', 'signUpAgain'],
    ['contact', 'contact'],
  ],
};

/** Hidden fields of the buttons: to unsubscribe, what a mail program sends (RFC 8058). */
const fields: Readonly<Record<string, readonly [name: string, value: string]>> = {
  unsubscribe: ['List-Unsubscribe', 'One-Click'],
  confirm: ['Confirm', 'Yes'],
};

/** The button, in a form that is sent to the page's own address. */
function LinkForm({ page: { t, route } }: { page: Page }) {
  const [name, value] = fields[route.name] ?? [];
  return (
    <form method="post">
      <input type="hidden" name={name} value={value} />
      <button type="submit" className="button">
        {t(`messages:${route.name}.button`)}
      </button>
    </form>
  );
}

/** What the link in a letter shows: a question with a button, then the result. The server fills in the address. */
export const letterLinkPages: PageKind = {
  open({ texts }, { route, locale }) {
    const t = texts[locale];
    const days = formatNumber(readFact('newsletter.unsubscribeDays', 'number'), locale);
    const confirmDays = formatNumber(readFact('privacy.confirmDays', 'number'), locale);
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
          values={{ address: '__ADDRESS__', days, confirmDays }}
          action={fields[route.name] ? <LinkForm page={page} /> : undefined}
        />
      ),
    };
  },
};
