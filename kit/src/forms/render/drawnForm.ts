import { requiredContext } from '../../primitives/required-context/index.ts';
import type { LazyPart } from '../../primitives/lazy/index.ts';
import type { Control, Editor } from '../grammar/index.ts';
import type { FormHandle } from '../headless.ts';

/** A form as it is drawn. */
export interface DrawnForm extends FormHandle {
  /** Editor of a control, as it arrives. */
  readonly editorOf: (control: Control) => LazyPart<Editor>;
}

const [FormProvider, useDrawnForm] = requiredContext<DrawnForm>('form', '<FormFields>');
export { FormProvider, useDrawnForm };
