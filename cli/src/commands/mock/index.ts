import { CommandFailure, EXIT } from '../../failure.ts';
import type { Io } from '../../io.ts';
import { readMockInput, type MockFlags, type MockInput } from './input.ts';
import { mockReport } from './report.ts';

/** Runs the mock until somebody ends it. @throws CommandFailure 2 unusable flags · 3 port cannot be had */
export async function startMockCommand(flags: MockFlags, io: Io): Promise<number> {
  const input = readMockInput(flags);
  const stopped = io.stopRequested();
  const mock = await open(input);
  io.out(mockReport(mock.url));
  await stopped;
  await mock.close();
  return EXIT.done;
}

async function open({ port }: MockInput) {
  const { startMock } = await import('@milepost/openapi/servers/mock');
  try {
    return await startMock({ port });
  } catch (error) {
    if (!(error instanceof Error) || !isPortFailure(error.cause)) throw error;
    const why = error.cause.code === 'EADDRINUSE' ? 'is already in use by another program' : 'may not be opened by this user';
    throw new CommandFailure(
      EXIT.environment,
      `[mock] Port ${port} ${why}, so the mock cannot listen there. Stop that program, or use --port with another number.`,
      error,
    );
  }
}

const isPortFailure = (cause: unknown): cause is { code: string } =>
  typeof cause === 'object' && cause !== null && 'code' in cause && (cause.code === 'EADDRINUSE' || cause.code === 'EACCES');
