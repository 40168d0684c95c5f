/** An element with a class that is its `part` too; a second name is added to both. */
export function createPart<Name extends keyof HTMLElementTagNameMap>(
  document: Document,
  name: Name,
  part: string,
  variant = '',
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  const names = variant ? `${part} ${variant}` : part;
  element.className = names;
  element.setAttribute('part', names);
  return element;
}
