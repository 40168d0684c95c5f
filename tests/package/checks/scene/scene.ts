/** An element as a test asks a framework for it, by the names of its contract; the framework's own spelling is its app's. */
export interface Wish {
  key: string;
  /** Its tag without the prefix. */
  name: string;
  attributes?: Record<string, string | number | boolean>;
  /** Attributes that objects are given to. */
  objects?: Record<string, unknown>;
  /** What else the framework sets on it, the same in all of them. */
  others?: Record<string, unknown>;
  /** What is heard of each event is told under this name; `cancel` also cancels it. */
  listens?: Record<string, string>;
  /** Texts of the paragraphs between its tags. */
  children?: string[];
}

type Heard = [name: string, type: string, detail: unknown];

declare global {
  interface Window {
    /** Draws these elements in place of the ones before; done once they are in the page. */
    draw(wishes: Wish[]): Promise<void>;
    define(name: string): Promise<void>;
    notes: Heard[];
  }
}

window.notes = [];

export function handlerOf(name: string) {
  return (event: CustomEvent): void => {
    window.notes.push([name, event.type, event.detail]);
    if (name === 'cancel') event.preventDefault();
  };
}

/** `closed-days` → `ClosedDays`. */
export const toPascal = (name: string): string =>
  name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

export const rename = <Value, Other>(
  values: Record<string, Value> | undefined,
  toName: (name: string) => string,
  toValue: (value: Value) => Other,
): Record<string, Other> =>
  Object.fromEntries(Object.entries(values ?? {}).map(([name, value]) => [toName(name), toValue(value)]));
