import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

// The command of the npm package, as `npx @vitrine/widgets doctor` runs it.

let html = '';
let policy = '';
const server = createServer((_, response) => {
  if (policy) response.setHeader('content-security-policy', policy);
  response.setHeader('content-type', 'text/html').end(html);
});
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise((resolve) => server.close(resolve)));

const run = (...given: string[]) =>
  new Promise<{ code: unknown; out: string }>((resolve) => {
    execFile(process.execPath, ['dist/npm/doctor.js', ...given], (failure, stdout, stderr) =>
      resolve({ code: failure?.code ?? 0, out: stdout + stderr }),
    );
  });
const diagnose = (page: string, ...given: string[]) => {
  html = page;
  return run('doctor', `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, ...given);
};
const script = '<script type="module" src="https://www.vitrine.example/widgets/v1/vitrine.js"></script>';

describe('the package’s doctor', () => {
  it('names what is wrong with its line, says that it saw only the HTML, and exits with 1', async () => {
    const { code, out } = await diagnose(`${script}\n<vitrine-newsletter-form barnd="winners" />`);
    expect(out).toContain('<vitrine-newsletter-form> :2');
    expect(out).toContain('Did you mean “brand”?');
    expect(out).toContain('is not closed');
    expect(out).toContain('Only the HTML was read');
    expect(code).toBe(1);
  });

  it('exits with 0 for a page without a mistake, and speaks French', async () => {
    const { code, out } = await diagnose(
      `${script}<vitrine-newsletter-form></vitrine-newsletter-form>`,
      '--locale',
      'fr',
    );
    expect(out).toContain('Diagnostic de cette page\u00A0: Aucun problème trouvé');
    expect(code).toBe(0);
  });

  it.each([
    ["script-src 'self'", 'script-src'],
    ["default-src 'none'; script-src https://*.vitrine.example", 'default-src'],
    ["script-src *, script-src-elem 'self' https://vitrine.example", 'script-src-elem'],
  ])('names the directive of the page’s policy %s that leaves our origin out', async (given, directive) => {
    policy = given;
    const { code, out } = await diagnose(`${script}<vitrine-newsletter-form></vitrine-newsletter-form>`);
    policy = '';
    expect(out).toContain(`The page’s policy doesn’t allow https://www.vitrine.example in ${directive}.`);
    expect(code).toBe(1);
  });

  it.each([
    'script-src https://www.vitrine.example/widgets/; connect-src https:',
    "script-src 'nonce-abc' 'strict-dynamic'; connect-src www.vitrine.example:443",
    "img-src 'none'",
  ])('finds nothing wrong in the policy %s, which may allow our origin', async (given) => {
    policy = given;
    const { code } = await diagnose(`${script}<vitrine-newsletter-form></vitrine-newsletter-form>`);
    policy = '';
    expect(code).toBe(0);
  });

  it.each([[[]], [['doctor']], [['doctor', 'www.vitrine.example']], [['--unknown']]])(
    'exits with 2 and says how it is used for %j',
    async (given) => {
      const { code, out } = await run(...given);
      expect(out).toContain('npx @vitrine/widgets doctor <address>');
      expect(code).toBe(2);
    },
  );

  it('exits with 2 and names the address where nothing answers', async () => {
    const { code, out } = await run('doctor', 'http://127.0.0.1:9/');
    expect(out).toContain('http://127.0.0.1:9/');
    expect(code).toBe(2);
  });
});
