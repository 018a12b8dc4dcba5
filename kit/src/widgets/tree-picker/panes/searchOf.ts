import type { SearchFieldData } from '../../../primitives/search-field/headless.ts';
import type { PickerSession } from '../usePicker.ts';
import type { useKeyword } from './useKeyword.ts';

/** The search box over a pane: options of `useSearchField`, but for its messages. */
export interface PickerSearchBox {
  readonly box: SearchFieldData;
  /** Typing alone does not search: a button stands beside the box. */
  readonly hasButton: boolean;
}

/** Search box of a picker; null where nothing is searched. */
export function searchOf(
  { spec: { search }, text }: PickerSession,
  { typed, setTyped, submit }: Pick<ReturnType<typeof useKeyword>, 'typed' | 'setTyped' | 'submit'>,
): PickerSearchBox | null {
  if (!search) return null;
  const label = text(search.placeholder);
  return {
    box: { label, placeholder: label, value: typed, onChange: setTyped, onSubmit: submit },
    hasButton: search.by === 'submit',
  };
}
