import { ApiError } from '@milepost/openapi/client';
import type { Answer, CallArgs, Client, Operation } from '@milepost/openapi/client';
import { encodeSegment } from '@milepost/openapi/guards';
import type { Values } from '../../../data/model/compile/index.ts';
import { isOfSheets, sampleSheets } from './sampleSheets.ts';

/** A write that is not sent. */
export interface UnsentCall {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}

/** Path of an operation with the names of its record filled in. */
export const pathOf = ({ path }: Operation, values: object = {}): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeSegment(String(Reflect.get(values, name) ?? '')) ?? '');

/** Parts of the world of a trial. */
interface TrialPorts {
  /** Answer of a read of the records that are tried; undefined for an operation that is none of them. */
  readonly answer: (operation: Operation, args: CallArgs) => unknown;
  /** Name of the write of a record that is tried; undefined for any other operation. */
  readonly isOwnWrite: (operation: Operation) => boolean;
  readonly onUnsent: (call: UnsentCall) => void;
  /** Values of a sample in words, for a sheet that is printed; null where there is none. */
  readonly shownValues: (id: string) => Values | null;
  /** Sentence in place of the server's where something is not done. */
  readonly unsentWords: () => string;
}

/** Settings of columns are a person's own, for a list of the menu, and the log of prints tells of records; a trial has neither. */
const NOT_OF_TRIALS: ReadonlySet<string> = new Set(['getColumnSettings', 'setColumnSettings', 'savePrintLog']);

/**
 * Calls of a trial: records are samples, reads go through, and no write is sent, whoever asks for it. A write of a record is told;
 * any other is refused in words.
 * @source designer §14
 */
export function trialClient(real: Client, { answer, isOwnWrite, onUnsent, shownValues, unsentWords }: TrialPorts): Client {
  const call = async (operation: Operation, args: CallArgs = {}, options?: Parameters<Client['call']>[2]): Promise<Answer<unknown>> => {
    if (NOT_OF_TRIALS.has(operation.id)) return { data: null, msg: '' };
    if (isOfSheets(operation)) return sampleSheets(real, operation, args, shownValues);
    const own = answer(operation, args);
    if (own !== undefined) return { data: own, msg: '' };
    if (isOwnWrite(operation)) {
      onUnsent({ method: operation.method, path: pathOf(operation, args.path), body: args.body });
      return { data: null, msg: unsentWords() };
    }
    if (operation.effect === 'read') return real.call(operation, args, options);
    const detail = `${operation.id} writes, and a trial sends no writes`;
    throw new ApiError(operation.id, { kind: 'refused', msg: unsentWords(), detail });
  };
  return { call } as Client;
}
