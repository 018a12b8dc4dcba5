import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { heldOrder, placeWithin } from '../../engines/sorting/index.ts';
import type { Grab } from '../../engines/sorting/index.ts';
import { useKit } from '../../primitives/kit-provider/index.ts';
import type { SortListProps } from './types.ts';

/** Taking hold of an item, moving it and letting it go: the order of the list changes once, where it is let go; each place is said. */
export function useGrab({ items, onMove }: Pick<SortListProps, 'items' | 'onMove'>) {
  const { t } = useLingui();
  const { announcer } = useKit();
  const [grab, setGrab] = useState<Grab | null>(null);
  // Several events of one gesture come before React draws; each goes on from the one before.
  const held = useRef<Grab | null>(null);
  const hold = (next: Grab | null) => setGrab((held.current = next));
  const total = items.length;
  const placeOf = (id: string) => items.findIndex((item) => item.id === id);
  const nameOf = (id: string) => items[placeOf(id)]?.label ?? '';
  const sayPlace = (id: string, to: number) => {
    const name = nameOf(id);
    const place = to + 1;
    announcer.say(t`${name}, ${place} of ${total}`);
  };
  const sayEnd = (to: number) => announcer.say(to < 0 ? t`Already the first` : t`Already the last`);

  return {
    shown: heldOrder(items, grab),
    grabbedId: grab?.id ?? null,
    held,
    take: (id: string, how?: 'silently') => {
      const from = placeOf(id);
      if (!onMove || from < 0) return;
      hold({ id, from, to: from });
      const name = nameOf(id);
      const place = from + 1;
      if (how === 'silently') return;
      announcer.say(t`Grabbed ${name}, ${place} of ${total}. Arrows up and down move it, Space drops it, Escape cancels.`);
    },
    /** To a place from 0. `silently` while a pointer drags: the place is said when it is let go. */
    carry: (to: number, how?: 'silently') => {
      const now = held.current;
      const next = placeWithin(to, total);
      if (!now) return;
      if (next !== now.to) hold({ ...now, to: next });
      if (how === 'silently') return;
      if (next === now.to) sayEnd(to);
      else sayPlace(now.id, next);
    },
    drop: () => {
      const now = held.current;
      if (!now) return;
      hold(null);
      const name = nameOf(now.id);
      const place = now.to + 1;
      if (now.to !== now.from) onMove?.(now.from, now.to);
      announcer.say(t`${name} dropped at ${place}`);
    },
    cancel: () => {
      const now = held.current;
      if (!now) return;
      hold(null);
      const place = now.from + 1;
      announcer.say(t`Move cancelled, back at ${place}`);
    },
    /** Moves an item by one at once. */
    step: (id: string, by: 1 | -1) => {
      const from = placeOf(id);
      const to = from + by;
      if (!onMove || from < 0) return;
      if (to < 0 || to >= total) return sayEnd(to);
      onMove(from, to);
      sayPlace(id, to);
    },
  };
}
