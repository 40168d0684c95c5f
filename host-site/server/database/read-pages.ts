import type { Row } from './database.ts';

/** Maximum rows per page. */
export const pageSize = 500;

/** SQL: no position is beyond it. A list of a contest's entries ends there: by `contest = …`, all contests might be read. */
export const lastPosition = '9223372036854775807';

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
