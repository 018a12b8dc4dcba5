import { CommandFailure, EXIT } from './failure.ts';

const MAX_PORT = 65_535;

/** Reads `--port`; 0 means a free one. @throws CommandFailure 2 */
export function readPort(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (!(port <= MAX_PORT))
    throw new CommandFailure(
      EXIT.usage,
      `[milepost] --port is "${text}", which is no port. Give a number from 1 to ${MAX_PORT}, or 0 for a free one.`,
    );
  return port;
}
