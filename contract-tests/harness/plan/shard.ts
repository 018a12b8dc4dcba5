import { ContractStop, EXIT } from '../model/stop.ts';

/** Part of a run that is shared between computers. */
export interface Shard {
  /** From 1 to `count`. */
  readonly index: number;
  readonly count: number;
}

/** Reads `--shard 2/5`. @throws ContractStop with exit code 2 for anything else */
export function readShard(typed: string): Shard {
  const [, first = '', second = ''] = /^(\d{1,4})\/(\d{1,4})$/.exec(typed) ?? [];
  const [index, count] = [Number(first), Number(second)];
  if (index >= 1 && index <= count) return { index, count };
  throw new ContractStop(EXIT.usage, `--shard is "${typed}", which is no part of a run. Use 1/3, 2/3 and 3/3, for example.`);
}

const OFFSET = 0x81_1c_9d_c5;
const PRIME = 0x01_00_01_93;

/**
 * True for an operation of this part. It depends on the operation's name alone (FNV-1a), so a new operation moves no other one
 * to another computer.
 */
export function isInShard({ index, count }: Shard, operation: string): boolean {
  let hash = OFFSET;
  for (const letter of operation) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), PRIME);
  return (hash >>> 0) % count === index - 1;
}
