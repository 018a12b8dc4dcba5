import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { controlInput } from '../control/index.ts';
import type { FieldUse } from '../field/headless.ts';
import { partProps } from '../parts/index.ts';
import type { PartLooks } from '../parts/index.ts';
import { between, partOf, run } from './DateParts.css.ts';
import { digitsOf } from './dateParts.ts';
import type { DateInputsModel, FieldPiece } from './headless.ts';

/** Parts of a drawn date, for `parts` and as `data-part`. */
export type DateInputsPart = 'input' | 'separator';

interface DateInputsProps {
  readonly of: Pick<DateInputsModel, 'pieces' | 'isEmpty' | 'partProps' | 'partNameProps'>;
  readonly use: FieldUse;
  readonly parts: PartLooks<DateInputsPart> | undefined;
}

/** The parts of one date in the order of the language, with what is written between them. */
export function DateInputs({ of: date, use, parts }: DateInputsProps) {
  const look = use === 'disabled' ? 'disabled' : date.isEmpty ? 'empty' : 'filled';
  const draw = (piece: FieldPiece, at: number): ReactNode => {
    // What stands between parts has no name but its place, nor has a run.
    if (piece.kind === 'run')
      return (
        <span key={at} dir="ltr" className={run}>
          {piece.pieces.map(draw)}
        </span>
      );
    if (piece.kind === 'between')
      return (
        <span key={at} {...partProps(parts, 'separator', between[look])} aria-hidden="true">
          {piece.text}
        </span>
      );
    return (
      <Fragment key={piece.part}>
        <span {...date.partNameProps(piece.part)} />
        <input
          {...date.partProps(
            piece.part,
            partProps(parts, 'input', `${controlInput} ${partOf[digitsOf(piece.part) === 4 ? 'long' : 'short']}`),
          )}
        />
      </Fragment>
    );
  };
  return date.pieces.map(draw);
}
