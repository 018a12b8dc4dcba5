/** How milepost ends; `contract run` has 4 (unsafe or leftovers) and 5 (nothing ran) besides. */
export const EXIT = { done: 0, problems: 1, usage: 2, environment: 3, fault: 6 } as const;

/** A command cannot go on. `message` says what happened, why, and what to do; nothing else is shown. */
export class CommandFailure extends Error {
  readonly exitCode: number;

  constructor(exitCode: number, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'CommandFailure';
    this.exitCode = exitCode;
  }
}
