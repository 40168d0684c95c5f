import { createElement, type ReactElement } from 'react';
import type { Entry, WidgetGuide } from '../../../sources/guides/widget-guide.ts';
import { formatRange } from '../../../sources/guides/widget-markdown.ts';
import { formatCode, renderInline } from '../../../sources/markdown/render-markdown.ts';
import { formatSnippetPath } from '../../../sources/routes.ts';
import { Markup } from '../../layout/markup.tsx';
import type { Page } from '../../layout/page.ts';

/** Props of every part of a widget's page. */
export interface GuidePartProps {
  page: Page;
  guide: WidgetGuide;
}

/** Sections about embedding, which come first on every widget's page. */
export const leadingSections = ['put', 'live', 'prerender'] as const;
/** Sections of the widget's contract, which follow those about embedding. */
export const trailingSections = ['attributes', 'events', 'slots', 'parts', 'properties', 'sends', 'keeps'] as const;
/** Name of a section that every widget page has. */
export type SectionName = (typeof leadingSections)[number] | (typeof trailingSections)[number];

/** What to paste, the element itself, and how to prerender it. */
export function EmbeddingSections({ page, guide }: GuidePartProps): ReactElement {
  return (
    <>
      <Section page={page} name="put">
        <Markup as="div" html={`<p>${renderInline(guide.summary)}</p>`} />
        <p>
          {page.t('widgets:putText')}{' '}
          <a href={formatSnippetPath(guide.name, page.locale)}>{page.t('widgets:putLink')}</a>
        </p>
        <p>{page.t('widgets:scriptText')}</p>
        <Markup as="div" html={formatCode(guide.snippet, 'html')} />
      </Section>
      <Section page={page} name="live">
        <Live page={page} guide={guide} />
      </Section>
      <Section page={page} name="prerender">
        <p>{page.t('widgets:prerenderText')}</p>
        <Markup as="div" html={formatCode(guide.prerender, 'js')} />
      </Section>
    </>
  );
}

/** The contract, what the widget sends and what it stores. */
export function ContractSections({ page, guide }: GuidePartProps): ReactElement {
  return (
    <>
      <EntrySection page={page} name="attributes" entries={guide.attributes} />
      <EntrySection page={page} name="events" entries={guide.events} />
      {guide.slots.length > 0 && <EntrySection page={page} name="slots" entries={guide.slots} />}
      <EntrySection page={page} name="parts" entries={guide.parts} />
      <EntrySection page={page} name="properties" entries={guide.properties} />
      <Section page={page} name="sends">
        <Sending page={page} guide={guide} />
      </Section>
      <Section page={page} name="keeps">
        <StoredRecords page={page} guide={guide} />
      </Section>
    </>
  );
}

interface SectionProps {
  page: Page;
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

/** The element itself, loaded when the visitor scrolls near; or a button that opens the one that all pages have. */
function Live({ page: { t }, guide }: GuidePartProps): ReactElement {
  const isTried = guide.attributes.some(({ name }) => name === 'sandbox');
  if (!guide.opens) {
    return (
      <>
        <p>{t(isTried ? 'widgets:triedText' : 'widgets:liveText')}</p>
        <Markup as="div" className={`widget live live-${guide.name}`} html={guide.live} />
      </>
    );
  }
  return (
    <>
      <p>{t('widgets:openerText')}</p>
      <p className="actions">
        <button
          type="button"
          className="button"
          data-shows={guide.tag}
          data-by={guide.opens}
          data-sandbox={isTried ? '' : undefined}
          disabled
        >
          {t('widgets:open')}
        </button>
      </p>
    </>
  );
}

interface EntrySectionProps {
  page: Page;
  name: 'attributes' | 'events' | 'slots' | 'parts' | 'properties';
  entries: readonly Entry[];
}

function EntrySection({ page, name, entries }: EntrySectionProps): ReactElement {
  return (
    <Section page={page} name={name}>
      <Markup as="div" html={`<p>${renderInline(page.t(`widgets:${name}Text`))}</p>`} />
      <dl className="entries">
        {entries.map((entry) => (
          <div key={entry.name} id={`${name}-${entry.name.replace(/^-+/, '')}`}>
            <dt>
              <code>{entry.name}</code>
            </dt>
            <dd>
              <EntryFacts page={page} entry={entry} />
              <Markup as="div" html={renderInline(entry.description)} />
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

/** Type, default and range of a value, as far as known. */
function EntryFacts({ page: { t, locale }, entry }: { page: Page; entry: Entry }): ReactElement | null {
  const range = formatRange(entry, locale, t);
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

function Sending({ page: { t }, guide: { sends } }: GuidePartProps): ReactElement {
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

function StoredRecords({ page: { t }, guide: { keeps } }: GuidePartProps): ReactElement {
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
