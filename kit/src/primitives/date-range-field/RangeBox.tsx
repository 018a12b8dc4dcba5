import type { ReactNode } from 'react';
import { controlAction, controlBox, controlState } from '../control/index.ts';
import { DateInputs, box, opener } from '../date-parts/index.ts';
import { FieldFrame } from '../field/index.ts';
import { partProps } from '../parts/index.ts';
import type { PartsProps } from '../parts/index.ts';
import * as css from './Range.css.ts';
import type { TimeRangePart } from './types.ts';
import type { RangeEndsModel } from './useRangeEnds.ts';

interface RangeBoxProps extends PartsProps<TimeRangePart> {
  readonly of: RangeEndsModel;
  readonly label: string;
  readonly isRequired?: boolean | undefined;
  /** Button at the end of the box. */
  readonly action?: ReactNode;
  /** Calendar that hangs on the box. */
  readonly children?: ReactNode;
}

/** The box of a range: the parts of its start and its end, and what is wrong with them under it. */
export function RangeBox({ of: range, label, isRequired = false, action, children, className, style, parts }: RangeBoxProps) {
  const { use, isInvalid, help, error } = range;
  const drawEnd = (end: RangeEndsModel['start']) => (
    <span {...end.getEndProps(partProps(parts, 'half', css.half))}>
      <span {...end.getNameProps()} />
      <DateInputs of={end} use={use} parts={parts} />
    </span>
  );

  return (
    <FieldFrame {...{ field: range, label, isRequired, className, style, parts }} {...(help && { help })} {...(error && { error })}>
      <div {...range.getGroupProps(partProps(parts, 'control', `${controlBox} ${controlState[isInvalid ? 'invalid' : use]} ${box}`))}>
        <span className={css.halves}>
          {drawEnd(range.start)}
          <span {...partProps(parts, 'between', css.between)} aria-hidden="true">
            {range.between}
          </span>
          {drawEnd(range.end)}
        </span>
        {use === 'editable' && action && <span className={`${controlAction} ${opener}`}>{action}</span>}
      </div>
      {children}
    </FieldFrame>
  );
}
