import { describe, expect, it } from 'vitest';
import { formatAttribute, parseAttribute } from './attributes.ts';

const sandbox = { type: 'boolean' } as const;
const refuse = () => expect.fail('refused');

describe('formatAttribute', () => {
  it('writes no where a framework sets the text “false” as a property, which turned test mode on', () => {
    const text = formatAttribute(sandbox, 'false');
    expect(text).toBe('false');
    expect(parseAttribute(sandbox, text, refuse)).toBe(false);
  });

  it.each([
    [true, ''],
    ['', null],
    ['true', ''],
    [false, null],
    [undefined, null],
  ])('writes the property %j as the attribute %j', (value, text) => expect(formatAttribute(sandbox, value)).toBe(text));
});
