import type { IconShape } from '../icon/index.ts';

/** One of a few short words, all in sight. */
export interface Segment<Id extends string = string> {
  /** Unique within the control. */
  readonly id: Id;
  readonly label: string;
  readonly icon?: IconShape;
}

export interface SegmentedProps<Id extends string = string> {
  /** Name of the group. */
  readonly label: string;
  /** `start`: before the segments, on one line with them. `spoken`: not shown, where a heading says it. @defaultValue `spoken` */
  readonly labelAt?: 'start' | 'spoken';
  /** In the order shown. */
  readonly segments: readonly Segment<Id>[];
  readonly value: Id;
  readonly onChange: (id: Id) => void;
}
