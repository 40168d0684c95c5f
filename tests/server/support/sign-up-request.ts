import { handlerPaths } from '../../../widgets/shared/brand/endpoints.ts';

/** The body of API-01 for an address. */
export function createBody(email: string, changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    Chain: 90,
    Email: email,
    Zip: 'M5V0A1',
    FirstName: '',
    LastName: '',
    Gender: '',
    LanguagePreference: 'en',
    ...changes,
  };
}

/** The headers of API-01. */
export const apiHeaders = { 'content-type': 'application/json', operation_id: 'register', domain: 'winners' };

/** Posts a body exactly as in API-01; headers set to undefined are omitted. */
export async function postSignUp(
  origin: string,
  body: unknown,
  headers: Record<string, string | undefined> = {},
): Promise<Response> {
  const all = Object.entries({ ...apiHeaders, ...headers }).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  return fetch(origin + handlerPaths.newsletter, {
    method: 'POST',
    headers: all,
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

/** Status line with the JSON response, for comparisons. */
export async function readResponse(response: Response): Promise<{ http: number; status: unknown; message: unknown }> {
  const { status, message } = (await response.json()) as Record<string, unknown>;
  return { http: response.status, status, message };
}
