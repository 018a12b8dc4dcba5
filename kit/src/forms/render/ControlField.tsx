import { memo, useCallback, useMemo } from 'react';
import { useAfterPress } from '../../engines/press/index.ts';
import { NotArrived, useLazyPart } from '../../primitives/lazy/index.ts';
import { valueOf } from '../grammar/index.ts';
import type { Control } from '../grammar/index.ts';
import { useFieldState, useForm } from './useForm.ts';
import { useProblemText } from './useProblemText.ts';
import { useText } from './useText.ts';

/** One control of a form: it is drawn anew when its own field changes, and for no other. */
export const ControlField = memo(function ControlField({ control }: { readonly control: Control }) {
  const { store, idOf, isReadOnly, editorOf } = useForm();
  const { field } = control;
  const { value, isShown, isRequired, isDisabled, problem, given, kept } = useFieldState(field);
  const editorPart = editorOf(control);
  const editor = useLazyPart(editorPart, isShown);
  const text = useText();
  const problemText = useProblemText();
  const onChange = useCallback((next: unknown) => store.set(field, next), [store, field]);
  const afterPress = useAfterPress();
  const onLeave = useCallback(() => afterPress(() => store.leave(field)), [afterPress, store, field]);
  const onProblem = useCallback((message: string | null) => store.setUnreadable(field, message), [store, field]);
  const keeps = useMemo(
    () => kept && ((id: string) => Boolean(valueOf(kept.where, (path) => (path === field ? id : store.value(path))))),
    [kept, field, store],
  );
  if (!isShown) return null;
  if (editor.status === 'failed') return <NotArrived part={editorPart} />;
  if (editor.status !== 'here') return null;
  const Editor = editor.part;
  return (
    <Editor
      control={control}
      field={{
        id: idOf(field),
        label: text(control.label),
        help: control.help === undefined ? undefined : text(control.help),
        error: problem === null ? undefined : problemText(control, problem),
        isRequired: isRequired && !isReadOnly,
        use: isReadOnly || control.isReadOnly ? 'readOnly' : isDisabled ? 'disabled' : 'editable',
      }}
      value={value}
      given={given}
      isOffered={keeps ?? undefined}
      read={store.value}
      onChange={onChange}
      onLeave={onLeave}
      onProblem={onProblem}
    />
  );
});
