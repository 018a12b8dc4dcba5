import { useId, useMemo } from 'react';
import type { Text } from '../grammar/index.ts';
import type { FormHandle, FormHandleOptions } from './types.ts';

const asItIs = (text: Text): string => (typeof text === 'string' ? text : (text.message ?? text.id));

/** A form for its fields, over a store that is held elsewhere: it is drawn anew with its options only, and never while somebody types. */
export function useFormHandle({ store, id, messages, text = asItIs, isReadOnly = false, ports }: FormHandleOptions): FormHandle {
  const made = useId();
  const name = id ?? made;
  return useMemo(
    () => ({
      store,
      messages,
      text,
      isReadOnly,
      ports,
      cellWays: new Map(),
      idOf: (field) => `${name}-${field.replaceAll('.', '-')}`,
    }),
    [store, name, messages, text, isReadOnly, ports],
  );
}
