import type { DialectName } from '@milepost/openapi/servers/sandbox';
import { isIP } from 'node:net';
import path from 'node:path';
import { CommandFailure, EXIT } from '../../failure.ts';
import { readPort } from '../../port.ts';

/** @source shell §9 */
export const SANDBOX_PORT = '30000';
export const SANDBOX_DATA = '.milepost/sandbox';
const IN_MEMORY = ':memory:';
/** Known here too, so that wrong flags are told before the sandbox is loaded. */
export const DIALECTS: readonly DialectName[] = ['3.4', 'net-3.6', 'java-6.1'];
const KEY_BYTES: readonly number[] = [16, 24, 32];

/** Flags as they were typed. */
export interface SandboxFlags {
  port: string;
  data: string;
  dialect: string;
  loginKey?: string;
  trustProxy?: string[];
  fault?: string;
  json?: boolean;
}

export interface SandboxInput {
  port: number;
  /** A folder, or `:memory:`. */
  data: string;
  dialect: DialectName;
  /** The sandbox's own when left out. */
  loginKey?: string;
  /** Addresses whose `X-Forwarded-For` is believed; none when left out. */
  trustedProxies?: readonly string[];
  /** Something that is wrong on purpose; nothing when left out. */
  fault?: string;
  isJson: boolean;
}

/** @throws CommandFailure 2 naming the flag */
export function readSandboxInput({ port, data, dialect: spelling, loginKey, trustProxy, fault, json = false }: SandboxFlags): SandboxInput {
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
  const stranger = trustProxy?.find((address) => isIP(address) === 0);
  if (stranger !== undefined)
    throw new CommandFailure(
      EXIT.usage,
      `[milepost] --trust-proxy is "${stranger}", which is no IP address, so nobody would be believed. Give an address like 127.0.0.1.`,
    );
  return {
    port: readPort(port),
    data: data === IN_MEMORY ? data : path.resolve(data),
    dialect,
    ...(loginKey !== undefined && { loginKey }),
    ...(trustProxy !== undefined && { trustedProxies: trustProxy }),
    ...(fault !== undefined && { fault: faultName(fault) }),
    isJson: json,
  };
}

/** The catalogue itself is read with the sandbox; here only the form of a name is judged. */
function faultName(name: string): string {
  if (/^F\d{2,3}$/i.test(name)) return name.toUpperCase();
  throw new CommandFailure(EXIT.usage, `[milepost] --fault is "${name}", which names no fault. Use a name like F17.`);
}
