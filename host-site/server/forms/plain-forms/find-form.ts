const opening = '<template shadowrootmode="open">';
const closing = '</template>';

/**
 * The form that a page has prerendered for an address, as a shadow root with its styles; undefined when there is none.
 * The form must have `value` in its field `name`, for example the name of a contest.
 */
export function findForm(
  html: string,
  action: string,
  [name, value]: readonly [string, string] = ['', ''],
): string | undefined {
  const at = html.indexOf(` action="${action}"`);
  const start = html.lastIndexOf(opening, at);
  const end = html.indexOf(closing, at);
  if (at < 0 || start < 0 || end < 0) return undefined;
  const form = html.slice(start, end + closing.length);
  return !name || form.includes(`name="${name}" value="${value}"`) ? form : undefined;
}
