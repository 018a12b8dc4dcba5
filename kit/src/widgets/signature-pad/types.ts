import type { FieldWords } from '../../primitives/field/index.ts';

export interface SignaturePadProps extends Pick<FieldWords, 'label' | 'isRequired' | 'help' | 'error'> {
  /** The signature as the text of a PNG (`data:image/png;base64,…`), transparent around the ink; null while there is none. */
  readonly onChange: (png: string | null) => void;
  /** First text of the typed form: the name of the person. */
  readonly personName?: string;
  readonly isDisabled?: boolean;
  /** Signature the person keeps: it is the first that is offered, and handed out as `value` until another one is made. */
  readonly kept?: StoredSignature;
}

export interface StoredSignature {
  /** Text that stands for it in a record. */
  readonly value: string;
  /** Address it is drawn from. */
  readonly address: string;
}
