import type { LanguageCode } from '@milepost/kit/engines/language';
import type { Need } from '../../../src/rules/index.ts';

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
  /** The sentence in other languages, where it is said elsewhere than in the sandbox. */
  readonly sentenceIn: ((language: LanguageCode) => string) | undefined;

  constructor(msg: string, code = 400, sentenceIn?: Refusal['sentenceIn']) {
    super(msg);
    this.name = 'Refusal';
    this.code = code;
    this.sentenceIn = sentenceIn;
  }
}

/** A refusal for lack of a right; the log tells who lacked which. @reading R-282 */
export class RightRefusal extends Refusal {
  /** Right that was missing; null where a record is out of reach. */
  readonly missing: Need | null;

  constructor(missing: Need | null, msg: string) {
    super(msg);
    this.name = 'RightRefusal';
    this.missing = missing;
  }
}
