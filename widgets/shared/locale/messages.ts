/** A message in the bundle: finished text, or a function of its values. */
export type CompiledMessage = string | ((values: MessageValues) => string);
/** Messages of one language by key. */
export type CompiledMessages = Readonly<Record<string, CompiledMessage>>;
/** Values that a message interpolates, by name; `count` also selects the plural. */
export type MessageValues = Readonly<Record<string, string | number>>;

type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';

/** Message keys of an i18next resource, without plural suffixes. */
export type MessageKey<Resource> = {
  [Key in keyof Resource & string]: Key extends `${infer Base}_${PluralForm}` ? Base : Key;
}[keyof Resource & string];

/** Gives the text of a key. */
export type Translate<Key extends string = string> = (key: Key, values?: MessageValues) => string;

/** Creates the translate function of one language's compiled messages; it gives undefined for a key without a text. */
export function createTranslate(messages: CompiledMessages): Translate {
  return (key, values) => {
    const message = messages[key] as CompiledMessage;
    return typeof message === 'function' ? message(values as MessageValues) : message;
  };
}
