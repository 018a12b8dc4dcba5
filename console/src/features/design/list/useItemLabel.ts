import { useText } from '@milepost/kit/forms/render';
import { useCallback } from 'react';
import type { ListName } from '../core/types.ts';
import { buttonWords } from './listButtons.ts';
import { nameOf } from './listItems.ts';
import type { ListItem } from './listItems.ts';

const BUTTONS: ReadonlySet<ListName> = new Set<ListName>(['btnsList', 'columnBtnsList']);

/** Words of an item of a designed list as its page shows them: a button nobody has named is in the language of the reader. */
export function useItemLabel(): (list: ListName, item: Pick<ListItem, 'label' | 'own'>) => string {
  const text = useText();
  return useCallback((list, { label, own }) => (BUTTONS.has(list) ? text(buttonWords(nameOf(own), label)) : label), [text]);
}
