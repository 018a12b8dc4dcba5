import { useEffectEvent, useLayoutEffect, useMemo } from 'react';
import type { ComponentProps } from 'react';
import { useComposedText } from '../../engines/composed-text/index.ts';
import { listMessages, optionModel, useAnnounceMatches, useOptionList } from '../../primitives/option-list/index.ts';
import { useMessages } from '../../primitives/lingui/index.ts';
import type { CommandPaletteProps, PaletteItem } from './types.ts';

const nothingChosen = () => false;
const NONE: readonly PaletteItem[] = [];

/** The rows of the palette and the keys of its field: the first row is the one Enter takes. */
export function usePalette({
  query,
  onQuery,
  items: found,
  onChoose,
}: Pick<CommandPaletteProps, 'query' | 'onQuery' | 'items' | 'onChoose'>) {
  const items = found ?? NONE;
  const model = useMemo(
    () =>
      optionModel<PaletteItem>({
        options: items,
        idOf: ({ id }) => id,
        show: ({ label, lang, note, mark }) => ({ label, ...(lang && { lang }), ...(note && { note }), ...(mark && { mark }) }),
        isChosen: nothingChosen,
        groupOf: ({ group }) => group,
      }),
    [items],
  );
  const list = useOptionList({
    model,
    cardinality: 'one',
    start: { key: null },
    query,
    onPick(position) {
      const item = model.optionAt(position);
      if (item) onChoose(item);
    },
  });
  const stand = useEffectEvent(() => {
    if (!list.isOpen) list.open('first');
    else if (list.active < 0 && model.count > 0) list.moveTo(model.optionAt(0) ? 0 : 1);
  });
  // Open from the beginning, and never without a row that Enter would take: not even until the next frame.
  useLayoutEffect(() => stand(), [list.isOpen, list.active, model]);
  useAnnounceMatches(query, found && found.length, useMessages(listMessages));
  const text = useComposedText({ value: query, onChange: onQuery });

  const hasItems = items.length > 0;
  const inputProps: ComponentProps<'input'> = {
    ...text,
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': hasItems,
    'aria-controls': hasItems ? list.controls : undefined,
    'aria-activedescendant': hasItems ? list.activeId : undefined,
    onKeyDown: list.onKeyDown,
  };
  return { list, hasItems, inputProps };
}
