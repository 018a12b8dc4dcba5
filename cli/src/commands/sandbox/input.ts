import type { DialectName } from '@milepost/openapi/servers/sandbox';
import path from 'node:path';
import { CommandFailure, EXIT } from '../../failure.ts';
import { readPort } from '../../port.ts';

/** @source shell §9 */
export const SANDBOX_PORT = '30000';
export const SANDBOX_DATA = '.milepost/sandbox';
const IN_MEMORY = ':memory:';
/** Known here too, so that wrong flags are told before the sandbox is loaded. */
const DIALECTS: readonly DialectName[] = ['3.4', 'net-3.6', 'java-6.1'];
const KEY_BYTES: readonly number[] = [16, 24, 32];

/** Flags as they were typed. */
export interface SandboxFlags {
  port: string;
  data: string;
  dialect: string;
  loginKey?: string;
  json?: boolean;
}

export interface SandboxInput {
  port: number;
  /** A folder, or `:memory:`. */
  data: string;
  dialect: DialectName;
  /** The sandbox's own when left out. */
  loginKey?: string;
  isJson: boolean;
}

/** @throws CommandFailure 2 naming the flag */
export function readSandboxInput({ port, data, dialect: spelling, loginKey, json = false }: SandboxFlags): SandboxInput {
  if (data.trim() === '')
    throw new CommandFailure(
      EXIT.usage,
      `[milepost] --data is empty, so there is no place for the data. Give a folder, or ${IN_MEMORY} to keep nothing.`,
    );
  const dialect = DIALECTS.find((known) => known === spelling);
  if (!dialect)
    throw new CommandFailure(
      EXIT.usage,
      `[milepost] --dialect is "${spelling}", which the sandbox does not speak. Use ${DIALECTS.join(', ')}.`,
    );
  if (loginKey !== undefined && !KEY_BYTES.includes(Buffer.byteLength(loginKey)))
    throw new CommandFailure(
      EXIT.usage,
      `[milepost] --login-key has ${Buffer.byteLength(loginKey)} bytes, and AES takes ${KEY_BYTES.join(', ')}.`,
    );
  return {
    port: readPort(port),
    data: data === IN_MEMORY ? data : path.resolve(data),
    dialect,
    ...(loginKey !== undefined && { loginKey }),
    isJson: json,
  };
}
