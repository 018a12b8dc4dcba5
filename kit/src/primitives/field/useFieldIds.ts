import { useId, useMemo } from 'react';

/** Ids that tie a control to its words. */
export interface FieldIds {
  readonly control: string;
  readonly label: string;
  /** The word “required”. */
  readonly required: string;
  /** Help or error, whichever is shown. */
  readonly message: string;
  readonly count: string;
}

/** Ids for one field; `id` becomes the control's own. */
export function useFieldIds(id?: string): FieldIds {
  const made = useId();
  const control = id ?? made;
  return useMemo(
    () => ({
      control,
      label: `${control}-label`,
      required: `${control}-required`,
      message: `${control}-message`,
      count: `${control}-count`,
    }),
    [control],
  );
}
