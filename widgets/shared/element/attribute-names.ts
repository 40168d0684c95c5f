import { findNearestName } from './nearest-name.ts';

/** Attributes of HTML that any element may have, and those that frameworks and libraries write on elements. */
const foreign = new RegExp(
  [
    '^(data-|aria-|hx-|x-|v-|ng-|_ng|astro-|wire:|up-|unicorn|js|q:|s-|on[a-z]+$)',
    '[:@.#*?[(]',
    `^(${[
      'accesskey autocapitalize autocorrect autofocus class contenteditable dir draggable enterkeyhint exportparts',
      'hidden id inert inputmode is itemid itemprop itemref itemscope itemtype lang name nonce part popover role slot',
      'spellcheck style tabindex title translate virtualkeyboardpolicy writingsuggestions xmlns key ref',
      'defer-hydration bis_skin_checked cz-shortcut-listen',
    ]
      .join(' ')
      .replaceAll(' ', '|')})$`,
  ].join('|'),
);

/** An attribute that an element does not have, and what may have been meant. */
export interface UnknownAttribute {
  name: string;
  /** The element's own attribute with a name like it. */
  nearest?: string | undefined;
  /** Tags of the elements that have it. */
  owners: readonly string[];
  /** The event that it seems to listen to; no attribute does that. */
  event?: string | undefined;
}

/** Attribute names by tag, and the names of all events. */
export interface KnownNames {
  attributes: Readonly<Record<string, readonly string[]>>;
  events: readonly string[];
}

/** The attributes among `given` that an element with the attributes `own` does not have, nor any element of HTML. */
export function findUnknownAttributes(
  given: readonly string[],
  own: readonly string[],
  { attributes, events }: KnownNames,
): readonly UnknownAttribute[] {
  return given
    .filter((name) => !own.includes(name) && !foreign.test(name))
    .map((name) => {
      const event = /^on-?(vitrine-.*)/.exec(name)?.[1];
      const owners = Object.keys(attributes).filter((tag) => attributes[tag]?.includes(name));
      if (event) return { name, owners, event: findNearestName(event, events) ?? event };
      return { name, owners, nearest: owners.length > 0 ? undefined : findNearestName(name, own) };
    });
}
