import type { Control } from '@milepost/kit/forms/grammar';
import { FormFields } from '@milepost/kit/forms/render';
import { createFormStore } from '@milepost/kit/forms/store';
import type { FormStore } from '@milepost/kit/forms/store';
import { isSame } from '@milepost/openapi/domains/design';
import type { Json } from '@milepost/openapi/domains/design';
import { useEffect, useMemo, useRef } from 'react';

interface NestedFieldProps {
  /** Begin of the ids of its controls; unique on the page. */
  readonly name: string;
  /** The same object until it changes: a new one begins anew. */
  readonly control: Control;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  /** It is only read. @defaultValue false */
  readonly isReadOnly?: boolean;
}

/** A control of a form within the editor of a setting: what it holds follows the value, what is typed goes out. */
export function NestedField({ name, control, value, onChange, isReadOnly = false }: NestedFieldProps) {
  const { field } = control;
  const change = useRef(onChange);
  useEffect(() => {
    change.current = onChange;
  });
  const spec = useMemo(() => ({ parts: [control] }), [control]);
  const [own, drawn] = useMemo(() => {
    const store = createFormStore<Record<string, unknown>>(spec, {});
    const typing: FormStore = {
      ...store,
      set(path, next, cause) {
        store.set(path, next, cause);
        if (cause !== 'load' && path === field) change.current(store.value(field));
      },
    };
    return [store, typing] as const;
  }, [spec, field]);
  useEffect(() => {
    if (!isSame(own.value(field) as Json, value as Json)) own.set(field, value, 'load');
  }, [own, field, value]);
  return <FormFields spec={spec} store={drawn} name={name} isBare={!isReadOnly} isReadOnly={isReadOnly} />;
}
