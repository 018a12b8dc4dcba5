import { useRef, useState } from 'react';
import { useAnnounce } from '../../engines/environment/index.ts';
import type { SortActs } from '../../engines/sorting/index.ts';
import { draftOf, edgeOf, next, placeOf, shownCount } from './draft.ts';
import type { DraftEvent } from './draft.ts';
import type { ColumnPanelMessages, ListColumns } from './types.ts';

/** Draft of the panel, with every change said in the words a keyboard user needs. */
export function useSettingsDraft({ listed, defaults }: ListColumns, messages: ColumnPanelMessages) {
  const announce = useAnnounce();
  const [draft, setDraft] = useState(() => draftOf(listed));
  // Several events of one gesture come before React renders; each goes on from the one before.
  const latest = useRef(draft);
  const { length: total } = draft.columns;
  const columnOf = (prop: string) => latest.current.columns.find((column) => column.prop === prop);
  const labelOf = (prop: string) => columnOf(prop)?.label ?? '';
  const placeFrom1 = (prop: string) => placeOf(latest.current, prop) + 1;
  const heldProp = () => latest.current.grabbed?.prop ?? '';

  /** @returns whether anything came of it */
  function send(event: DraftEvent): boolean {
    const after = next(latest.current, event);
    if (after === latest.current) return false;
    latest.current = after;
    setDraft(after);
    return true;
  }
  function moveTo(prop: string, to: number, how?: 'silently') {
    const isMoved = send({ kind: 'move', prop, to });
    if (how === 'silently') return;
    if (isMoved) announce(messages.moved(labelOf(prop), placeFrom1(prop), total));
    else announce(to < 0 ? messages.isFirst : messages.isLast);
  }
  const acts: SortActs = {
    isHeld: () => latest.current.grabbed !== null,
    take(prop, how) {
      const place = placeFrom1(prop);
      if (send({ kind: 'grab', prop }) && how !== 'silently') announce(messages.grabbed(labelOf(prop), place, total));
    },
    carryTo: (to, how) => moveTo(heldProp(), to, how),
    carryBy: (by) => moveTo(heldProp(), placeOf(latest.current, heldProp()) + by),
    drop() {
      const prop = heldProp();
      if (send({ kind: 'drop' })) announce(messages.dropped(labelOf(prop), placeFrom1(prop)));
    },
    cancel() {
      const prop = heldProp();
      if (send({ kind: 'cancel' })) announce(messages.cancelled(placeFrom1(prop)));
    },
    step: (prop, by) => moveTo(prop, placeOf(latest.current, prop) + by),
  };

  return {
    draft,
    acts,
    toggle: (prop: string) => {
      if (!send({ kind: 'toggle', prop })) return announce(messages.oneStays);
      announce(messages.turned(labelOf(prop), columnOf(prop)?.isVisible === true, shownCount(latest.current)));
    },
    pin: (prop: string) => {
      if (!send({ kind: 'pin', prop })) return;
      const column = columnOf(prop);
      announce(messages.kept(labelOf(prop), column !== undefined && edgeOf(column) !== 'none'));
    },
    restore: () => {
      send({ kind: 'restore', defaults });
      announce(messages.restored);
    },
    undo: () => {
      if (send({ kind: 'undo' })) announce(messages.undone);
    },
  };
}
