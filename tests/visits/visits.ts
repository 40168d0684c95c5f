import { type Means, type Step, scrollKeys } from './steps.ts';

/** In which language, in which window and by what means a visit is made; `large` has texts twice as large. */
export type Manner = `${'en' | 'fr'} ${Screen} ${Means}${'' | ' large'}`;
/** How large the window is: a phone's, or a computer's; to one with large text, a page is as on a phone. */
export type Screen = 'phone' | 'desktop';

/** A whole visit by someone of whom the browser has stored nothing. */
export interface Visit {
  name: string;
  /** The samples of it: both sizes at least. */
  manners: readonly Manner[];
  steps: (screen: Screen) => readonly Step[];
}

/** Where an embedder's page is named in place of a path of the site. */
export const elementPages = 'landing/elements/';
/** The paths of two pages of a sibling brand. */
export const siblingPages = { first: 'sibling/first', second: 'sibling/second' } as const;

const question = 'vitrine-consent-banner >>> ';
const lightbox = 'vitrine-newsletter-lightbox >>> ';
const refuse: Step = ['close', 'question', `${question}.answers button:first-child`];
const accept: Step = ['close', 'question', `${question}.answers button:last-child`];
const closeWindow: Step = ['close', 'window', `${lightbox}button.close`];
/** The sign-up comes by itself: on a phone a bar, from which someone asks for the window. */
const meetSignUp = (screen: Screen): readonly Step[] =>
  screen === 'desktop'
    ? [['see', 'window']]
    : [
        ['see', 'teaser'],
        ['ask for', 'window', `${lightbox}.teaser-open`],
      ];

/** A form that someone begins: its page, and the steps in it. */
interface Task {
  name: string;
  path: string;
  begin: readonly Step[];
  goOn: readonly Step[];
  /** A link on its page to another page. */
  leave: string;
  /** How it is begun while the window is due, and without. */
  manners: { due: readonly Manner[]; quiet: readonly Manner[] };
}

const contact = 'vitrine-contact-form >>> ';
const entry = 'vitrine-contest-entry >>> ';
const finder = 'vitrine-store-finder >>> ';
const balance = 'vitrine-gift-balance >>> ';

const tasks: readonly Task[] = [
  {
    name: 'a contact message',
    path: '/contact',
    begin: [
      ['choose', `${contact}[name=InquiryType][value=inquiry]`],
      ['fill', `${contact}[name=Message]`, 'Do you open on Sundays?'],
      ['fill', `${contact}[name=FirstName]`, 'Zoe'],
    ],
    goOn: [
      ['fill', `${contact}[name=PostalCode]`, 'h2x1y4'],
      ['tick', `${contact}[name=PrivacyAccepted]`],
    ],
    leave: 'main a[href$="/faq"]',
    manners: {
      due: ['fr phone finger', 'en desktop keyboard'],
      quiet: ['en phone finger large', 'fr desktop mouse'],
    },
  },
  {
    name: 'a contest entry',
    path: '/my-vitrine-finds',
    begin: [
      ['wait for', `${entry}[name=Email]`],
      ['fill', `${entry}[name=Email]`, 'zoe@example.ca'],
    ],
    goOn: [
      ['fill', `${entry}[name=Zip]`, 'h2x1y4'],
      ['tick', `${entry}[name=TermsAccepted]`],
    ],
    leave: 'footer a[href$="/faq"]',
    manners: {
      due: ['en phone keyboard', 'fr desktop mouse'],
      quiet: ['fr phone finger', 'en desktop keyboard'],
    },
  },
  {
    name: 'a store search',
    path: '/storelocator',
    begin: [
      ['fill', `${finder}[role=combobox]`, 'Guelph'],
      ['wait for', `${finder}[role=option]`],
    ],
    goOn: [
      ['press', 'Return'],
      ['wait for', `${finder}[part=store]`],
    ],
    leave: 'footer a[href$="/returns"]',
    manners: {
      due: ['fr phone finger large', 'en desktop mouse'],
      quiet: ['en phone finger', 'fr desktop keyboard large'],
    },
  },
  {
    name: 'a look for a gift card’s balance',
    path: '/gift-card-balance',
    begin: [['fill', `${balance}input`, '60123456', 'on this page']],
    goOn: [['press', '7', '8', '9', '0']],
    leave: 'main a[href$="/style-plus"]',
    manners: {
      due: ['en phone finger', 'fr desktop keyboard'],
      quiet: ['fr phone keyboard large', 'en desktop mouse'],
    },
  },
];

/** The first field that a task fills in. */
const findField = (steps: readonly Step[]): string => String(steps.find(([verb]) => verb === 'fill')?.[1]);

/** The sign-up becomes due while someone is in the form, and so comes on the page after it, once. */
const listDueVisits = (): Visit[] =>
  tasks.map(({ name, path, begin, goOn, leave, manners }) => ({
    name: `${name}, while the window is due`,
    manners: manners.due,
    steps: (screen) => [
      ['open', path],
      ['delay the sign-up by', 600],
      ['see', 'question'],
      refuse,
      ...begin,
      ['delay the sign-up by', 0],
      ['let the sign-up be due'],
      ...goOn,
      ['scroll', 4],
      ['follow', leave],
      ...meetSignUp(screen),
      closeWindow,
      ['back'],
      ['look at', findField(begin)],
      ['let the sign-up be due'],
      ['reload'],
      ['look at', findField(begin)],
      ['let the sign-up be due'],
    ],
  }));

/** The sign-up was closed before, and the question is left unanswered: it lies over the form from the start. */
const listQuietVisits = (): Visit[] =>
  tasks.map(({ name, path, begin, goOn, leave, manners }) => ({
    name: `${name}, with the question unanswered and no window due`,
    manners: manners.quiet,
    steps: (screen) => [
      ['open', '/returns'],
      ['see', 'question'],
      ['scroll', 2],
      // A bar waits for the answer to the question.
      ...(screen === 'phone' ? [] : [...meetSignUp(screen), ['close', 'window', 'Escape'] as const]),
      ['see', 'question'],
      ['open', path],
      ['see', 'question'],
      ...begin,
      ['let the sign-up be due'],
      ...goOn,
      ['follow', leave],
      ['see', 'question'],
      refuse,
    ],
  }));

const first: Visit = {
  name: 'a first visit over five pages',
  manners: ['fr phone finger', 'en desktop mouse', 'en phone finger large', 'fr desktop keyboard'],
  steps: (screen) => [
    ['open', ''],
    ['see', 'question'],
    ['scroll', 5],
    // A bar would lie over the question: it waits for its answer.
    ...(screen === 'phone' ? [refuse] : []),
    ...meetSignUp(screen),
    ['fill', `${lightbox}[name=Email]`, 'zoe@example.ca'],
    ['drag out of', `${lightbox}[name=Email]`],
    ['press', 'Next', 'End', 'Home', 'Prior'],
    ['scroll', 5],
    ['close', 'window', 'Escape'],
    ...(screen === 'phone' ? [] : [['see', 'question'] as const]),
    ['follow', 'main a[href*="/articles/"]'],
    ...(screen === 'phone' ? [] : [['see', 'question'] as const, accept]),
    ['scroll', 6],
    ['let the sign-up be due'],
    ['follow', 'footer a[href$="/getinspired"]'],
    ['let the sign-up be due'],
    ['follow', 'footer a[href$="/storelocator"]'],
    ['follow', 'footer a[href$="/gift"]'],
    ['scroll', 3],
    ['ask for', 'window', 'vitrine-gift-lightbox a'],
    ['press', 'End', 'Next'],
    ['close', 'window', 'vitrine-gift-lightbox >>> button.close'],
    ['back'],
    ['back'],
    ['reload'],
    ['let the sign-up be due'],
  ],
};

/** A sibling's page has a teaser and a form of its own, and a request that outlasts the page. */
const sibling: Visit = {
  name: 'a sibling’s page with a teaser, a form and an overlay',
  manners: ['fr phone finger', 'en desktop mouse', 'en phone keyboard large', 'fr desktop keyboard'],
  steps: () => [
    ['open', siblingPages.first],
    ['see', 'question'],
    ['scroll', 2],
    ['let the sign-up be due'],
    refuse,
    ['see', 'teaser'],
    ['fill', '#name', 'Zoe', 'on this page'],
    ['ask for', 'window', `${lightbox}.teaser-open`],
    ['fill', `${lightbox}[name=Email]`, 'zoe@example.ca'],
    ['drag out of', `${lightbox}[name=Email]`],
    ['close', 'window', 'Escape'],
    ['request the overlay'],
    ['close', 'overlay', 'Escape'],
    ['follow', 'main a'],
    ['let the sign-up be due'],
    ['request the overlay'],
    ['back'],
    ['forward'],
    ['let the sign-up be due'],
  ],
};

/** Everything that scrolls, in an open window, from its panel, from a field and at both of its ends. */
const scrollLocks = (['newsletter', 'gift'] as const).map((name): Visit => {
  const inside = `vitrine-${name}-lightbox >>> `;
  const press = (...keys: string[]) => keys.map((key): Step => ['press', key]);
  return {
    name: `keys, wheel and fingers in the open ${name} window`,
    manners: ['fr phone finger', 'en desktop mouse', 'en phone keyboard large'],
    steps: () => [
      ['open', `${elementPages}${name}-lightbox`],
      ['scroll', 3],
      ['ask for', 'window', '[data-sets]'],
      ...press(...scrollKeys, 'End'),
      ['scroll', 12],
      ['scroll', -24],
      ...press('Home', ...scrollKeys),
      ['fill', `${inside}[name=Email]`, 'zoe@example.ca'],
      ...press('Next', 'Next', 'Prior', 'Prior', 'Down', 'End', 'Home'),
      ['drag out of', `${inside}[name=Email]`],
      ['choose', `${inside}[name=LanguagePreference][value=en]`],
      ...press('Next', 'Prior', 'Up'),
      ['close', 'window', `${inside}button.close`],
    ],
  };
});

/** Every visit, in the order in which they are made. */
export const visits: readonly Visit[] = [first, ...listDueVisits(), ...listQuietVisits(), sibling, ...scrollLocks];
