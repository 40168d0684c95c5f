import type { ReactElement } from 'react';
import { translateDraws } from '../draws/draw-messages.ts';
import { Breadcrumb } from '../layout/breadcrumb.tsx';
import { formatTitle, type Page } from '../layout/page.ts';
import { RichText } from '../layout/rich-text.tsx';
import type { PageKind } from './page-kind.ts';

const steps = ['step1', 'step2', 'step3', 'step4', 'step5', 'step6'] as const;

/** A field of the check, with a place for its error. */
function CheckField({ name, type, label }: { name: string; type: string; label: string }): ReactElement {
  return (
    <div className="field">
      <label htmlFor={`draw-${name}`}>{label}</label>
      <input
        id={`draw-${name}`}
        type={type}
        autoComplete={type === 'email' ? 'email' : 'off'}
        spellCheck={false}
        aria-describedby={`draw-${name}-error`}
      />
      <p className="error" id={`draw-${name}-error`} hidden />
    </div>
  );
}

/** The page of a contest's draws. The server fills in the draws; the check appears where its script runs. */
function DrawsPage({ page }: { page: Page }): ReactElement {
  const t = translateDraws[page.locale];
  return (
    <article className="draws-page">
      <header className="opening opening-pair">
        <Breadcrumb page={page} />
        <h1 className="display">
          <RichText text={t('headline')} />
        </h1>
        <p className="standfirst">{t('standfirst')}</p>
      </header>
      <div id="draws" className="draws" />
      <section className="draws" id="draw-check" aria-labelledby="check" hidden>
        <h2 className="heading" id="check">
          {t('check')}
        </h2>
        <p>{t('checkText')}</p>
        <form className="draw-check" noValidate>
          <CheckField name="reference" type="text" label={t('reference')} />
          <CheckField name="email" type="email" label={t('email')} />
          <button className="button" type="submit">
            {t('submit')}
          </button>
        </form>
        <div id="draw-status" role="status" />
      </section>
      <section className="draws" aria-labelledby="how">
        <h2 className="heading" id="how">
          {t('how')}
        </h2>
        <ol className="draw-steps">
          {steps.map((step) => (
            <li key={step}>{t(step)}</li>
          ))}
        </ol>
      </section>
    </article>
  );
}

/** The kind of the page of draws. */
export const drawsPage: PageKind = {
  open({ translate }, { locale }) {
    const t = translateDraws[locale];
    return {
      title: formatTitle(translate[locale], t('title')),
      description: t('description'),
      styles: ['draws'],
      scripts: ['draws'],
      render: (page) => <DrawsPage page={page} />,
    };
  },
};
