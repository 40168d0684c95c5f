import { addStyles } from '../shared/element/adopt-styles.ts';
import { mistakesGuide } from '../shared/element/check-names.ts';
import type { Locale } from '../shared/locale/locale.ts';
import type { Translate } from '../shared/locale/messages.ts';
import styles from './doctor.css';
import { countProblems, formatFinding, formatReport, formatSummary } from './format-report.ts';
import { type DoctorKey, type Finding, isProblem, type Subject } from './report.ts';

type Children = readonly (Node | string)[];

/** An element with a class and children; markup is never parsed, so that Trusted Types have nothing to refuse. */
function create<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  ...children: Children
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  if (className) element.className = className;
  element.append(...children);
  return element;
}

function createButton(text: string, className: string, press: () => unknown): HTMLButtonElement {
  const button = create('button', className, text);
  button.type = 'button';
  button.onclick = press;
  return button;
}

/** What the panel needs of the doctor. */
export interface PanelSettings {
  locale: Locale;
  t: Translate<DoctorKey>;
  /** Looks at the page. */
  inspect: () => Promise<readonly Subject[]>;
}

/**
 * The doctor's panel over the page, in a shadow root of its own. It is no dialog: one would be among the things that keep a
 * lightbox closed, and the page stays usable beside it.
 */
export class DoctorPanel {
  readonly #settings: PanelSettings;
  readonly #host = document.createElement('div');
  readonly #root = this.#host.attachShadow({ mode: 'open' });
  readonly #before = document.activeElement as HTMLElement | null;

  constructor(settings: PanelSettings) {
    this.#settings = settings;
    this.#host.dataset.vitrineDoctor = '';
    this.#host.lang = settings.locale;
    addStyles(this.#root, styles);
    this.#host.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      this.close();
    });
  }

  /** Looks at the page, as if the panel were not there, and shows what was found. */
  async show(): Promise<void> {
    this.#host.hidden = true;
    const subjects = await this.#settings.inspect();
    this.#host.hidden = false;
    this.#root.replaceChildren(this.#render(subjects));
    // Beside the body, where no rule of the page lays it out.
    if (!this.#host.isConnected) document.documentElement.append(this.#host);
    this.#root.querySelector('h2')?.focus();
  }

  /** Takes the panel off the page, and returns the focus. */
  close(): void {
    this.#host.remove();
    this.#before?.focus({ preventScroll: true });
  }

  #render(subjects: readonly Subject[]): HTMLElement {
    const { t } = this.#settings;
    const title = create('h2', '', t('title'));
    title.id = 'title';
    title.tabIndex = -1;
    const count = create('p', countProblems(subjects) > 0 ? 'count bad' : 'count', formatSummary(subjects, t));
    const status = create('p', 'small said');
    status.role = 'status';
    const actions = create(
      'div',
      'actions',
      createButton(t('copy'), 'main', () => this.#copy(formatReport(subjects, t), status)),
      createButton(t('again'), '', () => this.show()),
    );
    const panel = create(
      'section',
      'panel',
      create(
        'div',
        'head',
        title,
        createButton(t('close'), '', () => this.close()),
      ),
      count,
      actions,
      status,
      create('p', 'small', t('privacy')),
      ...subjects.map((subject, at) => this.#renderSubject(subject, at)),
    );
    panel.setAttribute('aria-labelledby', title.id);
    return panel;
  }

  #renderSubject({ name, findings }: Subject, at: number): HTMLElement {
    const heading = create('h3', '', name ?? this.#settings.t('thePage'));
    heading.id = `subject-${at}`;
    const list = create('ul', '', ...findings.map((finding) => this.#renderFinding(finding)));
    list.role = 'list';
    const section = create('section', '', heading, list);
    section.setAttribute('aria-labelledby', heading.id);
    return section;
  }

  #renderFinding(finding: Finding): HTMLElement {
    const { t, locale } = this.#settings;
    const text = formatFinding(finding, t);
    if (!isProblem(finding)) return create('li', '', text);
    const link = create('a', '', t('guide'));
    link.href = `${mistakesGuide.replace('/en/', `/${locale}/`)}#${finding.anchor}`;
    link.target = '_blank';
    link.rel = 'noopener';
    return create('li', 'problem', create('span', 'unseen', t('problem'), ' '), `${text} `, link);
  }

  async #copy(text: string, status: HTMLElement): Promise<void> {
    const { t } = this.#settings;
    try {
      await navigator.clipboard.writeText(text);
      status.replaceChildren(t('copied'));
    } catch {
      // A page over plain HTTP has no clipboard, and a policy may refuse it.
      const field = create('textarea', '', text);
      field.readOnly = true;
      field.ariaLabel = t('copy');
      status.replaceChildren(t('notCopied'), field);
      field.select();
    }
  }
}
