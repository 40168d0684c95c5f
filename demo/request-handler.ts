import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

/** Responds to a request, at once or later. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

/** The address that a request asks for; one that names nothing, such as `//`, is that of a page that isn't there. */
export const parseRequestUrl = ({ url = '/' }: IncomingMessage): URL =>
  URL.parse(url, 'http://demo.invalid') ?? new URL('http://demo.invalid//');

/** The same handler, whose failures are logged and get a response with status 500 instead of ending the process. */
export const respondToErrors =
  (handler: Handler): RequestListener =>
  async (request, response) => {
    try {
      await handler(request, response);
    } catch (error) {
      console.error(error);
      if (response.headersSent) response.destroy();
      else
        response
          .writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' })
          .end('Something went wrong · Une erreur s’est produite\n');
    }
  };
