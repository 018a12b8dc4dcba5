export interface SearchFieldProps {
  /** Spoken name; the eye has the placeholder and the magnifier. */
  readonly label: string;
  readonly placeholder: string;
  /** The committed keyword, the one requests are made from. */
  readonly value: string;
  /** Called with committed text: the letters of a composition are shown but not reported. */
  readonly onChange: (value: string) => void;
  /** Enter. Not called by the Enter that ends a composition. */
  readonly onSubmit?: (value: string) => void;
  /** After the button or Escape has emptied the field; `onChange('')` has been called. */
  readonly onClear?: () => void;
}
