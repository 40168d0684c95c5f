import type { Question } from 'schema-dts';

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** Text of rendered Markdown without its tags. */
function toText(html: string): string {
  return html
    .replace(/<[^>]+>/g, ' ')
    .replace(/&(amp|lt|gt|quot);/g, (entity) => entities[entity] ?? entity)
    .replace(/[ \n]+/g, ' ')
    .replace(/ (?=[.,;!?)])/g, '')
    .trim();
}

/** Questions of a rendered text: its level-3 headings, each with the text below it. */
export function listQuestions(html: string): { question: string; answer: string }[] {
  return [...html.matchAll(/<h3[^>]*>([\s\S]*?)<\/h3>([\s\S]*?)(?=<h[23]|$)/g)].map(
    ([, question = '', answer = '']) => ({
      question: toText(question),
      answer: toText(answer),
    }),
  );
}

/** The question that each section of a rendered text answers first, and its answer as HTML. */
export function listFirstQuestions(html: string): { question: string; answer: string }[] {
  return html.split(/(?=<h2)/).flatMap((section) => {
    const [, question, answer] = /<h3[^>]*>([\s\S]*?)<\/h3>([\s\S]*?)(?=<h3|$)/.exec(section) ?? [];
    return question && answer ? [{ question: toText(question), answer }] : [];
  });
}

/** JSON-LD of the questions that a rendered text answers. */
export function describeQuestions(html: string): Question[] {
  return listQuestions(html).map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }));
}
