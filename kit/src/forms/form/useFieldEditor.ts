import { useCallback, useMemo } from 'react';
import { useExternalStore } from '../../engines/external-store/index.ts';
import { useAfterPress } from '../../engines/press/index.ts';
import { valueOf } from '../grammar/index.ts';
import type { Control, EditProps, FieldPath } from '../grammar/index.ts';
import type { FieldState, FormStore } from '../store/index.ts';
import { problemMessage } from './problemMessage.ts';
import type { FormHandle } from './types.ts';

/** State of one field; what draws it hears of no other. */
export const useFieldState = (store: FormStore, field: FieldPath): FieldState =>
  useExternalStore(
    useCallback((listener) => store.subscribe(field, listener), [store, field]),
    () => store.state(field),
  );

/**
 * A field for an editor of any kind: those of the kit and one's own take the same props. It is drawn anew when its own field changes,
 * and for no other.
 */
export function useFieldEditor(form: FormHandle, control: Control) {
  const { store, idOf, isReadOnly, text, messages } = form;
  const { field } = control;
  const { value, isShown, isRequired, isDisabled, problem, given, kept } = useFieldState(store, field);
  const onChange = useCallback((next: unknown) => store.set(field, next), [store, field]);
  const afterPress = useAfterPress();
  const onLeave = useCallback(() => afterPress(() => store.leave(field)), [afterPress, store, field]);
  const onProblem = useCallback((message: string | null) => store.setUnreadable(field, message), [store, field]);
  const isOffered = useMemo(
    () => kept && ((id: string) => Boolean(valueOf(kept.where, (path) => (path === field ? id : store.value(path))))),
    [kept, field, store],
  );
  const editor: EditProps = {
    control,
    field: {
      id: idOf(field),
      label: text(control.label),
      help: control.help === undefined ? undefined : text(control.help),
      error: problem === null ? undefined : problemMessage(control, problem, text, messages),
      isRequired: isRequired && !isReadOnly,
      use: isReadOnly || control.isReadOnly ? 'readOnly' : isDisabled ? 'disabled' : 'editable',
    },
    value,
    given,
    isOffered: isOffered ?? undefined,
    read: store.value,
    onChange,
    onLeave,
    onProblem,
  };
  return { isShown, editor };
}
