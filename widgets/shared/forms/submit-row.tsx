import { formatWait } from '../locale/format-wait.ts';
import type { Translate } from '../locale/messages.ts';
import type { Failure } from './failure.ts';
import type { Form } from './use-form.ts';

const fixable = ['offline', 'tooMany', 'refused', 'elsewhere'];

/** What the submit button and the message beside it depend on. */
export interface SubmitRowProps {
  form: Pick<Form<string>, 'frame' | 'isSubmitting' | 'failure' | 'ownPage'>;
  t: Translate<'submitting' | 'error' | 'submit' | 'elsewhereLink' | Failure['kind']>;
  locale: string;
  /** An error of the whole form. */
  error?: string | undefined;
  /** Whether the button is `aria-disabled` because something is missing. */
  isIncomplete?: boolean | undefined;
  /** Id of a further description of the button. */
  describedBy?: string;
}

/**
 * The button of a form, with progress and failures above it. A failure that the visitor can fix is shown alone; any
 * other shows the form's own sentence, and below it the cause.
 */
export function SubmitRow({ form, t, locale, error = '', isIncomplete, describedBy }: SubmitRowProps) {
  const { isSubmitting, failure } = form;
  const isPending = !!(isIncomplete || isSubmitting);
  let message = isSubmitting ? t('submitting') : error;
  let more = '';
  if (failure) {
    message = t(failure.kind, { wait: formatWait(failure.seconds, locale) });
    if (!fixable.includes(failure.kind)) [message, more] = [t('error'), message];
  }
  return (
    <>
      <p className={isSubmitting || !message ? '' : 'failure'} role="status" part="status">
        {message}
      </p>
      <p aria-live="polite">
        {failure?.kind === 'elsewhere' ? (
          <a part="link" href={form.ownPage}>
            {t('elsewhereLink')}
          </a>
        ) : (
          more || null
        )}
      </p>
      <button
        type="submit"
        part={isPending ? 'submit submit-pending' : 'submit'}
        aria-disabled={isPending}
        aria-describedby={describedBy}
        // A sandboxed frame without allow-forms dispatches no submit event; the request itself needs none.
        onClick={form.frame.onSubmit}
      >
        {t('submit')}
      </button>
    </>
  );
}
