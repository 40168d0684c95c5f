import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { responseStatus } from '../../widgets/shared/submissions/responses.ts';
import { readJournal, writeJournal } from './journal.ts';
import { readWays } from './ways.ts';

// A process of its own: `node feedback-service.ts <journal> <port>`.
const [, , journal = '', port = '0'] = process.argv;

const accepted = JSON.stringify({ status: responseStatus.success, message: 'OK' });
const login = '<!doctype html><title>Sign in</title><form><input name="password" type="password"></form>';
/** Those whom it has met, also before it was ended and started again. */
const met = new Set(readJournal(journal).map(({ key }) => key));

const server = createServer(async (request, response) => {
  if (request.method === 'GET') return response.writeHead(200, { 'content-type': 'text/html' }).end(login);
  const { Email: email } = JSON.parse(await text(request)) as { Email: string };
  const key = String(request.headers['idempotency-key']);
  const [, way] = readWays(email);
  const isFirst = !met.has(key);
  met.add(key);
  const json = { 'content-type': 'application/json' };
  if (way === 'refusing') {
    const refusal = { status: responseStatus.badFields, message: 'ERROR_BAD_PARAMETERS_GENERAL' };
    return response.writeHead(400, json).end(JSON.stringify(refusal));
  }
  if (isFirst) {
    if (way === 'page') return response.writeHead(200, { 'content-type': 'text/html' }).end(login);
    if (way === 'moved') return response.writeHead(302, { location: '/login' }).end();
    if (way === 'paused') return response.writeHead(503, { 'retry-after': '3' }).end();
  }
  writeJournal(journal, { email, key });
  if (isFirst && way === 'cut') return request.socket.destroy();
  if (isFirst && way === 'slow') return setTimeout(() => response.writeHead(200, json).end(accepted), 17_000);
  if (isFirst && way === 'half') {
    response.writeHead(200, { ...json, 'content-length': accepted.length }).write(accepted.slice(0, 9));
    return setTimeout(() => request.socket.destroy(), 100);
  }
  response.writeHead(200, json).end(accepted);
});
server.listen(Number(port), '127.0.0.1', () => {
  process.stdout.write(`Listening on ${(server.address() as AddressInfo).port}\n`);
});
