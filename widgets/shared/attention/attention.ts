import { readDocument } from '../page/page-properties.ts';
import { isInBackground, isRendered, whenActivated } from '../visibility/visibility.ts';
import { answerExaminations, type RuleState } from './examination.ts';
import {
  arePressesCancelled,
  isAnswer,
  isAsked,
  isFocusHeld,
  isFocusTaken,
  isKeptQuiet,
  isMidGesture,
  isPageCovered,
  isPageDisabled,
} from './page-moment.ts';
import { readShown, record } from './shown-record.ts';
import { banner, isPageUsed, isTaskBegun, watchVisitor } from './visitor-activity.ts';

/** What may come over the page without being asked for. */
export type InterruptionKind = 'consent' | 'lightbox' | 'teaser' | 'overlay';

/** The event that says so before it comes, and that a page may cancel. */
export type InterruptionEvent = 'vitrine-interruption';

type Emit = (event: InterruptionEvent, detail: { kind: InterruptionKind }) => boolean;

/** Something that wants to come over the page by itself. */
interface Interruption {
  kind: Exclude<InterruptionKind, 'overlay'>;
  host: Element;
  emit: Emit;
  /** Whether it still wants to, asked before each look at the page; no withdraws it. */
  isDue(): boolean;
  show(): void;
}

const retryMs = 500;

/** Where the page has refused each kind: another page is asked anew. */
const refusedAt = new Map<InterruptionKind, string>();
/** The path of the page that waits for the consent question. */
let waitingAt: string | undefined;

/** Whether the page accepts something that comes now, after all rules of ours. */
export const isAccepted = (kind: InterruptionKind, emit: Emit): boolean => emit('vitrine-interruption', { kind });

/**
 * Whether the open consent question comes before a dialog: until it is answered, or the visitor uses the page or goes to
 * another without answering. The banner is visible again when the dialog closes.
 */
function isQuestionFirst(): boolean {
  const isAwaited = isAsked() && (!isPageUsed() || readDocument('activeElement')?.localName === banner);
  if (isAwaited && !waitingAt && !readShown()?.waitedAt) {
    record('waitedAt');
    waitingAt = location.pathname;
  }
  return isAwaited && waitingAt === location.pathname;
}

/** For what advertises, or takes the focus: a rule that the consent question need not keep. */
const unlessConsent =
  (isInTheWay: (host: Element) => boolean) =>
  ({ kind, host }: Interruption) =>
    kind !== 'consent' && isInTheWay(host);

/**
 * The rules for what comes by itself: never inside a task, in a gesture, or over something else. The last two are heard by
 * the page, so they are asked last.
 */
const rules: readonly (readonly [name: string, isInTheWay: (interruption: Interruption) => boolean])[] = [
  ['refused', ({ kind }) => refusedAt.get(kind) === location.pathname],
  ['question-first', ({ kind }) => kind === 'lightbox' && isQuestionFirst()],
  // A teaser never lies over the question.
  ['question-shown', ({ kind }) => kind === 'teaser' && isAsked()],
  ['background', isInBackground],
  ['task-begun', isTaskBegun],
  ['kept-quiet', isKeptQuiet],
  ['gesture', isMidGesture],
  ['covered', ({ host }) => isPageCovered(host)],
  // Nothing can open while the page is hidden.
  ['page-hidden', () => !isRendered(readDocument('body'))],
  ['search', unlessConsent(isAnswer)],
  ['focus-taken', unlessConsent(isFocusTaken)],
  ['disabled', unlessConsent(isPageDisabled)],
  ['focus-held', unlessConsent(isFocusHeld)],
  ['presses-cancelled', unlessConsent(arePressesCancelled)],
];

const isQuiet = (interruption: Interruption) => !rules.some(([, isInTheWay]) => isInTheWay(interruption));

/**
 * Shows something at the next moment at which it interrupts no one, unless the page refuses: then on another page. The
 * returned function withdraws it.
 */
export function interrupt(interruption: Interruption): () => void {
  const { kind, emit, isDue, show } = interruption;
  let timer: ReturnType<typeof setTimeout>;
  let isOver = false;
  const attempt = () => {
    if (isOver || !isDue() || (isQuiet(interruption) && ask())) return;
    // A listener of the page may have withdrawn it.
    if (!isOver) timer = setTimeout(attempt, retryMs);
  };
  const ask = () => {
    const isAllowed = isAccepted(kind, emit);
    if (isAllowed) show();
    else refusedAt.set(kind, location.pathname);
    return isAllowed;
  };
  watchVisitor();
  const stopAnswering = answerExaminations(interruption.host, () =>
    rules.map(([name, isInTheWay]): RuleState => [name, isInTheWay(interruption)]),
  );
  const stop = whenActivated(attempt);
  return () => {
    isOver = true;
    clearTimeout(timer);
    stopAnswering();
    stop();
  };
}

/** Follows whether a sign-up dialog covers the page, to which the consent question yields: a small screen has no room for both. */
export function watchDialogs(onChange: (isCovered: boolean) => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const follow = ({ target }: Pick<Event, 'target'>) => {
    const dialog = target as HTMLElement;
    // A page may also remove it, which no event reports.
    const isOpen = dialog.isConnected && dialog.hasAttribute('open');
    onChange(isOpen);
    clearTimeout(timer);
    if (isOpen) timer = setTimeout(() => follow({ target }), retryMs);
  };
  const events = ['vitrine-newsletter-opened', 'vitrine-newsletter-closed'];
  for (const event of events) addEventListener(event, follow);
  return () => {
    clearTimeout(timer);
    for (const event of events) removeEventListener(event, follow);
  };
}

/** Follows whether the consent question is on screen, to which a teaser yields: someone may have asked for it. */
export function watchQuestion(onChange: (isAsked: boolean) => void): () => void {
  const timer = setInterval(() => onChange(isAsked()), retryMs);
  return () => clearInterval(timer);
}
