/** A message as the browser gets it: finished text, or a function of its values. */
export type CompiledMessage = string | ((values: MessageValues) => string);
export type CompiledMessages = Readonly<Record<string, CompiledMessage>>;
export type MessageValues = Readonly<Record<string, string | number>>;

type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';

/** Keys of an i18next resource as code names them: without plural suffixes. */
export type MessageKey<Resource> = {
  [Key in keyof Resource & string]: Key extends `${infer Base}_${PluralForm}` ? Base : Key;
}[keyof Resource & string];

export type Translate<Key extends string = string> = (key: Key, values?: MessageValues) => string;

/** The translate function of one language's compiled messages. */
export function createTranslate(messages: CompiledMessages): Translate {
  return (key, values) => {
    const message = messages[key] as CompiledMessage;
    return typeof message === 'string' ? message : message(values as MessageValues);
  };
}
