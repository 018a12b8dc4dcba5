import { useRef, useState } from 'react';
import { useAnnounce } from '../../engines/environment/index.ts';
import { heldOrder, placeWithin } from '../../engines/sorting/index.ts';
import type { Grab, SortActs } from '../../engines/sorting/index.ts';
import type { SortEntry, SortListOptions } from './types.ts';

/** Taking hold of an item, moving it and letting it go: the order of the list changes once, where it is let go; each place is said. */
export function useGrab<Item extends SortEntry>({ items, onMove, messages }: Pick<SortListOptions<Item>, 'items' | 'onMove' | 'messages'>) {
  const announce = useAnnounce();
  const [grab, setGrab] = useState<Grab | null>(null);
  // Several events of one gesture come before React draws; each goes on from the one before.
  const held = useRef<Grab | null>(null);
  const hold = (next: Grab | null) => setGrab((held.current = next));
  const total = items.length;
  const placeOf = (id: string) => items.findIndex((item) => item.id === id);
  const nameOf = (id: string) => items[placeOf(id)]?.label ?? '';
  const sayPlace = (id: string, to: number) => announce(messages.moved(nameOf(id), to + 1, total));
  const sayEnd = (to: number) => announce(to < 0 ? messages.isFirst : messages.isLast);

  function carryTo(to: number, how?: 'silently') {
    const now = held.current;
    const next = placeWithin(to, total);
    if (!now) return;
    if (next !== now.to) hold({ ...now, to: next });
    if (how === 'silently') return;
    if (next === now.to) sayEnd(to);
    else sayPlace(now.id, next);
  }
  const acts: SortActs = {
    isHeld: () => held.current !== null,
    take(id, how) {
      const from = placeOf(id);
      if (!onMove || from < 0) return;
      hold({ id, from, to: from });
      if (how !== 'silently') announce(messages.grabbed(nameOf(id), from + 1, total));
    },
    carryTo,
    carryBy: (by) => carryTo((held.current?.to ?? 0) + by),
    drop() {
      const now = held.current;
      if (!now) return;
      hold(null);
      if (now.to !== now.from) onMove?.(now.from, now.to);
      announce(messages.dropped(nameOf(now.id), now.to + 1));
    },
    cancel() {
      const now = held.current;
      if (!now) return;
      hold(null);
      announce(messages.cancelled(now.from + 1));
    },
    step(id, by) {
      const from = placeOf(id);
      const to = from + by;
      if (!onMove || from < 0) return;
      if (to < 0 || to >= total) return sayEnd(to);
      onMove(from, to);
      sayPlace(id, to);
    },
  };
  return { shown: heldOrder(items, grab), heldId: grab?.id ?? null, acts };
}
