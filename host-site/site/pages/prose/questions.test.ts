import { expect, it } from 'vitest';
import { renderMarkdown } from '../../../sources/markdown/render-markdown.ts';
import { listFirstQuestions, listQuestions } from './questions.ts';

const text = `Words before.

## Returns

### How long do I have?

Thirty days & a receipt. See [returns](/en/returns).

- Lamps
- Rugs

### Can I call?

Yes, any day.

## Stores

No question.`;

it('listQuestions returns each question with its answer and nothing of the next section', () => {
  expect(listQuestions(renderMarkdown(text).html)).toEqual([
    { question: 'How long do I have?', answer: 'Thirty days & a receipt. See returns. Lamps Rugs' },
    { question: 'Can I call?', answer: 'Yes, any day.' },
  ]);
});

it('listFirstQuestions returns the first question of each section, its answer with its links', () => {
  expect(listFirstQuestions(renderMarkdown(`${text}\n\n### Which is mine?\n\nThe nearest.`).html)).toEqual([
    { question: 'How long do I have?', answer: expect.stringContaining('<a href="/en/returns">returns</a>') },
    { question: 'Which is mine?', answer: expect.stringContaining('The nearest.') },
  ]);
  expect(listFirstQuestions('<h2>Stores</h2><p>No question.</p>')).toEqual([]);
});
