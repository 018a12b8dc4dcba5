import { createTextStandIns, isText, wrapperIn } from './textStandIns.ts';
import type { TextStandIns } from './textStandIns.ts';

/** A setter of the browser that takes the new text of a node. */
function textSetter(
  prototype: object,
  name: string,
): { readonly own: PropertyDescriptor; readonly set: (this: Node, text: unknown) => void } {
  const own = Object.getOwnPropertyDescriptor(prototype, name);
  if (!own?.set) throw new Error(`[kit] The browser has no ${name} to set, so texts cannot be changed. Use a supported browser.`);
  // oxlint-disable-next-line typescript/unbound-method -- called with the node that is changed
  return { own, set: own.set };
}

/** Replaces the methods of the browser that change texts. @returns puts them back */
function replaceMethods({ Node, CharacterData }: typeof globalThis, standIns: TextStandIns, read: () => void): () => void {
  // oxlint-disable-next-line typescript/unbound-method -- each is called with the node it was called on
  const { insertBefore, appendChild, removeChild, replaceChild } = Node.prototype;
  const nodeValue = textSetter(Node.prototype, 'nodeValue');
  const data = textSetter(CharacterData.prototype, 'data');

  /** Makes `text` the child of `parent` that the program believes it to be. */
  function bringBack(parent: Node, text: Node | null): void {
    if (!text || !isText(text) || text.parentNode === parent) return;
    read();
    standIns.putBack(text);
    if (text.parentNode !== parent) wrapperIn(parent, text)?.replaceWith(text);
  }
  /** A text that is put somewhere else leaves no translation behind. */
  function takeAlong(node: Node): void {
    if (!isText(node) || node.parentNode !== null) return;
    read();
    standIns.putBack(node);
  }
  const change = ({ set }: { readonly set: (this: Node, text: unknown) => void }) =>
    function (this: Node, text: unknown): void {
      if (this.parentNode === null && isText(this)) {
        read();
        standIns.putBack(this);
      }
      set.call(this, text);
    };

  Object.assign(Node.prototype, {
    insertBefore(this: Node, node: Node, before: Node | null) {
      takeAlong(node);
      bringBack(this, before);
      // A text whose place is not known any more stood last, as far as can be told.
      const isLost = before !== null && isText(before) && before.parentNode !== this;
      return insertBefore.call(this, node, isLost ? null : before);
    },
    appendChild(this: Node, node: Node) {
      takeAlong(node);
      return appendChild.call(this, node);
    },
    removeChild(this: Node, child: Node) {
      bringBack(this, child);
      return isText(child) && child.parentNode === null ? child : removeChild.call(this, child);
    },
    replaceChild(this: Node, node: Node, child: Node) {
      bringBack(this, child);
      return replaceChild.call(this, node, child);
    },
  });
  Object.defineProperty(Node.prototype, 'nodeValue', { ...nodeValue.own, set: change(nodeValue) });
  Object.defineProperty(CharacterData.prototype, 'data', { ...data.own, set: change(data) });
  return () => {
    Object.assign(Node.prototype, { insertBefore, appendChild, removeChild, replaceChild });
    Object.defineProperty(Node.prototype, 'nodeValue', nodeValue.own);
    Object.defineProperty(CharacterData.prototype, 'data', data.own);
  };
}

/** Pages that are watched, how often that was asked for, and how it ends. */
const watched = new WeakMap<Document, { count: number; readonly stop: () => void }>();

/**
 * A guard for pages that the reader's browser translates. Translators replace each text node by `font` elements; React keeps the node and
 * goes on changing, moving and removing it: a change is never seen and a removal throws. With the guard the text comes back in the place
 * of its translation at the moment the program touches it, and the translator translates it again. Installed once per page however often
 * it is called; a translation made before that is not known to it.
 * @returns ends the guard
 */
export function surviveTranslation(page: Document): () => void {
  const view = page.defaultView;
  if (!view) return () => {};
  const already = watched.get(page);
  if (already) already.count += 1;
  else {
    const standIns = createTextStandIns();
    const observer = new MutationObserver((records) => standIns.note(records));
    const putBack = replaceMethods(view as Window & typeof globalThis, standIns, () => standIns.note(observer.takeRecords()));
    observer.observe(page, { childList: true, subtree: true });
    watched.set(page, {
      count: 1,
      stop() {
        observer.disconnect();
        putBack();
      },
    });
  }
  let isOver = false;
  return () => {
    const entry = watched.get(page);
    if (isOver || !entry) return;
    isOver = true;
    entry.count -= 1;
    if (entry.count > 0) return;
    watched.delete(page);
    entry.stop();
  };
}
