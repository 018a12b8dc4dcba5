/** Counts about how many steps the program of a pattern has, before anybody makes it. */
export interface PatternSize {
  /** One character, class or the like. */
  add(): void;
  open(): void;
  close(): void;
  /** The last part, so many times. */
  repeat(times: number): void;
  steps(): number;
}

/** Steps a group takes beside what is in it. */
const GROUP_STEPS = 2;

export function createSize(): PatternSize {
  const outer: number[] = [];
  let steps = 0;
  let last = 0;
  return {
    add() {
      last = 1;
      steps += last;
    },
    open() {
      outer.push(steps);
      steps = 0;
      last = 0;
    },
    close() {
      last = steps + GROUP_STEPS;
      steps = (outer.pop() ?? 0) + last;
    },
    repeat(times) {
      const repeated = last * Math.max(times, 1);
      steps += repeated - last;
      last = repeated;
    },
    steps: () => outer.reduce((sum, part) => sum + part, steps),
  };
}
