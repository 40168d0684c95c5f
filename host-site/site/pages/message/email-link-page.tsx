import { readFact } from '../../../sources/facts/facts.ts';
import { formatNumber } from '../../../sources/facts/format-value.ts';
import { formatTitle, type Page } from '../../layout/page.ts';
import type { PageKind } from '../page-kind.ts';
import { ClaimForm } from './claim-form.tsx';
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
  'confirm-done': [
    ['homepage', 'home'],
    ['storelocator', 'findStore'],
  ],
  'confirm-expired': [
    ['newsletter', 'signUpAgain'],
    ['contact', 'contact'],
  ],
  'claim-done': [['homepage', 'home']],
  'claim-late': [
    ['contact', 'contact'],
    ['contestrules', 'contests'],
  ],
  'claim-wrong-link': [
    ['contact', 'contact'],
    ['homepage', 'home'],
  ],
};

/** What the server says of a claim once it knows it: by the id of the paragraph, the key of its text. */
const claimNotes = { prize: 'prize', 'claim-by': 'claimBy' };

/** The contest, the prize and the last day, hidden until the server fills them in. */
function ClaimNotes({ page: { t, route } }: { page: Page }) {
  const values = { contest: '__CONTEST__', prize: '__PRIZE__', date: '__DATE__' };
  return Object.entries(claimNotes).map(([id, key]) => (
    <p key={id} className="standfirst" id={id} hidden>
      {t(`messages:${route.name}.${key}`, values)}
    </p>
  ));
}

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

/** What the link in an email shows: a question with a button, then the result. The server fills in the address. */
export const emailLinkPages: PageKind = {
  open({ translate }, { route, locale }) {
    const t = translate[locale];
    const days = formatNumber(readFact('newsletter.unsubscribeDays', 'number'), locale);
    const confirmDays = formatNumber(readFact('privacy.confirmDays', 'number'), locale);
    const prizeDays = formatNumber(readFact('contests.prizeDays', 'number'), locale);
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
          values={{ address: '__ADDRESS__', days, confirmDays, prizeDays }}
          action={fields[route.name] ? <LinkForm page={page} /> : undefined}
          notes={['claim', 'claim-done', 'claim-late'].includes(route.name) ? <ClaimNotes page={page} /> : undefined}
          form={route.name === 'claim' ? <ClaimForm page={page} /> : undefined}
        />
      ),
    };
  },
};
