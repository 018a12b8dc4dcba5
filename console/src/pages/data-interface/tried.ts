import type { Text } from '@milepost/kit/forms/grammar';
import type { Argument, DataInterfaceParameter, DataRow } from '@milepost/openapi/domains/data-interface';
import { METHOD } from './methods.ts';

/** A data interface that is tried. */
export interface Tried {
  /** Name its test values are kept by. */
  readonly id: string;
  readonly name: string;
  readonly parameters: readonly DataInterfaceParameter[];
  /** Its query; null where it has none. */
  readonly sql: string | null;
  /** Effect of a call on the data. */
  readonly effect: 'reads' | 'writes';
  /** Reason it cannot be called; null when it can. */
  readonly refusal: Text | null;
  /** It has a text of data processing, which is not run. */
  readonly hasProcessing: boolean;
  readonly ask: (values: Argument[], signal: AbortSignal) => Promise<DataRow[]>;
}

const WRITING: readonly string[] = [METHOD.add, METHOD.change, METHOD.remove];

/** Effect of a call by the code of what an SQL does. */
export const effectOf = (source: string, method: string): Tried['effect'] =>
  source === 'sql' && WRITING.includes(method) ? 'writes' : 'reads';
