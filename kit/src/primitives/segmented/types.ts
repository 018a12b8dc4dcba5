import type { ChoiceData } from '../choice-box/headless.ts';
import type { IconShape } from '../icon/index.ts';
import type { PartsProps } from '../parts/index.ts';

/** One of a few short words, all in sight. */
export interface Segment<Id extends string = string> {
  /** Unique within the control. */
  readonly id: Id;
  readonly label: string;
  readonly icon?: IconShape;
}

/** Options of `useSegmented`. */
export interface SegmentedOptions<S extends ChoiceData> {
  /** Name of the group. */
  readonly label: string;
  /** `start`: before the segments, on one line with them. `spoken`: not shown, where a heading says it. @defaultValue `spoken` */
  readonly labelAt?: 'start' | 'spoken';
  /** In the order shown. */
  readonly segments: readonly S[];
  /** Id of the chosen segment. Left out, the control keeps it itself. */
  readonly value?: S['id'];
  /** Id that is chosen at first in a control that keeps it itself. @defaultValue the first */
  readonly initialValue?: S['id'];
  readonly onChange?: (id: S['id']) => void;
}

/** Parts of a drawn control, for `parts` and as `data-part`. */
export type SegmentedPart = 'label' | 'bar' | 'segment' | 'input' | 'name';

export interface SegmentedProps<Id extends string = string>
  extends Omit<SegmentedOptions<Segment<Id>>, 'initialValue'>, PartsProps<SegmentedPart> {
  readonly value: Id;
  readonly onChange: (id: Id) => void;
}
