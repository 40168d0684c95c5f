const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** Rendered Markdown without its markup. */
function toText(html: string): string {
  return html
    .replace(/<[^>]+>/g, ' ')
    .replace(/&(amp|lt|gt|quot);/g, (entity) => entities[entity] ?? entity)
    .replace(/[ \n]+/g, ' ')
    .replace(/ (?=[.,;!?)])/g, '')
    .trim();
}

/** Questions of a rendered text, which are its headings of the third level, each with what stands below it. */
export function listQuestions(html: string): { question: string; answer: string }[] {
  return [...html.matchAll(/<h3[^>]*>([\s\S]*?)<\/h3>([\s\S]*?)(?=<h[23]|$)/g)].map(
    ([, question = '', answer = '']) => ({
      question: toText(question),
      answer: toText(answer),
    }),
  );
}
