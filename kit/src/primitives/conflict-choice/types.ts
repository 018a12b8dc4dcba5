/**
 * Treatment of a record that is there already when others are imported: the import leaves it as it is, adds another one under a free name, or writes over it.
 * @reading R-224
 */
export type ImportConflict = 'skip' | 'rename' | 'overwrite';

export interface ConflictChoiceProps {
  readonly value: ImportConflict;
  readonly onChange: (value: ImportConflict) => void;
  readonly isDisabled?: boolean;
  /** The person may change what is there. @defaultValue true */
  readonly canOverwrite?: boolean;
}
