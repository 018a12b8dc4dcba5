import { memo } from 'react';
import { NotArrived, useLazyPart } from '../../primitives/lazy/index.ts';
import type { Control } from '../grammar/index.ts';
import { useFieldEditor } from '../headless.ts';
import { useDrawnForm } from './drawnForm.ts';

/** One control of a form: it is drawn anew when its own field changes, and for no other. */
export const ControlField = memo(function ControlField({ control }: { readonly control: Control }) {
  const form = useDrawnForm();
  const { isShown, editor } = useFieldEditor(form, control);
  const editorPart = form.editorOf(control);
  const part = useLazyPart(editorPart, isShown);
  if (!isShown) return null;
  if (part.status === 'failed') return <NotArrived part={editorPart} />;
  return part.status === 'here' && <part.part {...editor} />;
});
