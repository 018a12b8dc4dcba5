/** Functions of a measured page for its driver; synchronous, but for what reads a file. The driver judges by what is on the screen. */
interface BenchPage {
  mount(): void;
  /** The element the rows show in, and the one that scrolls. */
  view?(): HTMLElement;
  scroller?(): HTMLElement;
  sort?(): void;
  selectAll?(): void;
  expandAll?(): void;
  search?(): void;
  clear?(): void;
  check?(): void;
  /** A designer of others: moves the chosen control so many places, takes the last step back. */
  step?(by: number): void;
  undo?(by: number): void;
  /** Field of a form that is typed in, and the sum that follows. */
  target?(): Element | null;
  sum?(): string;
  /** The chosen file is taken, hashed or read, measured. */
  prepare?(): Promise<void>;
  run?(): Promise<unknown>;
  /** A hostile file is refused. */
  refuse?(): Promise<void>;
  bytes?(): number;
  /** Selector of a checked box where it is no native checkbox. */
  checkedSelector?: string;
  /** Selector of an option. @defaultValue `[role=option]` */
  option?: string;
}

/** Rows a run scrolled through, and the frames of each step. */
interface ScrollRun {
  /** Milliseconds from each step to the frame that shows the right rows. */
  settle: number[];
  /** Steps whose first frame was blank or stale, and steps that were never right. */
  late: number;
  bad: number;
}

interface Window {
  /** Moment at which the login form of a cold page had been painted, in milliseconds since the page was asked for. */
  __ready?: number;
  /** Moment at which what was looked for had first been painted. */
  __paintedMs?: number;
  /** Runs what was held back until the page should be idle. */
  letGo?: () => void;
  /** Result that is waited for, from a press on. */
  __seen?: Promise<{ frames: number[]; pressedMs: number; shownMs: number }>;
  __key?: Promise<{ handleMs: number; ms: number }>;
  /** Milliseconds from a key to the frame that shows what it did. */
  __shown?: Promise<number>;
  bench: BenchPage;
  /** Size of the list, id of its first row, id of the row with the smallest amount. */
  __total: number;
  __first: string;
  __sortedFirst: string;
  /** Injected by the driver into every page; see `../floor/lib/probe.js`. */
  __probe: {
    afterPaint(): Promise<number>;
    /** Beginning and length of every task that took over 50 ms. */
    readonly longTasks: readonly (readonly [number, number])[];
    idle(ms?: number): Promise<void>;
    until(ok: () => boolean, timeoutMs: number): Promise<number>;
    timed(act: () => void, ok: () => boolean, timeoutMs?: number): Promise<{ ms: number }>;
    codeAt(x: number, y: number, code: RegExp): string | null;
    codeMid(code: RegExp): string | null;
    codeTop(code: RegExp): string | null;
    scrollRun(steps: number, total: number, code: RegExp, px?: number): Promise<ScrollRun>;
    rect(): DOMRect;
  };
}
