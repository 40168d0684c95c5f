import { setTimeout } from 'node:timers/promises';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { createLogger } from './logging.ts';
import { continueTrace, createTraceparent, findTraceId, traceRequests } from './trace-context.ts';

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const given = `00-${traceId}-00f067aa0ba902b7-01`;
const readParts = (traceparent: string | undefined) => continueTrace(traceparent, createTraceparent).split('-');

describe('a trace', () => {
  it.each([given, `cc-${traceId}-00f067aa0ba902b7-01`, `cc-${traceId}-00f067aa0ba902b7-01-more`])(
    'keeps the trace id of the traceparent %s and gets a new parent id',
    (traceparent) => {
      const [version, id, parent, flags] = readParts(traceparent);
      expect([version, id, flags]).toEqual(['00', traceId, '01']);
      expect(parent).toMatch(/^[\da-f]{16}$/);
      expect(parent).not.toBe('00f067aa0ba902b7');
    },
  );

  it.each([
    undefined,
    '',
    'planted',
    `${given}-more`,
    `ff-${traceId}-00f067aa0ba902b7-01`,
    `00-${traceId.toUpperCase()}-00f067aa0ba902b7-01`,
    `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`,
    `00-${traceId}-${'0'.repeat(16)}-01`,
    `00-${traceId}-00f067aa0ba902b7-0`,
    `00-${traceId}-00f067aa0ba902b7-01, ${given}`,
  ])('starts with a new trace id when the traceparent is “%s”', (traceparent) => {
    const [version, id, parent, flags] = readParts(traceparent);
    expect([version, flags]).toEqual(['00', '00']);
    expect(id).toMatch(/^[\da-f]{32}$/);
    expect([traceId, '0'.repeat(32)]).not.toContain(id);
    expect(parent).toMatch(/^(?!0{16})[\da-f]{16}$/);
  });

  it('has its own id in the log lines of each request, and ignores the traceparent without a trusted proxy', async () => {
    const lines: { msg: string; traceId?: string }[] = [];
    const logger = createLogger('info', { write: (line) => void lines.push(JSON.parse(line)) });
    const serve = (trustsProxy: boolean) =>
      new Hono().use(traceRequests(trustsProxy)).get('/:name', async (context) => {
        await setTimeout(5);
        logger.info(context.req.param('name'));
        return context.text(findTraceId() ?? '');
      });
    const ask = async (name: string, id: string, app = serve(true)) => {
      const headers = { traceparent: `00-${id}-00f067aa0ba902b7-01` };
      return (await app.request(`/${name}`, { headers })).text();
    };
    const ids = ['a', 'b'].map((digit) => digit.repeat(32));
    expect(await Promise.all(ids.map((id) => ask(id, id)))).toEqual(ids);
    expect(lines.map((line) => line.traceId)).toEqual(lines.map((line) => line.msg));
    expect(lines).toHaveLength(2);
    expect(await ask('visitor', traceId, serve(false))).toMatch(new RegExp(`^(?!${traceId})[\\da-f]{32}$`));
    logger.info('outside');
    expect(lines.at(-1)).not.toHaveProperty('traceId');
  });
});
