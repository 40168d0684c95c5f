import type { ItemList, Question, WebPage } from 'schema-dts';
import { findRoute, formatPath } from '../routes.ts';
import { formatLanguage, type Page } from './page.ts';
import { listQuestions } from './questions.ts';

/** JSON-LD of the page itself, as what it is: a way to reach us, answers, a list, or a page like any other. */
export function describeWebPage(page: Page): WebPage {
  const { locale, route, site, listed, prose, widget } = page;
  const dated = prose ?? widget;
  const address = `${site.origin}${formatPath(route, locale)}`;
  const common = {
    '@id': address,
    url: address,
    name: page.title,
    description: page.description,
    inLanguage: formatLanguage(locale),
    isPartOf: { '@id': `${site.origin}${formatPath(findRoute('homepage'), locale)}#website` },
    ...(dated ? { dateModified: dated.updated } : {}),
  };
  if (listed) return { '@type': 'CollectionPage', ...common, mainEntity: describeList(listed, site.origin) };
  switch (route.name) {
    case 'contact':
      return { '@type': 'ContactPage', ...common };
    case 'fab-finds':
      return { '@type': 'CollectionPage', ...common };
    case 'how':
      return { '@type': 'AboutPage', ...common };
    case 'faq':
      return { '@type': 'FAQPage', ...common, mainEntity: listQuestions(prose?.html ?? '').map(describeQuestion) };
    default:
      return { '@type': 'WebPage', ...common };
  }
}

function describeList(paths: readonly string[], origin: string): ItemList {
  return {
    '@type': 'ItemList',
    numberOfItems: paths.length,
    itemListElement: paths.map((path, at) => ({ '@type': 'ListItem', position: at + 1, url: origin + path })),
  };
}

function describeQuestion({ question, answer }: { question: string; answer: string }): Question {
  return { '@type': 'Question', name: question, acceptedAnswer: { '@type': 'Answer', text: answer } };
}
