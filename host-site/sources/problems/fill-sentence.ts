/** Fills the `{name}` placeholders of a sentence; throws when a value is missing. */
export function fillSentence(sentence: string, values: Readonly<Record<string, string | number>>): string {
  return sentence.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`No value for {${name}} in: ${sentence}`);
    return String(value);
  });
}
