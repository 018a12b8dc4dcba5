/** The console's server cannot start. `message` says what happened, why it matters, and what to do; nothing else need be shown. */
export class ConsoleStartError extends Error {
  /** `settings`: a value that cannot be used; `environment`: a port, folder or build that cannot be had. */
  readonly reason: 'settings' | 'environment';

  constructor(reason: 'settings' | 'environment', message: string, cause?: unknown) {
    super(`[console] ${message}`, { cause });
    this.name = 'ConsoleStartError';
    this.reason = reason;
  }
}
