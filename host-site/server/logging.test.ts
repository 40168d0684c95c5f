import { expect, it } from 'vitest';
import { describeError } from './logging.ts';

it('describeError keeps the code and location of an error, and leaves out its message and the values in it', () => {
  const error = Object.assign(new Error('Key (email_key)=(jane@example.com) already exists'), {
    code: '23505',
    detail: 'jane@example.com',
  });
  const described = JSON.stringify(describeError(error));
  expect(described).toContain('23505');
  expect(described).toContain('logging.test');
  expect(described).not.toContain('jane');
});
