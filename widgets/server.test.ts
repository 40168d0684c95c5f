import { describe, expect, it } from 'vitest';
import { renderWidget } from './server.ts';

const tag = 'vitrine-newsletter-form';

describe('renderWidget', () => {
  it.each([
    ['https://x.example/widgets/v1', 'https://x.example/widgets/v1/chunks/'],
    ['https://x.example/widgets/v1/', 'https://x.example/widgets/v1/chunks/'],
    ['https://x.example', 'https://x.example/chunks/'],
    ['https://x.example/', 'https://x.example/chunks/'],
    ['/', '/chunks/'],
    [undefined, '/widgets/v1/chunks/'],
  ])('with the base %j links the style sheet in its folder chunks/', (base, folder) => {
    const html = renderWidget(tag, {}, base === undefined ? {} : { base });
    expect(/<link rel="stylesheet" href="(.*?)root-/.exec(html)?.[1]).toBe(folder);
  });

  it('accepts a service origin with a trailing slash, and renders the same as without it', () => {
    const render = (serviceOrigin: string) => renderWidget(tag, {}, { serviceOrigin });
    const html = render('https://www.vitrine.example/');
    expect(html).toContain('action="https://www.vitrine.example/handlers/');
    expect(html).toBe(render('https://www.vitrine.example'));
  });

  it.each(['newsletter-form', 'contact-form'])(
    'puts the campaign into %s, which is sent without the script',
    (name) => {
      const render = (campaign?: string) => renderWidget(`vitrine-${name}`, campaign === undefined ? {} : { campaign });
      const field = /<input[^>]*name="Source"[^>]*>/;
      expect(field.exec(render('Fall & "flyers"'))?.[0]).toContain('value="campaign=Fall+%26+%22flyers%22"');
      expect(render()).not.toMatch(field);
    },
  );

  it('writes sandbox="false" as it is given, which says no on a developer’s machine', () =>
    expect(renderWidget(tag, { sandbox: 'false' })).toMatch(/^<vitrine-newsletter-form[^>]* sandbox="false"/));

  it.each(['//x.example', '//', 'https://', 'https://x.example//', 'javascript:alert(1)', 'https://a@x.example/', 'x'])(
    'throws for the base or service origin %j',
    (address) => {
      expect(() => renderWidget(tag, {}, { base: address })).toThrow('base=');
      expect(() => renderWidget(tag, {}, { serviceOrigin: address })).toThrow('serviceOrigin=');
    },
  );
});
