import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { refuseUnsupported, slimPreact } from './slim-preact.ts';

const whole = readFileSync(fileURLToPath(import.meta.resolve('preact')), 'utf8');

describe('Preact without what no widget uses', () => {
  it('is a fifth smaller at least', () => {
    expect(slimPreact(whole).length).toBeLessThan(0.8 * whole.length);
  });

  it('is not built from a Preact that reads otherwise than the pinned one', () => {
    expect(() => slimPreact(whole.replace('namespaceURI', 'namespace'))).toThrow('preact has changed');
  });

  it.each([
    '<p style={{ color }}>',
    "h('p', { style: color })",
    '<div dangerouslySetInnerHTML={html} />',
    '<input defaultValue="x" />',
    '<div onClickCapture={stop} />',
    '<progress value={1} />',
    '<td colSpan={2}>',
  ])('refuses to build a component that asks for what is left out: %s', (code) => {
    expect(() => refuseUnsupported(code, 'some.tsx')).toThrow('left out of Preact');
  });

  it('builds what every component does', () => {
    expect(() => refuseUnsupported('<p className="style" hidden onClick={go}>', 'some.tsx')).not.toThrow();
  });
});
