import type { ReactElement } from 'react';
import { formatMarkdownPage } from '../../../sources/guides/plain-markdown.ts';
import type { Prose } from '../../../sources/markdown/prose.ts';
import { Breadcrumb } from '../../layout/breadcrumb.tsx';
import { formatTitle, type Page } from '../../layout/page.ts';
import { ProseColumns } from '../../layout/prose-columns.tsx';
import type { PageKind } from '../page-kind.ts';
import { toGuideEntry } from '../search-entries.ts';
import { describeGuide } from './guide-data.ts';

/** A documentation page of running text; the data attributes hold the labels of the copy buttons. */
function GuidePage({ page, prose }: { page: Page; prose: Prose }): ReactElement {
  const { t } = page;
  return (
    <article className="prose-page guide" data-copy={t('widgets:copy')} data-copied={t('widgets:copied')}>
      <header className="opening opening-pair">
        <Breadcrumb page={page} />
        <h1 className="display">{prose.title}</h1>
        <p className="standfirst">{prose.lead}</p>
      </header>
      <ProseColumns page={page} prose={prose} />
    </article>
  );
}

/** The guides on embedding and operating the widgets. */
export const guidePages: PageKind = {
  open({ translate, readGuide }, { route, locale }) {
    const prose = readGuide(route, locale);
    return {
      title: formatTitle(translate[locale], prose.title),
      description: prose.description,
      styles: ['guide'],
      scripts: ['guide'],
      parent: 'widgets',
      describeData: (page) => ({
        page: { dateModified: prose.updated },
        things: [describeGuide(page, prose)],
      }),
      render: (page) => <GuidePage page={page} prose={prose} />,
    };
  },
  formatMarkdown: ({ site, readGuide }, { route, locale }) => formatMarkdownPage(readGuide(route, locale), site.origin),
  isMadeFrom: ({ folder, name }, route) => folder === 'widgets' && route.name === `widgets-${name}`,
  toSearchEntry: toGuideEntry,
};
