import { useLingui } from '@lingui/react/macro';
import { useCallback, useMemo, useState } from 'react';
import { useKit } from '../kit-provider/index.ts';
import { READY } from '../option-list/index.ts';
import { withAll, withToggled } from './choices.ts';
import type { Choosing } from './choices.ts';
import { pickedItem } from './optionRows.ts';
import type { MultiSelectProps, SelectOption } from './types.ts';
import { useSelectList } from './useSelectList.ts';

/** Behaviour of a field in which several options are chosen: every tick counts at once, and one sentence says the new count. */
export function useMultiSelect({ value, onChange, options, state = READY, maximum = Infinity }: MultiSelectProps) {
  const { t } = useLingui();
  const { announcer } = useKit();
  const [cleared, setCleared] = useState<readonly string[]>([]);
  const chosen = useMemo(() => new Set(value), [value]);
  const items = useMemo(() => itemsOf(options, value), [options, value]);

  function take(choosing: Choosing, say: (count: number) => string) {
    if (choosing.kind === 'tooMany') return announcer.say(t`At most ${{ max: maximum }} can be chosen`);
    if (choosing.ids.length === value.length && choosing.ids.every((id, at) => id === value[at])) return undefined;
    onChange(choosing.ids);
    return announcer.say(say(choosing.ids.length));
  }

  function chooseAll(shown: readonly SelectOption[]) {
    const ids = shown.filter(({ isDisabled }) => !isDisabled).map(({ id }) => id);
    take(withAll(value, ids, maximum), (count) => t`Selected, ${{ count }} in all`);
  }

  function clear() {
    setCleared(value);
    onChange([]);
  }

  const select = useSelectList({
    options,
    state,
    cardinality: 'many',
    isChosen: useCallback((id: string) => chosen.has(id), [chosen]),
    startId: options.find(({ id }) => chosen.has(id))?.id ?? null,
    onPick({ id, label }) {
      take(withToggled(value, id, maximum), (count) =>
        chosen.has(id) ? t`Deselected ${{ name: label }}, ${{ count }} in all` : t`Selected ${{ name: label }}, ${{ count }} in all`,
      );
    },
    onPickAll: chooseAll,
  });

  return {
    ...select,
    items,
    chooseAll: () => chooseAll(select.shown()),
    /** From the panel; the field says it by itself. */
    clearAnnouncement() {
      clear();
      announcer.say(t`Cleared. Ctrl+Z brings it back.`);
    },
    clear,
    undo: () => {
      if (value.length === 0 && cleared.length > 0) onChange(cleared);
    },
    remove: (id: string) => onChange(value.filter((other) => other !== id)),
  };
}

/** The chosen options as the field shows them. Looked up once for all: a value may hold thousands. */
function itemsOf(options: readonly SelectOption[], value: readonly string[]) {
  const wanted = new Set(value);
  const known = new Map(options.filter(({ id }) => wanted.has(id)).map((option) => [option.id, option]));
  return value.map((id) => pickedItem(known.get(id), id));
}
