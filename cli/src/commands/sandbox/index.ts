import { CommandFailure, EXIT } from '../../failure.ts';
import type { Io } from '../../io.ts';
import { readSandboxInput, type SandboxFlags, type SandboxInput } from './input.ts';
import { sandboxReport } from './report.ts';

/** Runs the stateful backend until somebody ends it. @throws CommandFailure 2 unusable flags · 3 port or folder cannot be had */
export async function startSandboxCommand(flags: SandboxFlags, io: Io): Promise<number> {
  const input = readSandboxInput(flags);
  const stopped = io.stopRequested();
  const sandbox = await open(input);
  io.out(sandboxReport(sandbox, input));
  await stopped;
  await sandbox.close();
  return EXIT.done;
}

async function open({ port, data, dialect, loginKey, trustedProxies, fault }: SandboxInput) {
  const { keepSmall } = await import('@milepost/openapi/servers/sandbox/keep-small');
  keepSmall();
  const { SandboxStartError, startSandbox } = await import('@milepost/openapi/servers/sandbox');
  try {
    return await startSandbox({
      port,
      data,
      dialect,
      ...(loginKey !== undefined && { loginKey }),
      ...(trustedProxies && { trustedProxies }),
      ...(fault !== undefined && { fault }),
    });
  } catch (error) {
    throw error instanceof SandboxStartError ? new CommandFailure(EXIT.environment, error.message, error) : error;
  }
}
