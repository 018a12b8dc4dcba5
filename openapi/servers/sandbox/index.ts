import { startOver, type Sandbox, type SandboxOptions } from './start.ts';
import { openStore } from './core/store.ts';

export { SandboxStartError, type StartFailure } from './core/failure.ts';
export { SEEDED_FAULTS, type SeededFault } from './faults/index.ts';
export { DIALECTS, type DialectName } from './dialects/index.ts';
export type { Sandbox, SandboxOptions } from './start.ts';

/**
 * Starts the stateful backend: the description's operations over one SQLite file, seeded on first start.
 * A call is acknowledged after its transaction is on the disk; power loss is not simulated by any test.
 * @throws SandboxStartError when the port is taken, the host is not loopback, or the data cannot be used
 * @source shell §7 admin §7
 */
export const startSandbox = (options: SandboxOptions): Promise<Sandbox> => startOver(openStore, options);
