import type { ClosingHow, TagData } from './types.ts';

type Ordered = Pick<TagData, 'id' | 'isPinned'>;

/** Ids that would be closed, in the order of the tags; pinned pages are never among them. @source shell §2.4 */
export function idsToClose(tags: readonly Ordered[], how: ClosingHow, id: string): readonly string[] {
  const at = tags.findIndex((tag) => tag.id === id);
  const isMeant = {
    one: (index: number) => index === at,
    others: (index: number) => index !== at,
    right: (index: number) => at >= 0 && index > at,
    all: () => true,
  }[how];
  return tags.filter((tag, index) => !tag.isPinned && isMeant(index)).map((tag) => tag.id);
}

/** The tag that gets the keyboard when others are gone: the one itself, else the nearest on its right, else on its left. */
export function tagAfterClosing(tags: readonly Ordered[], closed: readonly string[], id: string): string | null {
  const at = tags.findIndex((tag) => tag.id === id);
  const isOpen = (tag: Ordered) => !closed.includes(tag.id);
  return (tags.slice(Math.max(at, 0)).find(isOpen) ?? tags.slice(0, Math.max(at, 0)).findLast(isOpen))?.id ?? null;
}

/** First and last place a tag may have: pinned ones stay before the others. @reading R-330 */
export function placesOf(tags: readonly Ordered[], id: string): readonly [first: number, last: number] {
  const pinned = tags.filter(({ isPinned }) => isPinned).length;
  return tags.find((tag) => tag.id === id)?.isPinned ? [0, pinned - 1] : [pinned, tags.length - 1];
}

/** Edges that keep a tag from moving further. */
export type TagEdge = 'first' | 'last' | 'pinned';

/** The place one step on, or what is in the way. */
export function placeAfterStep(tags: readonly Ordered[], id: string, step: 1 | -1): number | TagEdge {
  const [first, last] = placesOf(tags, id);
  const to = tags.findIndex((tag) => tag.id === id) + step;
  if (to >= first && to <= last) return to;
  if (to < 0) return 'first';
  return to >= tags.length ? 'last' : 'pinned';
}

/** Index of a dragged tag: behind every other tag whose middle is before the pointer as lines run. `middlesPx` has one entry per tag. */
export function placeUnderPointer(tags: readonly Ordered[], id: string, middlesPx: readonly number[], pointerPx: number): number {
  const [first, last] = placesOf(tags, id);
  const before = tags.filter((tag, index) => tag.id !== id && (middlesPx[index] ?? Infinity) < pointerPx).length;
  return Math.min(Math.max(before, first), last);
}

type Key = Pick<KeyboardEvent, 'key' | 'altKey' | 'shiftKey' | 'ctrlKey' | 'metaKey'>;

/** Commands of keys on a tag. */
export type TagCommand =
  | { readonly does: 'focus'; readonly to: number }
  | { readonly does: 'close' }
  | { readonly does: 'move'; readonly by: 1 | -1 };

const STEP: Readonly<Record<string, 1 | -1>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Null for keys that are none of the bar's. The ends do not wrap. @param at place of the tag among so many */
export function tagCommand({ key, altKey, shiftKey, ctrlKey, metaKey }: Key, at: number, count: number): TagCommand | null {
  if (ctrlKey || metaKey) return null;
  const step = STEP[key];
  if (altKey || shiftKey) return altKey && shiftKey && step ? { does: 'move', by: step } : null;
  if (step) return { does: 'focus', to: Math.min(Math.max(at + step, 0), count - 1) };
  if (key === 'Home') return { does: 'focus', to: 0 };
  if (key === 'End') return { does: 'focus', to: count - 1 };
  return key === 'Delete' ? { does: 'close' } : null;
}
