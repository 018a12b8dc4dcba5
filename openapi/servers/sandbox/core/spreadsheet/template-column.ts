/** Column of a template: its heading, which an import finds it by, and how its cells are filled in. */
export interface TemplateColumn {
  readonly heading: string;
  readonly isRequired: boolean;
  /** Number format of its cells, `@` for texts. */
  readonly format: string;
  /** Width in characters. */
  readonly widthChars: number;
  /** Values that are chosen from; none where anything may be written. */
  readonly choices: readonly string[];
  /** More than one of the choices may be written, with commas between them. */
  readonly isMany: boolean;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly maxChars?: number | undefined;
}
