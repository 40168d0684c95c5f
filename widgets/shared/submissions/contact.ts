import type * as z from 'zod/mini';
import { contactModel } from './contact-rules.ts';
import { createFormRequest } from './form-request.ts';

/** The shape of a request body of the feedback service (decisions §3). */
export const contactRequest = createFormRequest(contactModel);
/** A valid message. */
export type ContactRequest = z.infer<typeof contactRequest>;
