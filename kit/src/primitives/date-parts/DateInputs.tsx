import type { FieldUse } from '../field/index.ts';
import { DatePartInput } from './DatePartInput.tsx';
import { between } from './DateParts.css.ts';
import { endsOf } from './dateParts.ts';
import type { DatePart } from './dateParts.ts';
import type { DateEdit } from './useDateEdit.ts';

interface DateInputsProps {
  readonly edit: DateEdit;
  /** Id of the first part; the others have it in theirs. */
  readonly id: string;
  /** Ids of what names the date. */
  readonly labelIds: string;
  readonly use: FieldUse;
  readonly isRequired: boolean;
  readonly isInvalid: boolean;
  /** Id of the sentence under the field: the first part says it, and each of them an error. */
  readonly describedBy?: string | undefined;
  readonly autoComplete?: Partial<Record<DatePart, string>> | undefined;
}

/** The parts of one date in the order of the language, with what is written between them. */
export function DateInputs({ edit, id, use, isInvalid, describedBy, ...props }: DateInputsProps) {
  const first = edit.order[0];
  const look = use === 'disabled' ? 'disabled' : edit.isEmpty ? 'empty' : 'filled';
  return edit.pieces.map((piece, at) =>
    piece.kind === 'part' ? (
      <DatePartInput
        key={piece.part}
        part={piece.part}
        id={piece.part === first ? id : `${id}-${piece.part}`}
        labelIds={props.labelIds}
        text={edit.textOf(piece.part)}
        spoken={piece.part === 'month' ? edit.monthSpoken : undefined}
        ends={endsOf(piece.part, edit.date.parts)}
        use={use}
        describedBy={piece.part === first || isInvalid ? describedBy : undefined}
        isRequired={props.isRequired}
        isInvalid={isInvalid}
        autoComplete={props.autoComplete?.[piece.part] ?? 'off'}
        onType={(text) => edit.type(piece.part, text)}
        onStep={(step) => edit.date.stepBy(piece.part, step)}
        onSeparate={() => edit.separate(piece.part)}
        onMove={(by) => edit.move(piece.part, by)}
        onEnter={() => edit.date.settle()}
        onFocus={() => edit.enter(piece.part)}
        inputRef={edit.partRef(piece.part)}
      />
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- what stands between parts has no name but its place
      <span key={at} aria-hidden="true" className={between[look]}>
        {piece.text}
      </span>
    ),
  );
}
