import { randomUUID } from 'node:crypto';
import { handlerPaths } from '../../../widgets/shared/brand/endpoints.ts';

/** A message that is in order, as a widget of ours sends it. */
export function createMessage(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    requestId: randomUUID(),
    Brand: 'vitrine',
    Chain: 'HSE',
    LanguagePreference: 'en',
    Locale: 'en',
    InquiryType: 'inquiry',
    Reason: 'store',
    FirstName: 'Jeanne',
    LastName: 'Tremblay-O’Neil',
    Email: 'jeanne@example.ca',
    PostalCode: 'H2X1Y4',
    Message: 'Do you open on Sundays?',
    PrivacyAccepted: true,
    Page: '/en/contact',
    ...changes,
  };
}

/** Posts a message to the feedback service. */
export async function postMessage(
  origin: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(origin + handlerPaths.contact, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

export interface MessageAnswer {
  http: number;
  status: unknown;
  message: unknown;
  reference?: string;
  errors?: { field: string; code: string }[];
}

/** The HTTP status and the JSON answer side by side. */
export async function readMessageAnswer(response: Response): Promise<MessageAnswer> {
  return { http: response.status, ...((await response.json()) as Omit<MessageAnswer, 'http'>) };
}
