import { expect, it } from 'vitest';
import { renderMarkdown } from '../../../sources/markdown/render-markdown.ts';
import { listQuestions } from './questions.ts';

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
