import { expect } from 'vitest';

/** All that a job may hold: a trace of no proxy's, and nothing personal. */
export const jobData = { traceparent: expect.stringMatching(/^00-[\da-f]{32}-[\da-f]{16}-00$/) };
