import type { FieldWords } from '../../primitives/field/index.ts';

export interface SignaturePadProps extends Pick<FieldWords, 'label' | 'isRequired' | 'help' | 'error'> {
  /** The signature as the text of a PNG (`data:image/png;base64,…`), transparent around the ink; null while there is none. */
  readonly onChange: (png: string | null) => void;
  /** First text of the typed form: the name of the person. */
  readonly personName?: string;
  readonly isDisabled?: boolean;
}
