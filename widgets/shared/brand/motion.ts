/**
 * What style sheets may name as `motion(…)`: the durations and curves of everything that moves, on the site and in the
 * elements. Nothing waits for the end of a motion, and with reduced motion there is none.
 */
export const motion = {
  /** A control answers the pointer: colours, underlines, a pin. */
  answer: '0.15s ease-out',
  /** Something comes, goes or makes room: header, menu, hint, veil. */
  usual: '0.2s ease-out',
  /** Something arrives that one looks at: a dialog, a picture under the pointer, thanks. */
  arrival: '0.3s cubic-bezier(0.2, 0.7, 0.2, 1)',
  /** The step from page to page, whose properties the browser declares one by one. */
  'page-time': '0.2s',
  /** The line that runs for as long as a wait lasts. */
  wait: '1.1s ease-in-out',
} as const;
