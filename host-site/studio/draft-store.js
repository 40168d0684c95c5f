import { readAddress } from './entry-address.js';

// Decap has no API for the draft of the open entry. Its store is composed by this hook of the Redux DevTools where a page
// has it, so this module runs before Decap.

/**
 * @typedef {{ type: string, payload?: any }} Action
 * @typedef {{ kind: string, slug: string, isNew: boolean, hasChanged: boolean, values: any }} Draft
 * @typedef {(state: any, action: Action) => any} Reducer
 * @typedef {{ getState(): any, dispatch(action: Action): Action }} Store
 * @typedef {(reducer: Reducer, state: any) => Store} CreateStore
 */

const loads = ['DRAFT_CREATE_FROM_ENTRY', 'DRAFT_CREATE_EMPTY'];
const setTraits = 'STUDIO_SET_TRAITS';
const { config, languages } = /** @type {any} */ (window).studio;
const { main, others } = languages;

/** @type {Store | undefined} */
let store;
/** A local backup that was read before the entry: Decap would load the entry over it, and lose it. */
/** @type {Action | undefined} */
let backup;
/** @type {Set<() => void>} */
const leavers = new Set();

const readState = () => store?.getState().entryDraft;

/** Whether the entry of a late response is still the one that the address names. */
function isExpected(/** @type {{ collection: string, slug: string }} */ { collection, slug }) {
  const address = readAddress(location.hash);
  return address?.kind === collection && (address.slug === undefined || address.slug === slug);
}

/** @type {(dispatch: Store['dispatch'], action: Action) => Action} */
function handle(dispatch, action) {
  if (action.type === 'DRAFT_LOCAL_BACKUP_RETRIEVED' && !readState()?.get('key')) {
    backup = action;
    return action;
  }
  if (action.type === 'DRAFT_CREATE_FROM_ENTRY' && !isExpected(action.payload.entry)) return action;
  const result = dispatch(action);
  const held = backup;
  if (loads.includes(action.type) || action.type === 'DRAFT_DISCARD') backup = undefined;
  if (held && loads.includes(action.type)) dispatch(held);
  if (action.type === 'DRAFT_DISCARD') for (const leave of leavers) leave();
  return result;
}

/** @type {(reducer: Reducer) => Reducer} */
const extend = (reducer) => (state, action) => {
  if (action.type !== setTraits) return reducer(state, action);
  const { hasChanged, carried } = action.payload;
  if (!carried) return { ...state, entryDraft: state.entryDraft.set('hasChanged', hasChanged) };
  const entryDraft = state.entryDraft.mergeIn(['entry', 'data'], carried);
  const entry = entryDraft.get('entry');
  // The lists have entries of their own, which Decap leaves as they were.
  const place = ['entities', `${entry.get('collection')}.${entry.get('slug')}`, 'data'];
  return { ...state, entryDraft, entries: state.entries.setIn(place, entry.get('data')) };
};

/** @type {any} */ (window).__REDUX_DEVTOOLS_EXTENSION_COMPOSE__ =
  (/** @type {(create: CreateStore) => CreateStore} */ apply) =>
  (/** @type {CreateStore} */ createStore) =>
  (/** @type {Reducer} */ reducer, /** @type {any} */ state) => {
    /** @type {CreateStore} */
    const createInner = (each, initial) => {
      const inner = createStore(extend(each), initial);
      store = { ...inner, dispatch: (action) => handle(inner.dispatch, action) };
      return store;
    };
    return apply(createInner)(reducer, state);
  };

/**
 * Whether entries of a collection are pages: with texts by language, of which the main one carries what both share.
 * @param {string} kind
 * @returns {boolean}
 */
export const isPageKind = (kind) =>
  config.collections.some((/** @type {any} */ { name, i18n }) => name === kind && i18n === true);

/**
 * The open entry's draft, with its values as the editor sends them; undefined while none is loaded.
 * @returns {Draft | undefined}
 */
export function readDraft() {
  const draft = readState();
  if (!draft?.get('key')) return undefined;
  const { collection, slug, newRecord, data, i18n } = draft.get('entry').toJS();
  const texts = others.map((/** @type {string} */ locale) => [locale, i18n?.[locale]?.data ?? {}]);
  return {
    kind: collection,
    slug,
    isNew: newRecord,
    hasChanged: draft.get('hasChanged'),
    values: isPageKind(collection) ? { [main]: data, ...Object.fromEntries(texts) } : data,
  };
}

/**
 * Shows other values in the form of the open entry, which have been saved or not.
 * @type {(values: any, hasChanged: boolean) => void}
 */
export function replaceDraft(values, hasChanged) {
  const entry = readState()?.get('entry').toJS();
  const i18n = Object.fromEntries(others.map((/** @type {string} */ each) => [each, { data: values[each] ?? {} }]));
  const replaced = isPageKind(entry.collection) ? { data: values[main], i18n } : { data: values };
  store?.dispatch({ type: 'DRAFT_CREATE_FROM_ENTRY', payload: { entry: { ...entry, ...replaced } } });
  markDraft({ hasChanged });
}

/**
 * Sets whether the draft has unsaved changes; the form stays as it is.
 * @param {{ hasChanged: boolean }} traits
 */
export function markDraft(traits) {
  store?.dispatch({ type: setTraits, payload: traits });
}

/**
 * Sets what the draft carries beside its fields, and shows it in the lists as it is now; the form stays as it is.
 * @param {Record<string, unknown>} carried
 */
export function markSaved(carried) {
  store?.dispatch({ type: setTraits, payload: { carried } });
}

/**
 * Resolves once the editor has closed the open entry.
 * @returns {Promise<void>}
 */
export function waitForLeaving() {
  return new Promise((resolve) => {
    const leave = () => {
      leavers.delete(leave);
      resolve();
    };
    leavers.add(leave);
  });
}
