import { useLayoutEffect, useMemo, useRef } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
import type { PickerOpening } from '../picker-field/headless.ts';
import type { ListLook } from './types.ts';
import type { OptionListState } from './useOptionList.ts';

interface OpeningAsk {
  readonly list: OptionListState;
  readonly kind: ListLook['kind'];
  /** The list has a search box, which then has the keyboard: what opens is a dialog with a text box in it. */
  readonly hasSearch: boolean;
}

/** Facts a picker field needs of the list under it. */
export interface ListOpening {
  readonly boxRef: RefObject<HTMLDivElement | null>;
  readonly opens: PickerOpening;
  readonly onOpen: () => void;
}

/** Ties a field to its list. The parts stay the same while one types in the search box, so that a memoised field is left alone. */
export function useListOpening({ list, kind, hasSearch }: OpeningAsk): ListOpening {
  const boxRef = useRef<HTMLDivElement>(null);
  const { isOpen, controls, activeId } = list;
  const latest = useRef(list);
  useLayoutEffect(() => {
    latest.current = list;
  });
  const named = hasSearch ? undefined : activeId;
  return useMemo(
    () => ({
      boxRef,
      opens: {
        kind: hasSearch ? 'dialog' : kind,
        isOpen,
        boxRef,
        onKeyDown: (event: KeyboardEvent) => latest.current.onKeyDown(event),
        ...(controls && { controls }),
        ...(named && { activeId: named }),
      },
      onOpen: () => (latest.current.isOpen ? latest.current.close() : latest.current.open()),
    }),
    [kind, hasSearch, isOpen, controls, named],
  );
}
