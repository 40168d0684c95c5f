import type { Row } from './database.ts';

/** Maximum rows per page. */
export const pageSize = 500;

/** Rows in order of `position`, read page by page so that a long list does not fill the memory. */
export async function* readPages(readAfter: (position: number) => Promise<Row[]>): AsyncGenerator<Row> {
  let position = 0;
  for (;;) {
    const rows = await readAfter(position);
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < pageSize) return;
    position = Number(last.position);
  }
}
