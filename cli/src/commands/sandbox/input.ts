import path from 'node:path';
import { CommandFailure, EXIT } from '../../failure.ts';
import { readPort } from '../../port.ts';

/** @source shell §9 */
export const SANDBOX_PORT = '30000';
export const SANDBOX_DATA = '.milepost/sandbox';
const IN_MEMORY = ':memory:';

/** Flags as they were typed. */
export interface SandboxFlags {
  port: string;
  data: string;
  json?: boolean;
}

export interface SandboxInput {
  port: number;
  /** A folder, or `:memory:`. */
  data: string;
  isJson: boolean;
}

/** @throws CommandFailure 2 naming the flag */
export function readSandboxInput({ port, data, json = false }: SandboxFlags): SandboxInput {
  if (data.trim() === '')
    throw new CommandFailure(
      EXIT.usage,
      `[milepost] --data is empty, so there is no place for the data. Give a folder, or ${IN_MEMORY} to keep nothing.`,
    );
  return { port: readPort(port), data: data === IN_MEMORY ? data : path.resolve(data), isJson: json };
}
