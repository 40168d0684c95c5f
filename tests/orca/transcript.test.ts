import { describe, expect, it } from 'vitest';
import { listDifferences, readTranscript } from './transcript.ts';

const transcript = `# Signs up.
press space
    Email entry required.
    + Enter your email*
    - Sending…

type a b
`;

describe('a transcript of what a screen reader says', () => {
  const [sent, typed] = readTranscript(transcript, 'Firefox');
  const compare = (...said: string[]) => listDifferences({ heard: sent?.heard ?? [] }, said);

  it('has values in place of names in braces', () => {
    const [step] = readTranscript('type {pin}\n    Sent to {email}.', 'Firefox', { pin: 'A1', email: 'a@example.com' });
    expect([step?.action, step?.heard[0]?.text]).toEqual(['type A1', 'Sent to a@example.com.']);
  });

  it('has steps with what is said after each', () => {
    expect(sent).toMatchObject({ line: 2, action: 'press space' });
    expect(sent?.heard.map(({ text, times }) => [times, text])).toEqual([
      ['once', 'Email entry required.'],
      ['often', 'Enter your email*'],
      ['never', 'Sending…'],
    ]);
    expect(typed).toMatchObject({ line: 7, action: 'type a b', heard: [] });
    expect(() => readTranscript('  Said before anything was done.', 'Firefox')).toThrow('line 1');
  });

  it('has what is for one browser alone', () => {
    const lines =
      'press space\n    [Firefox] - Sending…\n    [WebKitGTK] Sent.\n[Firefox] press Tab\n    Close*\npress Tab';
    const read = (browser: string) =>
      readTranscript(lines, browser).map(({ line, heard }) => [
        line,
        ...heard.map(({ times, text }) => `${times} ${text}`),
      ]);
    expect(read('Firefox')).toEqual([[1, 'never Sending…'], [4, 'once Close*'], [6]]);
    expect(read('WebKitGTK')).toEqual([[1, 'once Sent.'], [6]]);
  });

  it('agrees in any order, among other words, whatever the spaces are', () => {
    expect(compare('Enter your email address.', 'Focus mode', 'Email\u00A0entry  required.')).toEqual([]);
    expect(compare('Email entry required.', 'Enter your email.', 'Enter your email')).toEqual([]);
  });

  it('differs where a text is not said, said twice, said in part, or said although it must not be', () => {
    expect(compare('Email entry required.')).toEqual(['not said: Enter your email*']);
    expect(compare('Email entry required.', 'Email entry required.', 'Enter your email')).toEqual([
      'said 2 times: Email entry required.',
    ]);
    expect(compare('Email entry required. Now.', 'Enter your email')).toEqual(['not said: Email entry required.']);
    expect(compare('Email entry required.', 'Enter your email', 'Sending…')).toEqual(['said: Sending…']);
  });
});
