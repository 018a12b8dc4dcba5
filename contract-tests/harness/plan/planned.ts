/** One check to make of one operation, as a plan lists it. */
export interface Planned {
  /** Id of the check: `G1`. */
  readonly check: string;
  /** Case, where one operation has the same check several times: the parameter, member or variant. */
  readonly name?: string;
}

/** Plain checks without a case, in the given order. */
export const plannedChecks = (checks: readonly string[]): Planned[] => checks.map((check) => ({ check }));
