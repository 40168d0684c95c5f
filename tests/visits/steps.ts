/** What may lie over a page: the consent question, a sign-up window, a teaser that leads to it, the loading overlay. */
export type Cover = 'question' | 'window' | 'teaser' | 'overlay';

/** CSS selectors from the page through open shadow roots, separated by `>>>`. */
type Target = string;

/**
 * One thing that a person does or waits for. Whether with a mouse, a finger or the keyboard is the visit's matter, and so
 * are the language in which a path begins and the size of the window.
 */
export type Step =
  /** Types an address: a path of the site without its language, or the name of an embedder's page. */
  | readonly ['open', path: string]
  /** Follows a link to another page. */
  | readonly ['follow', link: Target]
  | readonly ['back']
  | readonly ['forward']
  | readonly ['reload']
  /** Presses a button or a link that stays on the page. */
  | readonly ['use', button: Target]
  /** Presses what shows something over the page: that was asked for. */
  | readonly ['ask for', cover: Cover, button: Target]
  /** Closes or answers what lies over the page: a press of a button of its own, or a key. */
  | readonly ['close', cover: Cover, by: Target | 'Escape']
  /** Types into a field; a form keeps it until it is sent, also when the page is left, unless it says otherwise. */
  | readonly ['fill', field: Target, text: string, kept?: 'on this page']
  | readonly ['choose', radioButton: Target]
  /** Ticks a box: a consent, which forms do not keep when the page is left. */
  | readonly ['tick', box: Target]
  /** Scrolls to something. */
  | readonly ['look at', part: Target]
  /** Presses keys by X's names. */
  | readonly ['press', ...keys: string[]]
  /** Turns the wheel down, or, below zero, up; a finger swipes. */
  | readonly ['scroll', notches: number]
  /** Presses in a field and lets go beside the window that it is in. */
  | readonly ['drag out of', field: Target]
  /** Waits until something has come over the page by itself. */
  | readonly ['see', cover: Cover]
  /** Waits until something in the page is there. */
  | readonly ['wait for', part: Target]
  /** The page says when the sign-up is due, by its attribute. */
  | readonly ['delay the sign-up by', seconds: number]
  /** Waits until the sign-up would have come, had nothing kept it away. */
  | readonly ['let the sign-up be due']
  /** The page asks for the overlay, or no longer needs it. */
  | readonly ['request the overlay']
  | readonly ['release the overlay'];

/** A person's hands. */
export type Means = 'mouse' | 'finger' | 'keyboard';

/** Whether a step leads to another document. */
export const leavesPage = ([verb]: Step): boolean => ['open', 'follow', 'back', 'forward', 'reload'].includes(verb);

/** Keys that scroll, by X's names. */
export const scrollKeys = ['Next', 'Down', 'space', 'End', 'Prior', 'Up', 'shift+space', 'Home'];
