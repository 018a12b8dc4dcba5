export { startSandbox, type Sandbox, type SandboxOptions } from './core/start.ts';
export { SandboxStartError, type StartFailure } from './core/failure.ts';
