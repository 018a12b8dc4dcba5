import { BUDGET_KB } from '../../../console/e2e/budgets.ts';

/** Limit of a figure: a ratio to the floor of the same round, or a value of its own. */
export interface Target {
  readonly most: number;
  /** Above it we are no longer ahead of everybody else. */
  readonly failsAbove: number;
  readonly isRatio: boolean;
  /** Holds for every round, not for the middle one. */
  readonly isForWorst?: boolean;
}

const ratio = (most: number, failsAbove: number): Target => ({ most, failsAbove, isRatio: true });
const value = (most: number, failsAbove: number): Target => ({ most, failsAbove, isRatio: false });
/** The limit of the journeys: bytes do not vary, so there is no room above it. */
const budget = (page: keyof typeof BUDGET_KB): Target => value(BUDGET_KB[page], BUDGET_KB[page]);

/** Limits of a table and of a tree, whoever draws them. */
const TABLE = {
  mountCpuMs: ratio(2, 3.5),
  wheelCpuMs: ratio(1.6, 2.5),
  jumpCpuMs: ratio(1.6, 2.5),
  lateFrames: value(0, 0),
  sortCpuMs: ratio(1.3, 1.9),
  selectAllCpuMs: ratio(1.8, 3),
  heapMb: value(2, 4),
};
const TREE = {
  mountCpuMs: ratio(2, 4.5),
  expandAllCpuMs: ratio(1.8, 4),
  searchCpuMs: ratio(1.4, 2.2),
  checkCpuMs: ratio(1.8, 3),
};

/** Targets by scenario and figure. A figure without one is reported and not judged. */
export const TARGETS: Readonly<Record<string, Readonly<Record<string, Target>>>> = {
  table: TABLE,
  tree: TREE,
  ownTable: TABLE,
  ownTree: TREE,
  subtable: { mountCpuMs: ratio(2, 7), keyCpuMs: ratio(1.4, 1.95) },
  select: { openCpuMs: ratio(2, 2.2), filterCpuMs: ratio(1.3, 2) },
  picker: { openMs: { ...value(300, 300), isForWorst: true } },
  // At least 0.95 of the speed of the floor; behind the next of the given ways above 1.1.
  // Whether it is read at all by a reader that knows every kind of cell; the ratio to the scan alone is reported.
  xlsx: { blockedMs: value(0, 0), refusedMs: { ...value(300, 300), isForWorst: true } },
  md5: { ms: ratio(1.053, 1.1), blockedMs: value(0, 0), largeLongestMs: value(50, 50) },
  form: { keyCpuMs: ratio(1.4, 1.9) },
  // Made of designs: what somebody waits, and script alone for a key.
  designed: { mountMs: value(300, 300), keyScriptMs: value(4, 4) },
  designedRows: { keyMs: value(50, 50), keyCpuMs: ratio(1.4, 1.95) },
  designedList: { mountCpuMs: ratio(2, 3.5), wheelCpuMs: ratio(1.6, 2.5), jumpCpuMs: ratio(1.6, 2.5), lateFrames: value(0, 0) },
  // What answers in place of a server is 1 KB of the cold login: its bytes are judged in the built console.
  cold: { interactiveCpuMs: ratio(1.7, 1.8), homeCpuMs: ratio(2.2, 3), homeJsKb: budget('firstPage') },
  app: { loginJsKb: budget('login'), homeJsKb: budget('firstPage') },
  shell: {
    loginJsKb: budget('login'),
    dictionaryJsKb: budget('firstPage'),
    dictionaryIdleJsKb: budget('afterIdle'),
    keptFrames: value(2, 2),
    keptFramesAt4x: value(4, 4),
  },
  // What somebody waits is a frame and more; the main thread is judged. @source designer §20
  designer: {
    openMs: value(300, 600),
    selectCpuMs: value(32, 60),
    keyScriptMs: value(8, 16),
    addCpuMs: value(30, 60),
    moveCpuMs: value(30, 60),
    removeCpuMs: value(30, 60),
    undoCpuMs: value(30, 60),
    problemsMs: value(20, 20),
    differenceMs: value(40, 40),
    textsMs: value(5, 5),
    stepsHeapMb: value(60, 60),
  },
  menu: Object.fromEntries(
    ['', 'wide '].flatMap((shape) => [
      [`${shape}shownMs`, value(200, 200)],
      [`${shape}openAtOnce`, value(1, 1)],
      [`${shape}keyHandleMs`, value(16, 16)],
      [`${shape}layoutMs`, value(1000, 1000)],
    ]),
  ),
};

/** A figure over all rounds: its median, its quartiles and the highest of all. */
export interface Spread {
  readonly median: number;
  readonly lower: number;
  readonly upper: number;
  readonly worst: number;
}

/** `near`: over the target, with the worse quartile still under the line where we fall behind. */
export type Verdict = 'met' | 'near' | 'missed';

/** The median against the target, the worse quartile against the line where we fall behind; with `isForWorst` the worst round against both. */
export function judge(spread: Spread | null, { most, failsAbove, isForWorst = false }: Target): Verdict {
  const [middle, upper] = isForWorst ? [spread?.worst, spread?.worst] : [spread?.median, spread?.upper];
  if (middle === undefined || upper === undefined || !Number.isFinite(middle) || upper > failsAbove) return 'missed';
  return middle <= most ? 'met' : 'near';
}
