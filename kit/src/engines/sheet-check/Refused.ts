import type { SheetProblem } from './types.ts';

/** The end of a check: what is wrong with the file. */
export class Refused extends Error {
  readonly problem: SheetProblem;
  constructor(problem: SheetProblem) {
    super(`[kit] a spreadsheet was refused · ${problem.kind} · show its words`);
    this.problem = problem;
  }
}
