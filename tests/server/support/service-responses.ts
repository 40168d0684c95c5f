/** Response of a form's service with its HTTP status; only some services set the later fields. */
export interface ServiceResponse {
  http: number;
  status: unknown;
  message: unknown;
  errors?: { field: string; code: string }[];
  reference?: string;
  draws?: Record<string, string>;
  result?: string;
  state?: string;
}

/** Posts a body as a widget does: JSON, or a text unchanged. */
export function postToService(address: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

/** The HTTP status with the JSON response. */
export async function readServiceResponse(response: Response): Promise<ServiceResponse> {
  // The reason of every refusal is tested in reason-codes.test.ts.
  const { code: _, ...body } = (await response.json()) as Omit<ServiceResponse, 'http'> & { code?: string };
  return { http: response.status, ...body };
}

/** A response of a service that refuses: HTTP status, status of API-01 and message. */
export const refusal = (http: number, status: number, message: string): ServiceResponse => ({ http, status, message });

/** A response to a malformed request. */
export const badRequest = (http: number): ServiceResponse => refusal(http, -1, 'ERROR_BAD_REQUEST');

/** The response to an unknown chain. */
export const badChain: ServiceResponse = refusal(422, -1, 'ERROR_BAD_PARAMETERS_CHAIN');

/** Refused fields by name and code, in the order of the form. */
export const badFields = (errors: Record<string, string>): ServiceResponse => ({
  ...refusal(422, -20, 'ERROR_BAD_PARAMETERS_GENERAL'),
  errors: Object.entries(errors).map(([field, code]) => ({ field, code })),
});

/** Refusal of the e-mail address only. */
export const badEmail = (code = 'INVALID'): ServiceResponse => ({
  ...refusal(422, -10, 'ERROR_BAD_PARAMETERS_EMAIL'),
  errors: [{ field: 'Email', code }],
});
