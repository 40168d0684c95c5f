import type { ReactElement, ReactNode } from 'react';
import { service } from '../../../widgets/shared/brand/retailer.ts';
import { facts, inLanguage } from '../../sources/facts/facts.ts';
import { fillFacts } from '../../sources/facts/fill-facts.ts';
import { formatMonthDay } from '../../sources/facts/format-value.ts';
import { renderInline } from '../../sources/markdown/render-markdown.ts';
import { findRoute, hasRoute } from '../../sources/routes.ts';
import { Markup } from '../layout/markup.tsx';
import { formatTitle, linkTo, type Page } from '../layout/page.ts';
import { RichText } from '../layout/rich-text.tsx';
import { Widget } from '../layout/widget.tsx';
import { isProseOf } from './content-file.ts';
import type { PageKind } from './page-kind.ts';
import { listFirstQuestions } from './prose/questions.ts';

const quickerPages = ['faq', 'returns', 'giftcards', 'storelocator'];
/** How many answers stand beside the form. */
const answerCount = 3;

interface ContactPageProps {
  page: Page;
  /** Rendered text of the page of questions; empty where there is none. */
  questions: string;
}

/** The form at `/en/contact#contact` (RT-05), telephone, address, hours, answers and closures (PG-01). */
function ContactPage({ page, questions }: ContactPageProps): ReactElement {
  const { t } = page;
  return (
    <div className="contact-page">
      <header className="opening opening-pair">
        <p className="label">{t('contact:title')}</p>
        <h1 className="display">
          <RichText text={t('contact:headline')} />
        </h1>
        <p className="standfirst">{t('contact:lead')}</p>
        <p className="call">
          <Fact page={page} path="service.phone" />
        </p>
      </header>
      <div className="write write-pair" id="contact">
        <Widget
          page={page}
          tag="vitrine-contact-form"
          attributes={{ locale: page.locale, 'prefill-from-address': true }}
        />
        <Details page={page} />
        <Answers page={page} questions={questions} />
      </div>
      <ClosureYears page={page} />
      <QuickerPages page={page} />
    </div>
  );
}

/** Telephone, hours and address. */
function Details({ page }: { page: Page }): ReactElement {
  const { t } = page;
  const hours = fillFacts('{{service.hours}}', page.locale, page.site.today);
  return (
    <section className="details" aria-labelledby="details">
      <h2 className="visually-hidden" id="details">
        {t('contact:detailsTitle')}
      </h2>
      <dl>
        <Detail label={t('contact:phoneLabel')} {...(isTollFree && { hint: t('contact:phoneHint') })} large>
          <Fact page={page} path="service.phone" />
        </Detail>
        <Detail label={t('contact:hoursLabel')}>{t('contact:hours', { hours })}</Detail>
        <Detail label={t('contact:addressLabel')}>
          <Fact page={page} path="company.address" />
        </Detail>
      </dl>
    </section>
  );
}

/** What is asked most, answered without a message; nothing where the retailer has no page of questions. */
function Answers({ page, questions }: ContactPageProps): ReactElement | null {
  const { t } = page;
  const answers = listFirstQuestions(questions).slice(0, answerCount);
  if (answers.length === 0) return null;
  return (
    <section className="answers" aria-labelledby="answers">
      <h2 className="label" id="answers">
        {t('contact:answersTitle')}
      </h2>
      <dl>
        {answers.map(({ question, answer }) => (
          <div key={question}>
            <dt>{question}</dt>
            <Markup as="dd" html={answer} />
          </div>
        ))}
      </dl>
      <a className="more" href={linkTo(page, 'faq')}>
        {t('contact:answersMore')}
      </a>
    </section>
  );
}

/** Days on which customer service is closed: upcoming ones, then past ones, collapsed. */
function ClosureYears({ page }: { page: Page }): ReactElement {
  const { t } = page;
  return (
    <section className="closures" aria-labelledby="closures">
      <div>
        <h2 className="heading" id="closures">
          {t('contact:closuresTitle')}
        </h2>
        <p>{t('contact:closuresLead')}</p>
      </div>
      <div className="closure-years">
        {closureYears
          .filter((year) => !isOver(year, page))
          .map((year) => (
            <Closures key={year} page={page} year={year} />
          ))}
        {closureYears
          .filter((year) => isOver(year, page))
          .map((year) => (
            <details key={year}>
              <summary>{t('contact:closuresPast', { year })}</summary>
              <Closures page={page} year={year} />
            </details>
          ))}
      </div>
    </section>
  );
}

/** Pages that answer the most frequent questions. */
function QuickerPages({ page }: { page: Page }): ReactElement {
  const { t } = page;
  return (
    <section className="index" aria-labelledby="quicker">
      <h2 className="label" id="quicker">
        {t('contact:helpTitle')}
      </h2>
      <ul className="index-list">
        {quickerPages.filter(hasRoute).map((name) => (
          <li key={name}>
            <a href={linkTo(page, name)}>{t(`site:nav.${name}`)}</a>
            <p>{t(`contact:help.${name}`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Whether calls from anywhere in Canada cost nothing: by the codes that the North American numbering plan has for that. */
const isTollFree = /^8(00|33|44|55|66|77|88)/.test(service.phone);

interface DetailProps {
  label: string;
  hint?: string;
  large?: boolean;
  children: ReactNode;
}

function Detail({ label, hint, large = false, children }: DetailProps): ReactElement {
  return (
    <div className={large ? 'detail detail-large' : 'detail'}>
      <dt className="label">{label}</dt>
      <dd>
        {children}
        {hint ? <small>{hint}</small> : null}
      </dd>
    </div>
  );
}

function Fact({ page, path }: { page: Page; path: string }): ReactElement {
  const markdown = fillFacts(`{{${path}}}`, page.locale, page.site.today);
  return <Markup as="span" html={renderInline(markdown)} />;
}

type ClosureYear = keyof typeof facts.service.closures;

const closureYears = Object.keys(facts.service.closures) as ClosureYear[];

function isOver(year: ClosureYear, page: Page): boolean {
  return facts.service.closures[year].closures.every(({ date }) => date < page.site.today);
}

function Closures({ page, year }: { page: Page; year: ClosureYear }): ReactElement {
  return (
    <table className="closure-table">
      <caption className="label">{page.t('contact:closuresYear', { year })}</caption>
      <tbody>
        {facts.service.closures[year].closures.map(({ date, name }) => (
          <tr key={date} className={date < page.site.today ? 'past' : undefined}>
            <th scope="row">{inLanguage(name, page.locale)}</th>
            <td>
              <time dateTime={date}>{formatMonthDay(date, page.locale)}</time>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The contact page. */
export const contactPage: PageKind = {
  open({ translate, readProse }, { locale }) {
    const t = translate[locale];
    const questions = hasRoute('faq') ? readProse(findRoute('faq'), locale).html : '';
    return {
      title: formatTitle(t, t('contact:title')),
      description: t('contact:description'),
      isEmbeddable: true,
      styles: ['contact'],
      firstWidget: 'vitrine-contact-form',
      describeData: () => ({ page: { '@type': 'ContactPage' } }),
      render: (page) => <ContactPage page={page} questions={questions} />,
    };
  },
  isMadeFrom: (file) => hasRoute('faq') && isProseOf(file, findRoute('faq')),
};
