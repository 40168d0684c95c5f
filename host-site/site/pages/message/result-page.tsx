import type { Route } from '../../../sources/routes.ts';
import { formatTitle } from '../../layout/page.ts';
import type { PageKind } from '../page-kind.ts';
import { findTexts, MessagePage, type NextLink } from './message-page.tsx';

/** Drawings of public/art, by form. */
const drawings: Readonly<Record<string, string>> = { 'new-movers': 'grand-openings', contestrules: 'gift' };

/** Whether a page reports a refused form, and so must show it again. */
function isRefused({ path }: Route): boolean {
  return /(check-\w+|problem)$/.test(path);
}

/** Links of a result page: back to the form when it must be sent again. */
function listNextLinks({ path, form = '' }: Route): NextLink[] {
  const again: NextLink = [form, form === 'contestrules' ? 'contests' : 'formAgain'];
  if (path.endsWith('problem')) return [again, ['contact', 'contact']];
  if (/check-|not-open/.test(path)) return [again, ['homepage', 'home']];
  return [
    ['homepage', 'home'],
    ['storelocator', 'findStore'],
  ];
}

/** The result of a form sent without JavaScript. */
export const resultPages: PageKind = {
  open({ translate }, { route, locale }) {
    const t = translate[locale];
    const hasForm = isRefused(route);
    const key = findTexts(route);
    const values = route.texts ? { form: t(`forms:${route.form}.title`) } : {};
    return {
      title: formatTitle(t, t(`messages:${key}.title`, values)),
      description: t(`messages:${key}.description`, values),
      ...(hasForm ? { styles: ['result'] } : {}),
      render: (page) => (
        <MessagePage
          page={page}
          drawing={drawings[route.form ?? ''] ?? 'letter'}
          links={listNextLinks(route)}
          values={values}
          hasForm={hasForm}
        />
      ),
    };
  },
};
