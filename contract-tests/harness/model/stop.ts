/** Exit codes of the command. */
export const EXIT = { passed: 0, failed: 1, usage: 2, notStarted: 3, unsafe: 4, nothingRan: 5, fault: 6, interrupted: 130 } as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** Error that ends the run with an exit code. `message` says what happened, why, and what to do. */
export class ContractStop extends Error {
  readonly exitCode: ExitCode;

  constructor(exitCode: ExitCode, message: string, cause?: unknown) {
    super(`[contract] ${message}`, { cause });
    this.name = 'ContractStop';
    this.exitCode = exitCode;
  }
}

/** Error of the guard: a call was refused before it was sent. The run goes on without it and ends with exit code 4. */
export class SafetyStop extends ContractStop {
  constructor(message: string, cause?: unknown) {
    super(EXIT.unsafe, message, cause);
    this.name = 'SafetyStop';
  }
}

/** Error of a row or check that cannot judge this target; listed with its reason, never counted as passed. */
export class NotRun extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'NotRun';
  }
}
