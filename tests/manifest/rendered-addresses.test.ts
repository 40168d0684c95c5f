import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { renderWidget, widgetTags } from '../../widgets/server.ts';
import { readAddress } from '../../widgets/shared/element/web-address.ts';
import { forEvery } from '../support/for-every.ts';
import { hostileAddresses } from '../support/hostile-addresses.ts';
import { sample } from '../support/samples.ts';

const page = 'https://www.winners.example/en/page';

describe('readAddress', () => {
  forEvery(hostileAddresses, (text) => JSON.stringify(text))(
    'returns for a hostile URL only an https or same-origin URL without credentials, or nothing',
    (text) => {
      for (const base of [page, 'http://intranet/page', 'about:blank', 'file:///home/page.html']) {
        const href = readAddress(text, base);
        if (!href) continue;
        const { protocol, host, username, password } = new URL(href);
        const own = new URL(base);
        const isOwn = protocol === own.protocol && host === own.host;
        expect(protocol === 'https:' || isOwn, `${href} on ${base}`).toBe(true);
        expect(username + password).toBe('');
      }
    },
  );
});

describe('renderWidget', () => {
  interface Manifest {
    modules: { declarations: { tagName: string; attributes: { name: string; type: { text: string } }[] }[] }[];
  }
  const { modules } = JSON.parse(readFileSync('dist/widgets/v1/custom-elements.json', 'utf8')) as Manifest;
  const texts = modules
    .flatMap(({ declarations }) => declarations)
    .flatMap(({ tagName, attributes }) =>
      attributes.filter(({ type }) => type.text === 'string').map(({ name }) => [tagName, name] as const),
    );

  it('is tested with a text attribute of every element', () =>
    expect([...new Set(texts.map(([tag]) => tag))].sort()).toEqual([...widgetTags].sort()));

  forEvery([...texts.entries()], ([, [tag, name]]) => `<${tag} ${name}>`)(
    'renders no URL with a scheme other than https:, mailto: or sms:, whichever attribute is hostile',
    ([position, [tag, name]]) => {
      for (const address of sample(4, hostileAddresses, position)) {
        let html = '';
        try {
          html = renderWidget(tag, { [name]: address });
        } catch {
          continue;
        }
        const [, inside = ''] = /<template[^>]*>(.*)<\/template>/s.exec(html) ?? [];
        for (const [, value = ''] of inside.matchAll(/\s(?:href|src|action|poster|formaction)="([^"]*)"/g)) {
          const { protocol } = new URL(value.replaceAll('&amp;', '&'), 'https://page.invalid');
          expect(['https:', 'mailto:', 'sms:'], `${tag} ${name}=${JSON.stringify(address)}: ${value}`).toContain(
            protocol,
          );
        }
      }
    },
  );

  it.each(['javascript:alert(1)', 'https://user:pass@host', '//evil.example', 'data:text/html,x'])(
    'rejects %s as serviceOrigin and as base',
    (address) => {
      const tag = 'vitrine-newsletter-form';
      expect(() => renderWidget(tag, {}, { serviceOrigin: address })).toThrow('serviceOrigin');
      expect(() => renderWidget(tag, {}, { base: address })).toThrow('base');
    },
  );
  it('accepts https and http origins as serviceOrigin, and paths and URLs as base', () => {
    const html = renderWidget('vitrine-newsletter-form', {}, { serviceOrigin: 'https://a.example', base: '/w/' });
    expect(html).toContain('action="https://a.example/handlers/');
    const remote = { serviceOrigin: 'http://10.0.0.7:8080', base: 'http://10.0.0.7:8080/widgets/v1/' };
    expect(renderWidget('vitrine-newsletter-form', {}, remote)).toContain('href="http://10.0.0.7:8080/widgets/v1/');
  });
});
