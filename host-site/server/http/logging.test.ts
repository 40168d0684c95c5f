import { expect, it } from 'vitest';
import { describeError } from './logging.ts';

it('describeError keeps the class, code and location of an error, and leaves out its message and the values in it', () => {
  const error = Object.assign(new RangeError('Key (email_key)=(jane@example.com) already exists'), {
    code: '23505',
    detail: 'jane@example.com',
  });
  const described = describeError(error);
  expect(described).toEqual({ error: 'RangeError', code: '23505', at: expect.any(Array) });
  expect(described.at).toContainEqual(expect.stringContaining('logging.test'));
  expect(JSON.stringify(described)).not.toContain('jane');
});
