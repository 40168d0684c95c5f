import { requestHeaders } from '../../../widgets/shared/submissions/request-additions.ts';

/** The header that tells a service what brought a submission, as the widget sent it; none where nothing is known. */
export const toSourceHeader = (source: unknown): Record<string, string> =>
  typeof source === 'string' && source ? { [requestHeaders.source]: source } : {};
