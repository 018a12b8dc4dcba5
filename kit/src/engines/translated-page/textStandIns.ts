const TEXT = 3;
/** Element every page translator that replaces text nodes puts in their place. */
const STAND_IN_TAG = 'FONT';

/** Text nodes that a page translator took out of the page, and the elements that stand in their places. */
export interface TextStandIns {
  /** Reads what a translator did since the last call. */
  note(records: readonly MutationRecord[]): void;
  /**
   * Puts the text back in the place of its translation, together with every other text that translation stands for. Does nothing
   * where its place is no longer known.
   */
  putBack(text: Node): void;
}

export const isText = (node: Node): node is Text => node.nodeType === TEXT;
const isStandIn = (node: Node | null): node is HTMLElement => node?.nodeName === STAND_IN_TAG;

type IsTaken = (standIn: Node) => boolean;

/**
 * The element of the same turn that took the place of what `removal` removed: added with it, beside it before it went, or into the gap
 * it left. One that stands for another text already is taken only where there is no other: translators join texts.
 */
function standInFor(removed: Node, removal: MutationRecord, records: readonly MutationRecord[], isTaken: IsTaken): HTMLElement | null {
  const own = [...removal.addedNodes].find(isStandIn);
  if (own) return own;
  const { target, previousSibling, nextSibling } = removal;
  const added = records
    .filter((record) => record.target === target)
    .flatMap((record) => {
      const node = [...record.addedNodes].find(isStandIn);
      return node ? [{ node, previous: record.previousSibling, next: record.nextSibling }] : [];
    });
  const free = added.filter(({ node }) => !isTaken(node));
  const found =
    free.find(({ previous, next }) => next === removed || previous === removed) ??
    free.find(({ previous, next }) => previous === previousSibling && next === nextSibling) ??
    added.find(({ node }) => node === previousSibling || node === nextSibling);
  return found?.node ?? null;
}

/** The element directly below `parent` that a translator has moved `text` into, or null. */
export function wrapperIn(parent: Node, text: Node): HTMLElement | null {
  let at: Node | null = text.parentNode;
  while (isStandIn(at) && at.parentNode !== parent) at = at.parentNode;
  return isStandIn(at) ? at : null;
}

export function createTextStandIns(): TextStandIns {
  const standInOf = new WeakMap<Node, HTMLElement>();
  const textsOf = new WeakMap<Node, Text[]>();

  function replaced(text: Text, standIn: HTMLElement): void {
    standInOf.set(text, standIn);
    textsOf.set(standIn, [...(textsOf.get(standIn) ?? []), text]);
  }

  return {
    note(records) {
      for (const record of records)
        for (const node of record.removedNodes) {
          if (node.parentNode !== null) continue;
          const standIn = isText(node) || textsOf.has(node) ? standInFor(node, record, records, (one) => textsOf.has(one)) : null;
          if (!standIn) continue;
          // A translation that is itself replaced, by the next language, hands its texts on.
          const texts = isText(node) ? [node] : (textsOf.get(node) ?? []);
          for (const text of texts) replaced(text, standIn);
        }
    },
    putBack(text) {
      const standIn = standInOf.get(text);
      if (!standIn) return;
      const texts = (textsOf.get(standIn) ?? []).filter((one) => standInOf.get(one) === standIn);
      for (const one of texts) standInOf.delete(one);
      textsOf.delete(standIn);
      if (standIn.parentNode !== null) standIn.replaceWith(...texts.filter((one) => one.parentNode === null));
    },
  };
}
