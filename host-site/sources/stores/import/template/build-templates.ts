import { unzipSync, zipSync } from 'fflate';
import writeWorkbook from 'write-excel-file/node';
import { type Locale, locales } from '../../../../../widgets/shared/locale/locale.ts';
import { feedColumns } from '../columns/store-columns.ts';
import texts from './template-texts.json' with { type: 'json' };

const columns = feedColumns.filter(({ isRare }) => !isRare);
/** Characters of the widest and of the narrowest column. */
const [narrow, wide] = [12, 48];

/** Excel in French separates by semicolons, and knows UTF-8 by its mark. */
function formatCsv(locale: Locale): string {
  const separator = locale === 'fr' ? ';' : ',';
  return `\uFEFF${columns.map((column) => column[locale].label).join(separator)}\r\n`;
}

const bold = (value: string) => ({ value, fontWeight: 'bold' as const });
const text = (value: string) => ({ value, type: String, wrap: true });

/** Rows of the template that keep what is typed as text: a spreadsheet would make dates and numbers of hours. */
const preparedRows = 200;

function listSheets(locale: Locale) {
  const { storeSheet, helpSheet, heads, required } = texts[locale];
  const headings = columns.map((column) => bold(column[locale].label));
  const widths = columns.map((column) => ({
    width: Math.min(wide, Math.max(narrow, column[locale].label.length + 2, column[locale].example.length + 2)),
  }));
  const empty = columns.map(() => ({ value: '', type: String, format: '@' }));
  const help = columns.map((column) => {
    const { label, hint, example } = column[locale];
    return [text(label), text(column.isRequired ? required : ''), text(hint), text(example)];
  });
  return [
    {
      data: [headings, ...Array.from({ length: preparedRows }, () => empty)],
      sheet: storeSheet,
      columns: widths,
      stickyRowsCount: 1,
    },
    {
      data: [heads.map(bold), ...help],
      sheet: helpSheet,
      columns: [26, 12, 64, 44].map((width) => ({ width })),
      stickyRowsCount: 1,
    },
  ];
}

/** The same bytes at any time: a ZIP file has the times of its parts. */
function dropTimes(bytes: Uint8Array): Uint8Array {
  return zipSync(unzipSync(bytes), { mtime: '1980-01-01T00:00:00', level: 9 });
}

/**
 * The templates of a list of stores by name, `stores-template.en.csv` and the like: headings that an import knows, in each
 * language, as CSV and as a workbook with a sheet that explains them.
 */
export async function buildTemplates(): Promise<Map<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>();
  for (const locale of locales) {
    files.set(`stores-template.${locale}.csv`, new TextEncoder().encode(formatCsv(locale)));
    const workbook = await writeWorkbook(listSheets(locale)).toBuffer();
    files.set(`stores-template.${locale}.xlsx`, dropTimes(workbook));
  }
  return files;
}
