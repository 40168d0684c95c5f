/**
 * An element that a test asks a framework for, by the names of its contract; the app translates these to the
 * framework's spelling.
 */
export interface ElementSpec {
  key: string;
  /** Its tag without the prefix. */
  name: string;
  attributes?: Record<string, string | number | boolean>;
  /** Objects to pass, by attribute name. */
  objects?: Record<string, unknown>;
  /** Other properties that the framework sets, the same in all frameworks. */
  others?: Record<string, unknown>;
  /** Events to listen to, and the name to report each under; `cancel` also cancels it. */
  listens?: Record<string, string>;
  /** Texts of the paragraphs between its tags. */
  children?: string[];
}

type Heard = [name: string, type: string, detail: unknown];

declare global {
  interface Window {
    /** Renders these elements in place of the previous ones; resolves once they are in the page. */
    draw(specs: ElementSpec[]): Promise<void>;
    define(name: string): Promise<void>;
    notes: Heard[];
  }
}

window.notes = [];

/** A handler that records its event under this name; `cancel` also cancels it. */
export function handlerOf(name: string) {
  return (event: CustomEvent): void => {
    window.notes.push([name, event.type, event.detail]);
    if (name === 'cancel') event.preventDefault();
  };
}

/** `closed-days` → `ClosedDays`. */
export const toPascal = (name: string): string =>
  name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Changes the names of an object's values, and the values if needed. */
export const rename = <Value, Other>(
  values: Record<string, Value> | undefined,
  toName: (name: string) => string,
  toValue: (value: Value) => Other,
): Record<string, Other> =>
  Object.fromEntries(Object.entries(values ?? {}).map(([name, value]) => [toName(name), toValue(value)]));
