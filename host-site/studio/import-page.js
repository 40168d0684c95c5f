import { drawMap } from './import-map.js';
import { makeElement } from './make-element.js';

// The page on which a list of stores is imported: a file, which column is which, what would change, then the feed.
const { config, messages } = /** @type {any} */ (window).studio;
const timeout = 120_000;
/** The largest file that the server takes. */
const mostBytes = 50_000_000;

/** @type {{ file: string, name: string, mapping?: any } | undefined} */
let chosen;
/** Only the last answer counts. */
let turn = 0;

const status = makeElement('p', { role: 'status', id: 'import-status' });
const result = makeElement('div', {});
const input = makeElement('input', {
  type: 'file',
  id: 'import-file',
  accept: '.csv,.tsv,.txt,.xlsx,.xlsm,.json,.geojson',
  onchange: choose,
});

/** @type {(key: string, values?: Record<string, unknown>) => string} */
const say = (key, values = {}) =>
  messages[key].replace(/\{(\w+)\}/g, (/** @type {string} */ _, /** @type {string} */ name) => String(values[name]));

/** @type {(file: File) => Promise<string>} */
const readBase64 = (file) =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^.*?,/, ''));
    reader.onerror = reject;
    reader.readAsDataURL(file);
  });

/** @type {(path: string, more?: object) => Promise<any>} */
async function call(path, more = {}) {
  const body = JSON.stringify({ ...chosen, ...more });
  const headers = { 'Content-Type': 'application/json' };
  const response = await fetch(path, { method: 'POST', headers, body, signal: AbortSignal.timeout(timeout) });
  return response.json();
}

/** @type {(name: string) => HTMLElement} */
const heading = (name) => makeElement('h2', { textContent: name });

/** A table that scrolls by itself where it is wider than the page. */
/** @type {(label: string, heads: string[], rows: HTMLElement[][]) => HTMLElement} */
function table(label, heads, rows) {
  const head = makeElement('tr', {}, ...heads.map((text) => makeElement('th', { scope: 'col', textContent: text })));
  const body = rows.map((cells) => {
    for (const [at, one] of cells.entries()) one.dataset.label = heads[at];
    return makeElement('tr', {}, ...cells);
  });
  return makeElement(
    'div',
    { className: 'scroller', role: 'region', ariaLabel: label, tabIndex: 0 },
    makeElement('table', {}, makeElement('thead', {}, head), makeElement('tbody', {}, ...body)),
  );
}

/** @type {(text: string | number, className?: string) => HTMLElement} */
const cell = (text, className = '') => makeElement('td', { textContent: String(text), className });

/** @param {any} preview */
function showColumns({ columns, fields, mapping }) {
  const rows = columns.map((/** @type {any} */ column) => {
    const options = [
      makeElement('option', { value: '', textContent: messages.importUnused }),
      ...fields.map((/** @type {any} */ { name, label }) => makeElement('option', { value: name, textContent: label })),
    ];
    const select = makeElement(
      'select',
      {
        ariaLabel: say('importFieldOf', { heading: column.heading }),
        onchange: () => {
          const { format: _, ...rest } = mapping;
          const others = Object.entries(mapping.columns).map(([key, field]) =>
            // A field has one column.
            [key, field === select.value ? null : field],
          );
          if (chosen)
            chosen.mapping = {
              ...rest,
              columns: { ...Object.fromEntries(others), [column.heading]: select.value || null },
            };
          void preview(column.heading);
        },
      },
      ...options,
    );
    select.value = column.field;
    return [
      makeElement('th', { scope: 'row', textContent: column.heading }),
      cell(column.example),
      makeElement('td', {}, select),
    ];
  });
  return table(messages.importColumns, [messages.importHeading, messages.importExample, messages.importField], rows);
}

/** @param {any} preview */
function showProblems({ problems }) {
  if (problems.length === 0) return makeElement('p', { textContent: messages.importNoProblems });
  const rows = problems.map((/** @type {any} */ { row, column, value, level, message }) => [
    makeElement(
      'td',
      { className: 'short' },
      makeElement('strong', { className: level, textContent: messages[`import_${level}`] }),
    ),
    cell(row, 'short'),
    cell(column),
    cell(value),
    cell(message),
  ]);
  const heads = ['importLevel', 'importRow', 'importColumn', 'importValue', 'importMessage'];
  return table(
    messages.importProblems,
    heads.map((key) => messages[key]),
    rows,
  );
}

/** @type {(differences: any[], show: (number: string) => void) => HTMLElement} */
function showDifferences(differences, show) {
  if (differences.length === 0) return makeElement('p', { textContent: messages.importNoDifferences });
  const rows = differences.map(({ change, store, text, number }) => [
    cell(messages[`import_${change}`], 'short'),
    makeElement('th', { scope: 'row', textContent: store }),
    cell(text),
    makeElement(
      'td',
      { className: 'short' },
      makeElement('button', {
        type: 'button',
        textContent: messages.importShow,
        ariaLabel: say('importShowStore', { store }),
        onclick: () => show(number),
      }),
    ),
  ]);
  const heads = ['importChange', 'importStore', 'importDetails', 'importOnMap'].map((key) => messages[key]);
  return table(messages.importDifferences, heads, rows);
}

/** @param {any} preview */
function showPublishing({ accepted, loss }) {
  const accept = makeElement('input', { type: 'checkbox' });
  const button = makeElement('button', {
    type: 'button',
    className: 'main',
    textContent: say('importPublish', { count: accepted }),
    onclick: () => void publish(accept.checked),
  });
  if (accepted === 0) return [];
  const warning = loss ? [makeElement('p', { className: 'error', textContent: loss })] : [];
  const choice = loss ? [makeElement('p', {}, makeElement('label', {}, accept, ` ${messages.importAcceptLoss}`))] : [];
  return [...warning, ...choice, makeElement('p', {}, button)];
}

/** @param {any} answer */
function showPreview(answer) {
  const map = answer.map && drawMap(answer.map);
  const all = makeElement('button', {
    type: 'button',
    textContent: messages.importShowAll,
    onclick: () => map?.show(),
  });
  const figure = map
    ? [makeElement('figure', {}, map.svg, makeElement('figcaption', {}, messages.importLegend, ' ', all))]
    : [];
  /** @param {string} number */
  const show = (number) => {
    map?.show(number);
    map?.svg.scrollIntoView({ block: 'nearest' });
  };
  result.replaceChildren(
    heading(messages.importColumns),
    makeElement('p', { textContent: say('importReadAs', answer) }),
    showColumns(answer),
    heading(messages.importProblems),
    makeElement('p', { textContent: say('importSum', answer) }),
    showProblems(answer),
    heading(messages.importDifferences),
    showDifferences(answer.differences, show),
    ...figure,
    ...(answer.more > 0 ? [makeElement('p', { textContent: say('importMore', answer) })] : []),
    ...showPublishing(answer),
  );
}

/**
 * Asks the server what the file would change. `heading` is the column whose field was chosen, which keeps the focus.
 * @param {string} [heading]
 */
async function preview(heading) {
  turn += 1;
  const mine = turn;
  status.textContent = messages.importReading;
  try {
    const answer = await call('/import/preview');
    if (mine !== turn) return;
    status.textContent = answer.error ?? say('importSum', answer);
    status.className = answer.error ? 'error' : '';
    // After a file that can't be read, nothing of the one before stays; a wrong column can be put right.
    if (answer.error && !heading) result.replaceChildren();
    if (!answer.error) showPreview(answer);
    if (heading) {
      const label = say('importFieldOf', { heading });
      const selects = /** @type {NodeListOf<HTMLElement>} */ (result.querySelectorAll('select'));
      [...selects].find((select) => select.ariaLabel === label)?.focus();
    }
  } catch {
    if (mine === turn) status.textContent = messages.importFailed;
  }
}

async function choose() {
  const [file] = input.files ?? [];
  if (!file) return;
  result.replaceChildren();
  if (file.size > mostBytes) {
    status.textContent = messages.importTooLarge;
    return;
  }
  try {
    chosen = { file: await readBase64(file), name: file.name };
    await preview();
  } catch {
    status.textContent = messages.importFailed;
  }
}

/** @param {boolean} acceptsLoss */
async function publish(acceptsLoss) {
  status.textContent = messages.importWriting;
  try {
    const answer = await call('/import/publish', { acceptsLoss });
    status.textContent = answer.error ?? say('importWritten', answer);
    status.className = answer.error ? 'error' : '';
    if (!answer.error)
      result.replaceChildren(makeElement('p', {}, makeElement('a', { href: '/', textContent: messages.importBack })));
  } catch {
    status.textContent = messages.importFailed;
  }
  status.scrollIntoView({ block: 'nearest' });
}

/** @param {string} type */
const templateLink = (type) =>
  makeElement('a', {
    href: `/import/stores-template.${config.locale}.${type}`,
    download: '',
    textContent: say('importTemplate', { type: type.toUpperCase() }),
  });

document
  .getElementById('import')
  ?.append(
    makeElement('p', {}, makeElement('a', { href: '/#/collections/stores', textContent: messages.importBack })),
    makeElement('h1', { textContent: messages.importTitle }),
    makeElement('p', { textContent: messages.importHint }),
    makeElement('p', {}, templateLink('xlsx'), ' ', templateLink('csv')),
    makeElement('p', {}, makeElement('label', { htmlFor: 'import-file', textContent: messages.importFile }), input),
    status,
    result,
  );
