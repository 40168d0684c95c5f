import type { ReactElement } from 'react';
import { formatTitle, type Page } from '../layout/page.ts';
import { Widget } from '../layout/widget.tsx';
import type { PageKind } from './page-kind.ts';

/** A form that needs no code of its own, below its title and introduction. */
function FormPage({ page }: { page: Page }): ReactElement {
  const { t, route } = page;
  return (
    <div className="contact-page">
      <header className="opening">
        <h1 className="display">{t(`forms:${route.name}.title`)}</h1>
        <p className="standfirst">{t(`forms:${route.name}.intro`)}</p>
      </header>
      <div className="write">
        <Widget page={page} tag={`vitrine-${route.name}`} attributes={{ locale: page.locale, 'no-heading': true }} />
      </div>
    </div>
  );
}

/** The pages of forms that need no code of their own. */
export const formPages: PageKind = {
  open({ translate }, { route, locale }) {
    const t = translate[locale];
    return {
      title: formatTitle(t, t(`forms:${route.name}.title`)),
      shortName: t(`forms:${route.name}.title`),
      description: t(`forms:${route.name}.intro`),
      isEmbeddable: true,
      firstWidget: `vitrine-${route.name}`,
      render: (page) => <FormPage page={page} />,
    };
  },
};
