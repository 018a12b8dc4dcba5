import type { Editor } from '@tiptap/core';
import type { Transaction } from '@tiptap/pm/state';

/** Place in a text that moves with what is written around it. */
export interface FollowedPlace {
  /** Place now, null when the text around it was taken out. */
  readonly now: () => number | null;
  readonly forget: () => void;
}

/** Follows a place until it is forgotten. */
export function followPlace(editor: Editor, start: number): FollowedPlace {
  let at: number | null = start;
  const follow = ({ transaction }: { readonly transaction: Transaction }) => {
    if (at === null || !transaction.docChanged) return;
    const moved = transaction.mapping.mapResult(at);
    at = moved.deletedAcross ? null : moved.pos;
  };
  editor.on('transaction', follow);
  return { now: () => at, forget: () => void editor.off('transaction', follow) };
}
