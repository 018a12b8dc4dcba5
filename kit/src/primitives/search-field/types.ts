import type { PartsProps } from '../parts/index.ts';

/** Facts of a keyword box, whoever draws it. */
export interface SearchFieldData {
  /** Spoken name; the eye has the placeholder and the magnifier. */
  readonly label: string;
  readonly placeholder: string;
  /** The committed keyword, the one requests are made from. */
  readonly value: string;
  /** Called with committed text: the letters of a composition are shown but not reported. */
  readonly onChange: (value: string) => void;
  /** Enter. Not called by the Enter that ends a composition. */
  readonly onSubmit?: ((value: string) => void) | undefined;
  /** After the button or Escape has emptied the field; `onChange('')` has been called. */
  readonly onClear?: (() => void) | undefined;
}

/** Sentences of a keyword box. */
export interface SearchFieldMessages {
  /** Name of the button that empties it. */
  readonly clear: string;
}

/** Options of `useSearchField`. */
export interface SearchFieldOptions extends SearchFieldData {
  readonly messages: SearchFieldMessages;
}

/** Parts of the drawn box, for `parts` and as `data-part`. */
export type SearchFieldPart = 'input' | 'clear';

export interface SearchFieldProps extends SearchFieldData, PartsProps<SearchFieldPart> {}
