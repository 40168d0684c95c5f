import { describe, expect, it } from 'vitest';
import type { Sight } from './page-eyes.ts';
import { createJudge, type VisitKind } from './rules.ts';
import type { Step } from './steps.ts';

const focus = 'vitrine-contact-form >>> input[name="Email"]';
/** A page on which nothing is wrong. */
const calm: Sight = {
  path: '/en/contact',
  focus,
  isFocusSeen: true,
  covers: {},
  passed: [],
  answers: 0,
  scroll: 300,
  beforeWindow: { scroll: 300, focus },
  overhang: 0,
  widest: '',
  said: [],
  values: {},
  stored: [],
};
const panel = 'vitrine-newsletter-lightbox >>> div[part="panel"]';
/** A sign-up window that has come by itself. */
const opened: Partial<Sight> = {
  focus: panel,
  covers: { window: 100 },
  stored: ['shownAt'],
};
const asked: Partial<Sight> = { covers: { question: 20 }, answers: 2 };

type Moment = readonly [step: Step, change?: Partial<Sight>];
const open: Moment = [['open', '/contact']];
const fill: Moment = [['fill', 'input', 'Zoe'], { values: { input: 'Zoe' } }];

/** Judges a visit; each moment is the calm page with changes. */
function judge(moments: readonly Moment[], kind: Partial<VisitKind> = {}): string[] {
  const take = createJudge({ isSmall: false, means: 'mouse', ...kind });
  return moments.flatMap(([step, change]) => take(step, { ...calm, ...change }));
}

const rest: Step = ['scroll', 1];

describe('the rules of a visit accept', () => {
  it.each<[string, Moment[], Partial<VisitKind>?]>([
    ['a page on which nothing comes', [open, [rest]]],
    [
      'a window that comes once, keeps the place and returns the focus',
      [open, [['see', 'window'], opened], [['close', 'window', 'Escape'], { stored: ['shownAt', 'closedAt'] }]],
    ],
    [
      'a question that comes back once the window over it is closed',
      [
        [['open', ''], asked],
        [['see', 'window'], opened],
        [['close', 'window', 'Escape'], { ...asked, stored: ['shownAt', 'closedAt'] }],
      ],
    ],
    [
      'a window on a small screen that someone asked for',
      [open, [['ask for', 'window', 'a'], opened]],
      { isSmall: true },
    ],
    [
      'the overlay over a window whose form is sent',
      [
        open,
        [['ask for', 'window', 'a'], opened],
        [['use', 'button'], { ...opened, covers: { window: 100, overlay: 100 } }],
      ],
    ],
    [
      'a focus that returns to where a keyboard came from',
      [
        [['open', ''], { focus: '' }],
        [['see', 'teaser'], { focus: '', covers: { teaser: 9 }, stored: ['shownAt'] }],
        [['ask for', 'window', '.teaser-open'], opened],
        [['close', 'window', 'Escape'], { focus: 'a', stored: ['shownAt', 'closedAt'] }],
      ],
      { means: 'keyboard' },
    ],
    [
      'a focus that returns to nothing, as before the teaser',
      [
        [['open', ''], { focus: '' }],
        [['see', 'teaser'], { focus: '', covers: { teaser: 9 }, stored: ['shownAt'] }],
        [['ask for', 'window', '.teaser-open'], opened],
        [['close', 'window', 'Escape'], { focus: '', stored: ['shownAt', 'closedAt'] }],
      ],
    ],
    [
      'a mask that writes what was typed in its way',
      [open, [['fill', 'input', 'h2x1y4'], { values: { input: 'H2X 1Y4' } }]],
    ],
    [
      'a consent that is to be given again on another day',
      [open, [['tick', 'input'], { values: { input: 'true' } }], [['reload'], { values: { input: 'false' } }]],
    ],
    [
      'a focus that a key scrolls out of sight',
      [open, [['press', 'Next'], { isFocusSeen: false }]],
      { means: 'keyboard' },
    ],
    [
      'a choice that an arrow moves',
      [
        open,
        [
          ['choose', '[name=Day][value=en]'],
          { values: { '[name=Day][value=en]': 'true' }, focus: 'input[name="Day"]' },
        ],
        [['press', 'Up'], { values: { '[name=Day][value=en]': 'false' }, focus: 'input[name="Day"]' }],
      ],
    ],
    ['a field whose code is yet to come', [open, fill, [['reload'], { values: { input: null } }]]],
  ])('%s', (_, moments, kind) => expect(judge(moments, kind)).toEqual([]));
});

describe('the rules of a visit refuse', () => {
  it.each<[string, RegExp, Moment[], Partial<VisitKind>?]>([
    [
      'two covers at once',
      /^at once: question and teaser$/,
      [[['open', ''], { covers: { question: 20, teaser: 10 }, answers: 2, stored: ['shownAt'] }]],
    ],
    [
      'a window inside a form',
      /^window came into a form$/,
      [open, fill, [rest, { ...opened, values: { input: 'Zoe' } }]],
    ],
    [
      'a window that was there for a frame inside a form',
      /^window came into a form$/,
      [open, fill, [rest, { passed: ['window'], values: { input: 'Zoe' } }]],
    ],
    [
      'a sign-up that comes twice',
      /^the sign-up came a second time$/,
      [
        [['open', ''], opened],
        [['open', ''], opened],
      ],
    ],
    [
      'a window over a small screen',
      /^window covers 100 % of a small screen without a gesture$/,
      [open, [rest, opened]],
      { isSmall: true },
    ],
    ['an answer out of sight', /^1 of 2 answers in sight$/, [[['open', ''], { ...asked, answers: 1 }]]],
    [
      'a window that is not recorded',
      /^the sign-up is not recorded as shown$/,
      [open, [rest, { ...opened, stored: [] }]],
    ],
    [
      'leaving that counts as closing',
      /^recorded as closed, but no one closed it$/,
      [open, [['back'], { stored: ['shownAt', 'closedAt'] }]],
    ],
    [
      'closing that is not recorded',
      /^closing is not recorded$/,
      [open, [['see', 'window'], opened], [['close', 'window', 'Escape'], { stored: ['shownAt'] }]],
    ],
    ['a focus that a key loses', /^the focus is lost/, [open, [['press', 'Escape'], { focus: '' }]]],
    [
      'a focus that does not return',
      /^the window returned the focus to “”/,
      [
        open,
        [['see', 'window'], opened],
        [['close', 'window', 'Escape'], { focus: '', stored: ['shownAt', 'closedAt'] }],
      ],
    ],
    [
      'a focus that does not return to the link that opened the window',
      /^the window returned the focus to “” and not to “what opened it”$/,
      [
        open,
        [['ask for', 'window', 'a'], opened],
        [['close', 'window', 'Escape'], { focus: '', stored: ['shownAt', 'closedAt'] }],
      ],
    ],
    [
      'a focus under something',
      /has the focus, unseen$/,
      [open, [['press', 'Tab'], { isFocusSeen: false }]],
      { means: 'keyboard' },
    ],
    ['a focus behind the window', /^the focus is not in the open window$/, [open, [rest, { ...opened, focus }]]],
    [
      'a page that scrolls behind the window',
      /^the page behind the window moved from 300 to 340$/,
      [open, [rest, { ...opened, scroll: 340 }]],
    ],
    ['a page wider than the window', /^the page is 12 pixels wider/, [[['open', ''], { overhang: 12 }]]],
    ['a field that loses what was typed', /^input lost “Zoe”/, [open, fill, [['reload'], { values: { input: '' } }]]],
    ['a field that goes', /^input with “Zoe” is gone$/, [open, fill, [rest]]],
    [
      'an overlay on the next page',
      /^the overlay is still there on another page$/,
      [open, [['back'], { covers: { overlay: 100 } }]],
    ],
    ['a text announced twice', /^said twice: Sending…$/, [open, [rest, { said: ['Sending…', 'Sending…'] }]]],
  ])('%s', (_, fault, moments, kind) => {
    const faults = judge(moments, kind);
    expect(faults.length).toBeGreaterThan(0);
    for (const each of faults) expect(each).toMatch(fault);
  });
});
