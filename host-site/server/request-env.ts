import type { HttpBindings } from '@hono/node-server';

/** What Hono carries along with each request. */
export interface RequestEnv {
  Bindings: Partial<HttpBindings>;
  Variables: { requestId: string };
}
