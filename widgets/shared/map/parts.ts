/** Creates an element whose class is also its `part`. */
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
