/** An element with a class that is its `part` too. */
export function createPart<Name extends keyof HTMLElementTagNameMap>(
  document: Document,
  name: Name,
  part: string,
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  element.className = part;
  element.setAttribute('part', part);
  return element;
}
