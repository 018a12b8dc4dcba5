import type { ValueRefusal } from '@milepost/kit/forms/values';

export type Members = Readonly<Record<string, unknown>>;

/** A control of a stored design that has a value, as its JSON has it. */
export interface RecordField {
  readonly key: string;
  /** Kind of control under the name of 3.4, such as `comInput`. */
  readonly kind: string;
  readonly label: string;
  /** `__config__` of the control. */
  readonly config: Members;
  readonly control: Members;
  /** Columns of a sub-table. */
  readonly children: readonly RecordField[];
  /** False for a field that is only shown: its value is not kept. */
  readonly isStored?: boolean;
  /** A layout it stands in is hidden. */
  readonly isWithinHidden?: boolean;
}

/** Problem of a value, without its words. */
export type ProblemOfValue =
  | { readonly kind: 'required' | 'tooLong' | 'range' | 'invalid' | 'noOption' }
  /** Another record has the value, in a field that may not repeat. */
  | { readonly kind: 'taken' }
  /** Another row of the same record has it; rows count from 0. */
  | { readonly kind: 'repeated'; readonly row: number }
  /** More files than its field takes. */
  | { readonly kind: 'tooMany'; readonly most: number; readonly ofImages: boolean }
  /** A pattern of the design; `message` is its own sentence, or empty. */
  | { readonly kind: 'pattern'; readonly message: string };

/** Problem of a field of a record, or of a cell of a sub-table: rows count from 0. */
export interface RecordProblem {
  readonly field: RecordField;
  readonly problem: ProblemOfValue;
  readonly cell: { readonly table: RecordField; readonly row: number } | null;
}

/** Circumstances of a judgement. */
export interface RecordContext {
  /** Fields that a rule or a script of the design may hide, or free from having to be filled in. */
  readonly freed?: ReadonlySet<string>;
  /** Record as it is stored, for one that is changed: only what is sent is judged, and choices only where they change. */
  readonly before?: Members | null;
  /** False for a value that names something that does not exist: an option, a person, a record. Left out: all of them do. */
  readonly exists?: (field: RecordField, value: unknown) => boolean;
}

/** Problem a text is refused for, where it is one of its value; `ofKind` is the kind of its field. */
export const problemOfRefusal = ({ kind }: ValueRefusal, ofKind: string): ProblemOfValue | null => {
  switch (kind) {
    case 'belowMin':
    case 'aboveMax':
      return { kind: 'range' };
    case 'notNumber':
    case 'tooPrecise':
    case 'offStep':
    case 'notDate':
    case 'notTime':
    case 'notRange':
    case 'notSwitch':
    case 'notColor':
      return { kind: 'invalid' };
    case 'turned':
      return { kind: ofKind === 'dateRange' || ofKind === 'timeRange' ? 'invalid' : 'range' };
    case 'noOption':
      return { kind: 'noOption' };
    default:
      return null;
  }
};
