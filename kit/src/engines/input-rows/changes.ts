import type { Change, Step } from './types.ts';

/** Changes that can be taken back. */
const MOST_CHANGES = 100;

const isSameCell = (one: Step, other: Step): boolean =>
  (one.kind === 'set' || one.kind === 'text') && one.kind === other.kind && one.id === other.id && one.field === other.field;

const isNothing = (step: Step): boolean => (step.kind === 'set' || step.kind === 'text') && Object.is(step.before, step.after);

/** Steps of one stay in a cell: from how a cell was at first to how it is now. */
const merged = (before: readonly Step[], steps: readonly Step[]): readonly Step[] => [
  ...before.filter((old) => !steps.some((step) => isSameCell(old, step))),
  ...steps.map((step) => {
    const begun = before.find((old) => isSameCell(old, step));
    return begun && 'before' in begun && 'before' in step ? { ...step, before: begun.before } : step;
  }),
];

/** Changes that were made, and those that were taken back, the last one last. */
export function createChanges() {
  const done: Change[] = [];
  const undone: Change[] = [];
  return {
    forget() {
      done.length = 0;
      undone.length = 0;
    },
    remember(change: Change) {
      undone.length = 0;
      const before = done.at(-1);
      if (before && change.stay !== undefined && before.stay === change.stay) {
        const steps = merged(before.steps, change.steps);
        done.pop();
        // What has been typed and taken back again is no change.
        if (!steps.every(isNothing)) done.push({ ...change, steps });
        return;
      }
      if (change.steps.every(isNothing)) return;
      done.push(change);
      if (done.length > MOST_CHANGES) done.shift();
    },
    /** The change that is taken back now; null for none. */
    back(): Change | null {
      const change = done.pop() ?? null;
      if (change) undone.push(change);
      return change;
    },
    /** The change that is done again now; null for none. */
    again(): Change | null {
      const change = undone.pop() ?? null;
      if (change) done.push(change);
      return change;
    },
    /** The last change, where it was made in this stay in a cell; it cannot be done again. */
    drop: (stay: number): Change | null => (done.at(-1)?.stay === stay ? (done.pop() ?? null) : null),
  };
}
