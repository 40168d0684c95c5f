import { randomUUID } from 'node:crypto';
import { handlerPaths } from '../../../widgets/shared/brand/endpoints.ts';
import { postToService } from './service-responses.ts';

/** A valid message, as our widget sends it. */
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
export const postMessage = (origin: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> =>
  postToService(origin + handlerPaths.contact, body, headers);
