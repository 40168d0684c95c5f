import { describe, expect, it } from 'vitest';
import { proposeMapping } from '../columns/propose-mapping.ts';
import { type ImportContext, importTable, readStoreTable } from '../import-stores.ts';
import { askColumns, askHours } from './ask-mapping.ts';

const context: ImportContext = { published: [], today: '2026-11-30' };
const toTable = (text: string) => readStoreTable(new TextEncoder().encode(text));

/** Answers questions in turn, and keeps them. */
function createAsk(...answers: string[]) {
  const questions: string[] = [];
  return {
    questions,
    ask: async (question: string) => {
      questions.push(question);
      return answers[questions.length - 1] ?? '';
    },
  };
}

describe('questions of an import', () => {
  it('SF-03 ask for needed columns that no heading names, by number or name, and for unknown ones by their field', async () => {
    const table = await toTable(
      'Kennung,Bezeichnung,Adresse,Stadt,Code postal,Notes\n1,Quai,12 Quay Street,Halifax,B3J 0A7,x\n',
    );
    const { ask, questions } = createAsk('1', 'Bezeichnung', 'Stadt', 'dépar');
    const { columns } = await askColumns(table, proposeMapping(table), ask, 'fr');
    expect(columns).toEqual({
      Adresse: 'line1',
      'Code postal': 'postalCode',
      Kennung: 'number',
      Bezeichnung: 'name',
      Stadt: 'city',
      Notes: null,
    });
    expect(questions[0]).toContain('Quelle colonne contient «\u00A0Numéro du magasin\u00A0»?');
    expect(questions.at(-1)).toContain('Aucun champ ne porte ce nom');
  });

  it('SF-03 ask once for each text that is no hours, and the answers are read in its place', async () => {
    const table = await toTable(
      'No,Name,Address,City,Postal code,Mon,Sun\n1,A,1 A St,Halifax,B3J 0A7,9-5,by appointment\n2,B,2 B St,Halifax,B3J 0A7,9-5,by appointment\n3,C,3 C St,Halifax,B3J 0A7,9-5,\n',
    );
    const mapping = proposeMapping(table);
    const first = importTable(table, mapping, context);
    const { ask, questions } = createAsk('closed', '12-5');
    const answered = await askHours(first, ask, 'en');
    expect(questions).toEqual([
      expect.stringContaining('“by appointment” in “Sun” (×2): which hours are these?'),
      expect.stringContaining('“Sun” is empty (×1)'),
    ]);
    expect(answered.hours).toEqual({ 'by appointment': 'closed', '': '12-5' });
    const { stores, problems } = importTable(table, answered, context);
    expect(stores.map(({ hours }) => hours[0])).toEqual([[], [], [['12:00', '17:00']]]);
    expect(problems.filter(({ column }) => column === 'Sun')).toEqual([]);
  });

  it('SF-03 do not ask for a province, which follows from the postal code', async () => {
    const table = await toTable('No,Name,Address,City,Postal code,Size\n1,A,1 A St,Halifax,B3J 0A7,900\n');
    const { ask, questions } = createAsk();
    await askColumns(table, proposeMapping(table), ask, 'en');
    expect(questions).toEqual([expect.stringContaining('What is in “Size”')]);
  });

  it('SF-03 ask again while an answer is no hours either', async () => {
    const table = await toTable('No,Name,Address,City,Postal code,Mon,Sun\n1,A,1 A St,Halifax,B3J 0A7,9-5,tbd\n');
    const { ask, questions } = createAsk('soon', '7-11', '7 am-11 pm');
    const answered = await askHours(importTable(table, proposeMapping(table), context), ask, 'en');
    expect(answered.hours).toEqual({ tbd: '7 am-11 pm' });
    expect(questions).toHaveLength(3);
    expect(questions[1]).toContain('These are not hours.');
  });

  it('SF-03 fill in an empty cell by its answer, and nothing where the file has no such column', async () => {
    const table = await toTable('No,Name,Address,City,Postal code,Mon,Sun\n1,A,1 A St,Halifax,B3J 0A7,9-5,\n');
    const { stores, problems } = importTable(table, { ...proposeMapping(table), hours: { '': '12-5' } }, context);
    expect(stores[0]?.hours).toMatchObject({ 0: [['12:00', '17:00']], 1: [['09:00', '17:00']], 2: [] });
    expect(problems.map(({ problem }) => problem.code)).toEqual(['approximatePosition']);
  });
});
