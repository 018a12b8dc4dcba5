import { isSame, valueAt } from '@milepost/kit/forms/grammar';
import type { Control, PlacedControl } from '@milepost/kit/forms/grammar';
import { mergedRows } from './mergedRows.ts';

/** A field that somebody else has changed since the record was loaded. */
export interface Conflict {
  readonly control: Control;
  /** As both had it. */
  readonly was: unknown;
  readonly theirs: unknown;
  readonly mine: unknown;
  /** Rows of both together, where that is possible. */
  readonly both?: unknown;
  /** This person has changed it too. */
  readonly isMineChanged: boolean;
}

/** Value of a conflict a person has chosen. */
export type Settled = 'theirs' | 'mine' | 'both';

/** A record as this person's form has it, and as the server has it by now. */
export interface Meanwhile {
  readonly controls: readonly PlacedControl[];
  /** As it was loaded. */
  readonly before: object;
  readonly theirs: object;
  readonly mine: object;
}

/** Fields the server fills in, and those worked out of others: nobody chooses them. */
const isComputed = (control: Control): boolean =>
  control.kind === 'derived' ||
  control.kind === 'calculate' ||
  (control.kind === 'shown' && control.as === 'server') ||
  (control.kind === 'record' && control.source.widget === 'attribute');

/**
 * Fields whose values on the server are others by now: those a person is asked about, and those that follow the server. Rows only
 * the other person has changed follow it too, and are told. @reading R-739
 */
export function conflictsOf({ controls, before, theirs, mine }: Meanwhile) {
  const follows: Control[] = [];
  const reported: Control[] = [];
  const asked: Conflict[] = [];
  for (const { control } of controls) {
    const [was, their, my] = [valueAt(before, control.field), valueAt(theirs, control.field), valueAt(mine, control.field)];
    if (control.kind === 'derived' || isSame(was, their) || isSame(their, my)) continue;
    if (isComputed(control)) {
      follows.push(control);
      continue;
    }
    const isMineChanged = !isSame(was, my);
    if (control.kind === 'table' && !isMineChanged) {
      follows.push(control);
      reported.push(control);
      continue;
    }
    const both = control.kind === 'table' && isMineChanged ? mergedRows(was, their, my) : null;
    asked.push({ control, was, theirs: their, mine: my, isMineChanged, ...(both && { both }) });
  }
  return { asked, follows, reported };
}

/** Numbers of the rows of a table, from 1, that are other than they were, new ones too. */
export const changedRows = (was: unknown, rows: readonly unknown[]): readonly number[] =>
  rows.flatMap((row, at) => (Array.isArray(was) && isSame(row, was[at] as unknown) ? [] : [at + 1]));
