import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { useKit } from '../../primitives/kit-provider/index.ts';
import { draftOf, edgeOf, next, placeOf, shownCount } from './draft.ts';
import type { DraftEvent, SettingsDraft } from './draft.ts';
import type { ListedColumn } from './types.ts';

export interface SettingsDraftActions {
  readonly draft: SettingsDraft;
  readonly toggle: (prop: string) => void;
  readonly pin: (prop: string) => void;
  /** To a place from 0. `silently` while a pointer drags: the place is said when it is let go. */
  readonly moveTo: (prop: string, to: number, how?: 'silently') => void;
  readonly grab: (prop: string, how?: 'silently') => void;
  readonly drop: () => void;
  readonly cancel: () => void;
  readonly restore: () => void;
  readonly undo: () => void;
}

/** The draft of the drawer, with every change said in the words a keyboard user needs. */
export function useSettingsDraft(columns: readonly ListedColumn[], defaults: readonly ListedColumn[]): SettingsDraftActions {
  const { t } = useLingui();
  const { announcer } = useKit();
  const [draft, setDraft] = useState(() => draftOf(columns));
  // Several events of one gesture come before React renders; each goes on from the one before.
  const latest = useRef(draft);
  const { length: total } = draft.columns;
  const labelOf = (prop: string) => latest.current.columns.find((column) => column.prop === prop)?.label ?? '';
  const placeFrom1 = (prop: string) => placeOf(latest.current, prop) + 1;

  /** @returns whether anything came of it */
  function send(event: DraftEvent): boolean {
    const after = next(latest.current, event);
    if (after === latest.current) return false;
    latest.current = after;
    setDraft(after);
    return true;
  }

  return {
    draft,
    toggle: (prop) => {
      const name = labelOf(prop);
      if (!send({ kind: 'toggle', prop })) return announcer.say(t`At least one column is shown`);
      const shown = shownCount(latest.current);
      const isVisible = latest.current.columns[placeOf(latest.current, prop)]?.isVisible;
      announcer.say(isVisible ? t`${name} is shown; ${shown} columns shown` : t`${name} is hidden; ${shown} columns shown`);
    },
    pin: (prop) => {
      const name = labelOf(prop);
      if (!send({ kind: 'pin', prop })) return;
      const column = latest.current.columns[placeOf(latest.current, prop)];
      announcer.say(column && edgeOf(column) !== 'none' ? t`${name} stays in sight` : t`${name} scrolls with the others`);
    },
    moveTo: (prop, to, how) => {
      const name = labelOf(prop);
      if (!send({ kind: 'move', prop, to })) {
        if (how !== 'silently') announcer.say(to < 0 ? t`Already the first` : t`Already the last`);
        return;
      }
      const place = placeFrom1(prop);
      if (how !== 'silently') announcer.say(t`${name}, ${place} of ${total}`);
    },
    grab: (prop, how) => {
      const name = labelOf(prop);
      const place = placeFrom1(prop);
      if (send({ kind: 'grab', prop }) && how !== 'silently')
        announcer.say(t`Grabbed ${name}, ${place} of ${total}. Arrows up and down move it, Space drops it, Escape cancels.`);
    },
    drop: () => {
      const prop = latest.current.grabbed?.prop ?? '';
      if (!send({ kind: 'drop' })) return;
      const name = labelOf(prop);
      const place = placeFrom1(prop);
      announcer.say(t`${name} dropped at ${place}`);
    },
    cancel: () => {
      const prop = latest.current.grabbed?.prop ?? '';
      if (!send({ kind: 'cancel' })) return;
      const place = placeFrom1(prop);
      announcer.say(t`Move cancelled, back at ${place}`);
    },
    restore: () => {
      send({ kind: 'restore', defaults });
      announcer.say(t`Defaults restored`);
    },
    undo: () => {
      if (send({ kind: 'undo' })) announcer.say(t`Undone`);
    },
  };
}
