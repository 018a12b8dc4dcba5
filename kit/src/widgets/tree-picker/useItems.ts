import { useMemo } from 'react';
import type { PickedItem } from '../../primitives/picker-field/headless.ts';
import { pathOf, showChoice } from './nodeWords.ts';
import type { PickerSession } from './usePicker.ts';

/** Choices of a picker as its field shows them: names, or whole paths. */
export function useItems({ spec, text: textOf, state: { confirmed } }: PickerSession): readonly PickedItem[] {
  const { fieldText, policy } = spec;
  const showsPath = fieldText === 'path' || (fieldText === 'pathOfOne' && policy.cardinality === 'one');
  return useMemo(
    () =>
      Array.from(confirmed.values(), (choice) => {
        const { identity } = choice;
        const { text, note, isUnknown, node } = showChoice(spec, choice, textOf);
        return node && showsPath ? { identity, text: pathOf(node, textOf) } : { identity, text, note, isUnknown };
      }),
    [spec, confirmed, showsPath, textOf],
  );
}
