import type { Translate } from '../../../sources/i18n.ts';
import { formatTitle, type PageTraits } from '../../layout/page.ts';
import type { PageKind } from '../page-kind.ts';
import { MessagePage, type NextLink } from './message-page.tsx';

const links: readonly NextLink[] = [
  ['homepage', 'home'],
  ['storelocator', 'findStore'],
  ['contact', 'contact'],
];

function describeMessage(t: Translate, name: string): Pick<PageTraits, 'title' | 'description'> {
  return { title: formatTitle(t, t(`messages:${name}.title`)), description: t(`messages:${name}.description`) };
}

/** The not-found page (RT-03). */
export const notFoundPage: PageKind = {
  open: ({ translate }, { route, locale }) => ({
    ...describeMessage(translate[locale], route.name),
    styles: ['search'],
    hasNoAddress: true,
    render: (page) => <MessagePage page={page} photo="lost-key" drawing="frame" links={links} hasSearch />,
  }),
};

/** The page shown when another failed (RT-09): at any address, also at an email's link with its token. */
export const errorPage: PageKind = {
  open: ({ translate }, { route, locale }) => ({
    ...describeMessage(translate[locale], route.name),
    isPrivate: true,
    render: (page) => <MessagePage page={page} drawing="frame" links={links} />,
  }),
};
