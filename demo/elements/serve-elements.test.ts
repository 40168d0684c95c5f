import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, it, vi } from 'vitest';
import { createElementHandler } from './serve-elements.ts';

it.each(['/elements/constructor', '/elements/constructor/fr', '/elements/__proto__', '/elements/toString'])(
  'createElementHandler passes %s, named after an Object.prototype property, to the next handler',
  (url) => {
    const next = vi.fn();
    const handle = createElementHandler('http://site.invalid', vi.fn(), next);
    handle({ url } as IncomingMessage, { writeHead: vi.fn(), end: vi.fn() } as unknown as ServerResponse);
    expect(next).toHaveBeenCalledOnce();
  },
);
