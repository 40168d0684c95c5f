import { createElement, type ReactElement } from 'react';
import { formatDate, formatNumber } from '../content/format-value.ts';
import type { Entry, WidgetGuide } from '../guides/widget-guide.ts';
import { Breadcrumb } from '../layout/breadcrumb.tsx';
import { Markup } from '../layout/markup.tsx';
import { linkTo, type Page } from '../layout/page.ts';
import { formatCode, renderInline } from '../prerender/markdown.ts';

interface PartProps {
  page: Page;
  guide: WidgetGuide;
}

/** The sections that every widget's page has, in order; the page's own words stand between the first three and the rest. */
const before = ['put', 'live', 'prerender'] as const;
const after = ['attributes', 'events', 'slots', 'parts', 'properties', 'sends', 'keeps'] as const;
type SectionName = (typeof before)[number] | (typeof after)[number];

/** Everything about a widget: how to embed it, the element itself, its contract, what it sends and keeps. */
export function WidgetPage({ page, guide }: PartProps): ReactElement {
  const { t, locale } = page;
  const toItem = (name: SectionName) => ({ id: name, text: t(`widgets:${name}`) });
  const later = after.filter((name) => name !== 'slots' || guide.slots.length > 0);
  const contents = [...before.map(toItem), ...guide.notes.contents, ...later.map(toItem)];
  const drawn = { page, guide };
  return (
    <article className="prose-page guide" data-copy={t('widgets:copy')} data-copied={t('widgets:copied')}>
      <header className="opening">
        <Breadcrumb page={page} />
        <h1 className="display">{guide.title}</h1>
        <p className="standfirst">{guide.lead}</p>
        <ShortFacts {...drawn} />
      </header>
      <div className="prose-columns">
        <aside className="contents">
          <nav aria-labelledby="contents">
            <h2 className="label" id="contents">
              {t('site:contents')}
            </h2>
            <ol>
              {contents.map(({ id, text }) => (
                <li key={id}>
                  <a href={`#${id}`}>{text}</a>
                </li>
              ))}
            </ol>
          </nav>
          <p className="updated">{t('site:updated', { date: formatDate(guide.updated, locale) })}</p>
        </aside>
        <div className="prose">
          <Section {...drawn} name="put">
            <Markup as="div" html={`<p>${guide.summary}</p>${formatCode(guide.snippet, 'html')}`} />
          </Section>
          <Section {...drawn} name="live">
            <Live {...drawn} />
          </Section>
          <Section {...drawn} name="prerender">
            <p>{t('widgets:prerenderText')}</p>
            <Markup as="div" html={formatCode(guide.prerender, 'js')} />
          </Section>
          <Markup as="div" className="notes" html={guide.notes.html} />
          <EntrySection {...drawn} name="attributes" entries={guide.attributes} />
          <EntrySection {...drawn} name="events" entries={guide.events} />
          {guide.slots.length > 0 && <EntrySection {...drawn} name="slots" entries={guide.slots} />}
          <EntrySection {...drawn} name="parts" entries={guide.parts} />
          <EntrySection {...drawn} name="properties" entries={guide.properties} />
          <Section {...drawn} name="sends">
            <Sending {...drawn} />
          </Section>
          <Section {...drawn} name="keeps">
            <Keeping {...drawn} />
          </Section>
          <p className="all-guides">
            <a className="more" href={linkTo(page, 'widgets')}>
              {t('widgets:all')}
            </a>
          </p>
        </div>
      </div>
    </article>
  );
}

function ShortFacts({ page: { t, locale }, guide }: PartProps): ReactElement {
  return (
    <dl className="short-facts">
      <div>
        <dt className="label">{t('widgets:tag')}</dt>
        <dd>
          <code>{`<${guide.tag}>`}</code>
        </dd>
      </div>
      <div>
        <dt className="label">{t('widgets:weight')}</dt>
        <dd>{t('widgets:bytes', { size: formatNumber(guide.size, locale) })}</dd>
      </div>
      <div>
        <dt className="label">{t('widgets:loading')}</dt>
        <dd>{t(`widgets:loads.${guide.load}`)}</dd>
      </div>
    </dl>
  );
}

interface SectionProps extends PartProps {
  name: SectionName;
  children: ReactElement | ReactElement[];
}

function Section({ page, name, children }: SectionProps): ReactElement {
  return (
    <section aria-labelledby={name}>
      <h2 id={name}>{page.t(`widgets:${name}`)}</h2>
      {children}
    </section>
  );
}

/** The element itself, which the script fetches once it comes near; or a button that shows the one of this page. */
function Live({ page: { t }, guide }: PartProps): ReactElement {
  if (!guide.opens) {
    return (
      <>
        <p>{t('widgets:liveText')}</p>
        <Markup as="div" className={`widget live live-${guide.name}`} html={guide.live} />
      </>
    );
  }
  return (
    <>
      <p>{t('widgets:openerText')}</p>
      <p className="actions">
        <button type="button" className="button" data-shows={guide.tag} data-by={guide.opens} disabled>
          {t('widgets:open')}
        </button>
      </p>
    </>
  );
}

interface EntrySectionProps extends PartProps {
  name: 'attributes' | 'events' | 'slots' | 'parts' | 'properties';
  entries: readonly Entry[];
}

function EntrySection({ page, guide, name, entries }: EntrySectionProps): ReactElement {
  return (
    <Section page={page} guide={guide} name={name}>
      <Markup as="div" html={`<p>${renderInline(page.t(`widgets:${name}Text`))}</p>`} />
      <dl className="entries">
        {entries.map((entry) => (
          <div key={entry.name} id={`${name}-${entry.name.replace(/^-+/, '')}`}>
            <dt>
              <code>{entry.name}</code>
            </dt>
            <dd>
              <EntryFacts page={page} entry={entry} />
              <Markup as="div" html={entry.words} />
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

/** Type, default and range of a value, as far as it has them. */
function EntryFacts({ page: { t, locale }, entry }: { page: Page; entry: Entry }): ReactElement | null {
  const { least, most } = entry;
  const range =
    least === undefined
      ? ''
      : most === undefined
        ? t('widgets:from', { least })
        : t('widgets:range', { least, most: formatNumber(most, locale) });
  const type = entry.type === 'none' ? t('widgets:noDetail') : entry.type;
  if (!type && !entry.default) return null;
  return (
    <p className="entry-facts">
      {type && createElement(entry.type === 'none' ? 'span' : 'code', null, type)}
      {range && <span>{range}</span>}
      {entry.default && (
        <span>
          {t('widgets:defaultValue')} <code>{entry.default}</code>
        </span>
      )}
    </p>
  );
}

function Sending({ page: { t }, guide: { sends } }: PartProps): ReactElement {
  if (!sends) return <p>{t('widgets:sendsNothing')}</p>;
  const listCodes = (names: readonly string[]) => renderInline(names.map((name) => `\`${name}\``).join(', '));
  return (
    <>
      <Markup as="div" html={`<p>${renderInline(t('widgets:sendsText', { path: sends.path }))}</p>`} />
      <dl className="entries">
        <div>
          <dt>{t('widgets:headers')}</dt>
          <Markup as="dd" html={listCodes(sends.headers)} />
        </div>
        <div>
          <dt>{t('widgets:fields')}</dt>
          <Markup as="dd" html={listCodes(sends.fields)} />
        </div>
      </dl>
    </>
  );
}

function Keeping({ page: { t }, guide: { keeps } }: PartProps): ReactElement {
  if (keeps.length === 0) return <p>{t('widgets:keepsNothing')}</p>;
  return (
    <dl className="entries">
      {keeps.map(({ key, storage, purpose, kept }) => (
        <div key={key}>
          <dt>
            <code>{key}</code>
          </dt>
          <dd>
            <p className="entry-facts">
              <span>{storage}</span>
              <span>{kept}</span>
            </p>
            <p>{purpose}</p>
          </dd>
        </div>
      ))}
    </dl>
  );
}
