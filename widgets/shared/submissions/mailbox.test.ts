import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toMailbox } from './mailbox.ts';

describe('the mailbox of an address', () => {
  it.each([
    ['Jo.Lee@gmail.com', 'jolee@gmail.com'],
    ['j.o.l.e.e+promo@googlemail.com', 'jolee@gmail.com'],
    ['jolee+a+b@GMAIL.COM.', 'jolee@gmail.com'],
    [' jolee@gmail.com ', 'jolee@gmail.com'],
    ['Jo.Lee+news@hotmail.ca', 'jo.lee@hotmail.ca'],
    ['jo.lee+1@outlook.com', 'jo.lee@outlook.com'],
    ['jo+1@live.ca', 'jo@live.ca'],
    ['jo+1@msn.com', 'jo@msn.com'],
    ['jo.lee+x@me.com', 'jo.lee@icloud.com'],
    ['jo.lee@mac.com', 'jo.lee@icloud.com'],
    ['jo.lee@icloud.com', 'jo.lee@icloud.com'],
    ['Jo_L-e.e+x@pm.me', 'jolee@proton.me'],
    ['jolee@protonmail.com', 'jolee@proton.me'],
    ['jo+x@fastmail.com', 'jo@fastmail.com'],
    ['winter@jo.fastmail.fm', 'jo@fastmail.fm'],
    ['jo+x@zohomail.com', 'jo@zohomail.com'],
    ['base-winter@yahoo.ca', 'base@yahoo.ca'],
  ])('is the same for every spelling that the provider delivers to it: %s', (email, mailbox) => {
    expect(toMailbox(email)).toBe(mailbox);
  });

  it.each([
    ['a dot at another provider', 'jo.lee@outlook.com', 'jolee@outlook.com'],
    ['a tag at a domain of which nothing is known', 'jo+a@example.ca', 'jo@example.ca'],
    ['a dot at a company’s domain', 'jo.lee@example.ca', 'jolee@example.ca'],
    ['two services of one provider', 'jo@hotmail.com', 'jo@outlook.com'],
    ['a hyphen where tags start with a plus sign', 'jo-lee@gmail.com', 'jo@gmail.com'],
    ['a subdomain where it is no name', 'a@jo.gmail.com', 'jo@gmail.com'],
    ['a domain that ends like a provider’s', 'j.o@notgmail.com', 'jo@notgmail.com'],
  ])('differs with %s', (_, one, other) => {
    expect(toMailbox(one)).not.toBe(toMailbox(other));
  });

  it.each([
    ['ana@exämple.ca', 'ana@xn--exmple-cua.ca'],
    ['ana@EXA\u0308MPLE.ca', 'ana@xn--exmple-cua.ca'],
    ['ana@xn--exmple-cua.ca', 'ana@xn--exmple-cua.ca'],
    ['ame\u0301lie@example.ca', 'amélie@example.ca'],
    ['ana@example.ca.', 'ana@example.ca'],
    ['ana@1.2', 'ana@1.2'],
  ])('has one form of each character and domain: %s', (email, mailbox) => {
    expect(toMailbox(email)).toBe(mailbox);
  });

  it.each([
    ['...@gmail.com', '...@gmail.com'],
    ['+tag@gmail.com', '+tag@gmail.com'],
    ['-@pm.me', '-@proton.me'],
    ['a@ä b', 'a@ä b'],
    ['@gmail.com', '@gmail.com'],
    ['No address ', 'no address'],
    ['', ''],
  ])('never loses its whole name, and is the text where there is no address: %j', (text, mailbox) => {
    expect(toMailbox(text)).toBe(mailbox);
  });

  const texts = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc
      .tuple(
        fc.string({ unit: fc.constantFrom('a', 'B', '.', '+', '-', '_', 'é', 'İ') }),
        fc.constantFrom('gmail.com', 'GoogleMail.com', 'pm.me', 'yahoo.ca', 'x.fastmail.fm', 'me.com', 'exämple.ca'),
      )
      .map(([name, domain]) => `${name}@${domain}`),
  );

  it('is its own mailbox', () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(toMailbox(toMailbox(text))).toBe(toMailbox(text));
      }),
    );
  });

  it('is the same for texts that differ only in letter case and outer spaces', () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(toMailbox(` ${text.trim().toLowerCase()}`)).toBe(toMailbox(text));
      }),
    );
  });
});
