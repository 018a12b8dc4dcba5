import { useLingui } from '@lingui/react/macro';
import type { InputColumn } from '@milepost/kit/input-table';
import { useMemo } from 'react';

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
const column = (id: string, label: string, minPx: number, flex: number): InputColumn => ({
  id,
  label,
  kind: 'typed',
  minPx,
  flex,
  empty: '',
  text: textOf,
  read: (text) => ({ value: text }),
  isRequired: () => false,
  isShown: () => true,
  isDisabled: () => false,
  problem: () => null,
});

/** Columns of a table of options: labels and values, in a tree their level before them. */
export function useOptionColumns(isTree: boolean): readonly InputColumn[] {
  const { t } = useLingui();
  return useMemo(
    () => [
      ...(isTree
        ? [
            {
              ...column('level', t({ message: 'Level', context: 'option' }), 64, 0),
              kind: 'fixed' as const,
              empty: 0,
              text: (value: unknown) => String(Number(value ?? 0) + 1),
            },
          ]
        : []),
      column('label', t({ message: 'Label', context: 'option' }), 96, 2),
      column('value', t({ message: 'Value', context: 'option' }), 64, 1),
    ],
    [isTree, t],
  );
}
