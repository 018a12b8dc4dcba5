import type { ReactNode } from 'react';
import type { PartsProps } from '../parts/index.ts';
import type { FieldIds } from './useFieldIds.ts';

/** Use of a control. `readOnly` can be read, focused and copied; `disabled` is out of the tab order. */
export type FieldUse = 'editable' | 'readOnly' | 'disabled';

/** Words of every field of the kit. */
export interface FieldWords {
  /** Name of the field, above it and spoken. */
  readonly label: string;
  /** Shown as a word after the label and spoken as “required”; whether it is filled is for the form to check. */
  readonly isRequired?: boolean;
  /** One sentence under the control: format, range, consequence. An error takes its place. */
  readonly help?: string;
  /** The problem and what to do, as a sentence. Empty or left out when nothing is. */
  readonly error?: string;
  /** Id of the control, where an error summary sends the focus. Made up when left out. */
  readonly id?: string;
}

/** A count of characters against its limit. */
export interface FieldCount {
  readonly chars: number;
  readonly maxChars: number;
}

/** Sentences of a field. */
export interface FieldMessages {
  /** Problem of a field that was left, with its name. */
  readonly problem: (label: string, problem: string) => string;
  /** Count of characters against the limit. */
  readonly count: (chars: number, maxChars: number) => string;
}

/** Options of `useField`. */
export interface FieldOptions extends Partial<Omit<FieldWords, 'label'>>, Pick<FieldWords, 'label'> {
  /** Ids made before by `useFieldIds`; made here where left out. */
  readonly ids?: FieldIds | undefined;
  readonly count?: FieldCount | undefined;
  readonly messages: FieldMessages;
}

/** Parts of a drawn field, for `parts` and as `data-part`. */
export type FieldPart = 'label' | 'required' | 'count' | 'message';

export interface FieldProps extends Omit<FieldWords, 'id'>, PartsProps<FieldPart> {
  /** From `useFieldIds`; the control must carry `ids.control` and what `fieldAria` gives. */
  readonly ids: FieldIds;
  readonly count?: FieldCount;
  /** `control`: a click on the label goes to the control. `text`: the control is no native one and cannot be labelled that way. */
  readonly labelFor?: 'control' | 'text';
  /** The control. */
  readonly children: ReactNode;
}
