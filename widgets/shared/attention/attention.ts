import { readDocument } from '../page/page-properties.ts';
import { isInBackground, isRendered, whenActivated } from '../visibility/visibility.ts';
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

/** Rules for whatever comes by itself: never inside a task, in a gesture, or over something else. */
const isBusy = (host: Element) =>
  isInBackground() ||
  isTaskBegun() ||
  isKeptQuiet() ||
  isMidGesture() ||
  isPageCovered(host) ||
  // Nothing can open while the page is hidden.
  !isRendered(readDocument('body'));

/** Rules for what advertises, or takes the focus. The last two are heard by the page. */
const isUnwelcome = (host: Element) =>
  isAnswer() || isFocusTaken(host) || isPageDisabled() || isFocusHeld(host) || arePressesCancelled(host);

const isQuiet = ({ kind, host }: Interruption) =>
  refusedAt.get(kind) !== location.pathname &&
  !(kind === 'lightbox' && isQuestionFirst()) &&
  // A teaser never lies over the question.
  !(kind === 'teaser' && isAsked()) &&
  !isBusy(host) &&
  (kind === 'consent' || !isUnwelcome(host));

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
  const stop = whenActivated(attempt);
  return () => {
    isOver = true;
    clearTimeout(timer);
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
