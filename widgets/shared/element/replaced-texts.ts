import { options } from 'preact';
import { markAltered } from '../page/altered-texts.ts';

/** A text that another script has replaced: it stays in its place, empty, in front of what stands there instead. */
interface Replacement {
  /** The nodes that were there, in order; elements among them are out of the page. */
  nodes: readonly ChildNode[];
  words: ReadonlyMap<Text, string>;
  standIns: readonly ChildNode[];
}

/** By each of its texts and stand-ins. */
const replacements = new WeakMap<Node, Replacement>();

function register(replacement: Replacement): void {
  for (const node of [...replacement.words.keys(), ...replacement.standIns]) replacements.set(node, replacement);
}

const isText = (node: Node): node is Text => node.nodeType === node.TEXT_NODE;

/** Puts the texts back in front of their stand-ins, empty. What another script has wrapped is left to it as a copy. */
function placeTexts({ words, standIns }: Replacement): void {
  for (const text of words.keys()) {
    if (text.parentNode !== standIns[0]?.parentNode) text.replaceWith(text.cloneNode());
    text.data = '';
  }
  standIns[0]?.before(...words.keys());
}

/** Shows the nodes themselves again, with their words where they have no newer ones. */
function restore({ nodes, words, standIns }: Replacement, gone?: Node): void {
  for (const node of [...words.keys(), ...standIns]) replacements.delete(node);
  for (const [text, old] of words) text.data ||= old;
  const kept = nodes.filter((node) => node !== gone);
  const place = [...standIns, ...kept].find((node) => node.parentNode);
  // Put in front of one of them, that one would be its own reference.
  const mark = new Comment();
  place?.before(mark);
  mark.replaceWith(...kept);
  for (const standIn of standIns) standIn.remove();
}

/** What stands where a record's nodes were: what replaced, wrapped or came beside them. */
function findStandIns(record: MutationRecord, records: readonly MutationRecord[]): ChildNode[] {
  const { target, previousSibling, nextSibling } = record;
  const here = records.filter((other) => other.target === target);
  const added = new Set(here.flatMap((other) => [...other.addedNodes]));
  const inPlace = here.find(
    (other) =>
      other.addedNodes.length > 0 && other.previousSibling === previousSibling && other.nextSibling === nextSibling,
  );
  const beside = [previousSibling, nextSibling].filter((node) => node && added.has(node)) as Node[];
  const candidates =
    record.addedNodes.length > 0 ? [...record.addedNodes] : beside.length > 0 ? beside : inPlace?.addedNodes;
  return [...(candidates ?? [])].filter((node) => node.parentNode === target) as ChildNode[];
}

/** Follows another script's change of what it has put in a text's place before. */
function follow(known: Replacement, record: MutationRecord, records: readonly MutationRecord[]): void {
  const added = findStandIns(record, records).filter((node) => !known.nodes.includes(node));
  const left = known.standIns.filter((node) => node.parentNode === record.target);
  const standIns = [...new Set([...left, ...added])];
  // It shows the texts as they were.
  if (standIns.length === 0) {
    restore(known);
    return;
  }
  for (const node of known.standIns) replacements.delete(node);
  const followed = { ...known, standIns };
  register(followed);
  placeTexts(followed);
}

/** Keeps a place for each text that another script has replaced by elements. */
function reviewForeign(records: readonly MutationRecord[]): void {
  for (const record of records) {
    if (record.type === 'characterData') markAltered(record.target);
    const removed = [...record.removedNodes] as ChildNode[];
    const known = removed.map((node) => replacements.get(node)).find(Boolean);
    if (known) follow(known, record, records);
    const texts = removed.filter(isText).filter((text) => text.data && text.parentNode !== record.target);
    if (known || texts.length === 0) continue;
    markAltered(record.target);
    const standIns = findStandIns(record, records);
    // A text in the place of a text is what scripts without a renderer write, as the map's.
    if (!standIns.some((node) => node.nodeType === node.ELEMENT_NODE)) continue;
    const replacement = { nodes: removed, words: new Map(texts.map((text) => [text, text.data])), standIns };
    register(replacement);
    placeTexts(replacement);
  }
}

/** Shows what a render has changed or removed, in the place of what another script had put there. */
function reviewOwn(records: readonly MutationRecord[]): void {
  for (const { type, target, removedNodes } of records) {
    for (const node of type === 'characterData' ? [target] : removedNodes) {
      const replacement = replacements.get(node);
      if (!replacement) continue;
      if (!node.parentNode) restore(replacement, node);
      else if (type === 'characterData') restore(replacement);
      // It was moved.
      else if (isText(node)) node.after(...replacement.standIns);
    }
  }
}

// Node, which prerenders, has none.
const observer =
  typeof MutationObserver === 'undefined'
    ? undefined
    : new MutationObserver((records) => {
        reviewForeign(records);
        // Nothing of this is another script's.
        observer?.takeRecords();
      });

/** Runs a render, and tells its changes from those of other scripts. */
export function renderAround(render: () => void): void {
  reviewForeign(observer?.takeRecords() ?? []);
  observer?.takeRecords();
  render();
  reviewOwn(observer?.takeRecords() ?? []);
  observer?.takeRecords();
}

options.debounceRendering = (render) => queueMicrotask(() => renderAround(render));

/**
 * Lets translators that replace texts by elements of their own (`<font>`) do so. The renderer writes into the texts that
 * it made; out of the page, they would change unseen. Each stays in its place instead, empty; once the renderer changes or
 * removes it, what stood there for it goes.
 */
export function watchTexts(root: ShadowRoot): void {
  observer?.observe(root, { childList: true, characterData: true, subtree: true });
}
