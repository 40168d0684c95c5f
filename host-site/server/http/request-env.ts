import type { HttpBindings } from '@hono/node-server';

/** Values that Hono carries with each request. */
export interface RequestEnv {
  Bindings: Partial<HttpBindings>;
  Variables: { requestId: string };
}
