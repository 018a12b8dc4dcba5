/** Reasons the sandbox could not start; `main.ts` turns each into one sentence and exit code 3. */
export type StartFailure =
  | 'port-taken'
  | 'folder-unwritable'
  | 'folder-busy'
  | 'data-damaged'
  | 'data-emptied'
  | 'data-foreign'
  | 'data-newer'
  | 'host-refused'
  | 'zone-unknown';

/** The sandbox cannot start. `message` says what happened, why, and what to do. */
export class SandboxStartError extends Error {
  readonly reason: StartFailure;

  constructor(reason: StartFailure, message: string, cause?: unknown) {
    super(`[sandbox] ${message}`, { cause });
    this.name = 'SandboxStartError';
    this.reason = reason;
  }
}

/**
 * A call the rules refuse. Becomes HTTP 200 with `{code, msg}`; `msg` is shown to people, so it is Chinese and says what to do.
 * Thrown inside a transaction it also undoes everything the call has written.
 * @source shell §8
 */
export class Refusal extends Error {
  readonly code: number;

  constructor(msg: string, code = 400) {
    super(msg);
    this.name = 'Refusal';
    this.code = code;
  }
}
