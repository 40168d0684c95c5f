import type { ReactElement } from 'react';
import type { Article } from '../../../sources/articles/article.ts';
import type { Prose } from '../../../sources/markdown/prose.ts';
import { Breadcrumb } from '../../layout/breadcrumb.tsx';
import { formatTitle, type Page, type PageData, type StyleSheetName } from '../../layout/page.ts';
import { Picture } from '../../layout/picture.tsx';
import { ProseColumns } from '../../layout/prose-columns.tsx';
import { readerPart } from '../../layout/reader-part.ts';
import { isProseOf } from '../content-file.ts';
import type { PageKind } from '../page-kind.ts';
import { readPageEntry, toRulesEntry } from '../search-entries.ts';
import { describeOpeningEvents } from '../store/event-data.ts';
import { describeQuestions } from './questions.ts';

/** Names of routes whose clauses no one searches for. */
const longLegalPages: ReadonlySet<string> = new Set(['contestrules', 'legal', 'privacy']);

/** Lead pictures of some of these pages, by route name. */
export const prosePhotographs: Readonly<Record<string, string>> = {
  'grand-openings': 'shop-front',
  how: 'how',
  environment: 'environment',
};

/** Articles whose lead pictures, with what they say of them, are at the top of a page without one of its own. */
const stripArticles: Readonly<Record<string, readonly string[]>> = { press: ['gallery-wall', 'bar-cart', 'entryway'] };

/** Style sheets of some of these pages, by route name. */
const styleSheets: Readonly<Record<string, StyleSheetName>> = {
  press: 'company',
  'grand-openings': 'company',
  legal: 'clauses',
  privacy: 'clauses',
  contestrules: 'clauses',
};

/** Structured data of some of these pages, by route name. */
const describers: Readonly<Record<string, (page: Page, prose: Prose) => PageData>> = {
  how: () => ({ page: { '@type': 'AboutPage' } }),
  faq: (_, { html }) => ({ page: { '@type': 'FAQPage', mainEntity: describeQuestions(html) } }),
  'grand-openings': (page) => ({ things: describeOpeningEvents(page) }),
};

interface ProsePageProps {
  page: Page;
  prose: Prose;
  photograph?: string | undefined;
  strip: readonly Article[];
}

/** Pictures beside each other, in the place of a lead picture. */
function PictureStrip({ page, articles }: { page: Page; articles: readonly Article[] }): ReactElement {
  return (
    <div className="picture-strip">
      {articles.map(({ slug, picture, texts }, index) => (
        <Picture
          key={slug}
          page={page}
          name={picture ?? ''}
          alt={texts[page.locale].alt}
          sizes="(width < 60em) 100vw, 45vw"
          isFirst={index === 0}
        />
      ))}
    </div>
  );
}

/** A page of running text: narrow measure, table of contents, anchors, date. */
function ProsePage({ page, prose, photograph, strip }: ProsePageProps): ReactElement {
  return (
    <article className="prose-page">
      <header className={readerPart}>
        <div className={photograph ? 'opening' : 'opening opening-pair'}>
          <Breadcrumb page={page} />
          <h1 className="display">{prose.title}</h1>
          <p className="standfirst">{prose.lead}</p>
        </div>
        {photograph ? (
          <div className="prose-lead">
            <Picture page={page} name={photograph} alt={prose.alt} sizes="100vw" isFirst />
          </div>
        ) : null}
        {strip.length > 0 ? <PictureStrip page={page} articles={strip} /> : null}
      </header>
      <div className={readerPart}>
        <ProseColumns page={page} prose={prose} />
      </div>
    </article>
  );
}

/** Pages of running text, from content/pages. */
export const prosePages: PageKind = {
  open({ translate, readProse, site, articles }, { route, locale }) {
    const prose = readProse(route, locale);
    const named = prosePhotographs[route.name];
    const photo = named && site.hasPicture(named) ? named : undefined;
    const strip = (stripArticles[route.name] ?? []).flatMap((slug) =>
      articles.filter((article) => article.slug === slug && article.picture),
    );
    const describe = describers[route.name];
    const style = styleSheets[route.name];
    return {
      title: formatTitle(translate[locale], prose.title),
      description: prose.description,
      styles: ['prose-opening', ...(style ? [style] : [])],
      ...(photo && prose.alt ? { picture: { photo, alt: prose.alt } } : {}),
      describeData(page) {
        const data = describe?.(page, prose);
        return { ...data, page: { dateModified: prose.updated, ...data?.page } };
      },
      render: (page) => <ProsePage page={page} prose={prose} photograph={photo} strip={strip} />,
    };
  },
  isMadeFrom: (file, route) =>
    isProseOf(file, route) || (file.folder === 'articles' && stripArticles[route.name]?.includes(file.name) === true),
  toSearchEntry(html, address) {
    const { route, locale } = address;
    return longLegalPages.has(route.name) ? toRulesEntry(html, address) : readPageEntry(html, route, locale);
  },
};
