const codeShape = /^[\w.-]{1,60}$/;
/** What `fetch` says without a code, such as `unexpected redirect`: words of its own, and no part of an address. */
const fetchWords = /^(?:unexpected redirect|bad port)$/;

/** An error, the errors that it is about, and theirs; those of several addresses after it. */
function listCauses(error: unknown, depth = 0): Error[] {
  if (!(error instanceof Error) || depth > 5) return [];
  const several = error instanceof AggregateError ? error.errors : [];
  return [error, ...[error.cause, ...several].flatMap((cause) => listCauses(cause, depth + 1))];
}

/**
 * Why a network call failed, as a code that operators can look up: `CERT_HAS_EXPIRED`, `ECONNREFUSED`, `ENOTFOUND`. `fetch`
 * and Nodemailer say only that they failed, and keep the cause inside. Else the name of the error's class. Never a message,
 * which may hold an address.
 */
export function findFailureCode(error: unknown): string {
  const causes = listCauses(error);
  const codes = causes.flatMap((cause) => {
    const { originalCode, code } = cause as { originalCode?: unknown; code?: unknown };
    return [originalCode, code].filter((one): one is string => typeof one === 'string' && codeShape.test(one));
  });
  if (codes[0]) return codes[0];
  const words = causes.map(({ message }) => message).find((message) => fetchWords.test(message));
  if (words) return words.toUpperCase().replace(' ', '_');
  // `TypeError` is the wrapper of `fetch`, which is never the cause.
  return causes.find(({ name }) => name !== 'TypeError' && name !== 'Error')?.name ?? causes[0]?.name ?? 'unknown';
}
