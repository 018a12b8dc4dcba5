/**
 * Exit codes of milepost. 4: a file is not as the command saw or made it. 5: a write failed half way and could not be put back.
 * `contract run` has its own 4 (unsafe or leftovers) and 5 (nothing ran).
 */
export const EXIT = { done: 0, problems: 1, usage: 2, environment: 3, conflict: 4, halfWritten: 5, fault: 6 } as const;

/** Facts of a failure for a program that reads them. */
export type FailureFacts = Readonly<Record<string, unknown>> & { readonly status: string };

/** A command cannot go on. `message` says what happened, why, and what to do; nothing else is shown. */
export class CommandFailure extends Error {
  readonly exitCode: number;
  readonly facts: FailureFacts;

  constructor(exitCode: number, message: string, cause?: unknown, facts: FailureFacts = { status: 'failed' }) {
    super(message, { cause });
    this.name = 'CommandFailure';
    this.exitCode = exitCode;
    this.facts = facts;
  }
}
