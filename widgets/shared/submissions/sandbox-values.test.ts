import { describe, expect, it } from 'vitest';
import { isEmail } from './email.ts';
import { isPin, normalizePin } from './pin.ts';
import { findSandboxOutcome, type SandboxValue, sandboxValues } from './sandbox-values.ts';

const values = Object.entries(sandboxValues) as [string, SandboxValue][];

describe('findSandboxOutcome', () => {
  it('finds each outcome by its address, in any case and with any domain, in the forms that know it', () => {
    for (const [outcome, { address, forms }] of values)
      for (const form of forms) expect(findSandboxOutcome(form, `${address.toUpperCase()}@shop.example`)).toBe(outcome);
  });

  it('finds each outcome by its PIN as someone types it, before any address', () => {
    for (const [outcome, { pin }] of values)
      if (pin)
        expect(findSandboxOutcome('pin', 'winner@example.ca', pin.toLowerCase().replace('-', ' '))).toBe(outcome);
  });

  it('finds none in a form that does not know the outcome, or for any other value', () => {
    expect(findSandboxOutcome('newsletter', 'winner@example.ca')).toBeUndefined();
    expect(findSandboxOutcome('pin', 'jeanne@example.ca', 'REAL22')).toBeUndefined();
    expect(findSandboxOutcome('message', 'winner+slow@example.ca')).toBeUndefined();
  });
});

it('the values of the sandbox are accepted by the rules of the forms', () => {
  const refused = values.filter(
    ([, { address, pin }]) => !isEmail(`${address}@example.ca`) || (pin !== undefined && !isPin(normalizePin(pin))),
  );
  expect(refused).toEqual([]);
});
