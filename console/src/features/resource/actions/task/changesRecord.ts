import { msg } from '@lingui/core/macro';
import { bindOperations } from '@milepost/openapi/client';
import type { CallArgs } from '@milepost/openapi/client';
import type { Api } from '../../../../data/api/index.ts';
import type { Codecs, Operations } from '../../definition/types.ts';
import { decoded, encoded } from '../../definition/call.ts';
import { NotDone } from './types.ts';
import type { TaskStep } from './types.ts';

interface Calls {
  readonly operations: Operations;
  readonly codecs: Codecs;
  readonly load: string;
  readonly update: string;
}

type Members = Readonly<Record<string, unknown>>;
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Changes of some members of records, each read right before it is saved whole, so that nothing somebody else has saved is lost;
 * taken back only where nobody has changed these members meanwhile. @reading R-730
 */
export function changesRecord<Record extends object>(api: Api, { operations, codecs, load, update }: Calls) {
  const calls = bindOperations(api.client, operations) as Readonly<
    globalThis.Record<string, (args: CallArgs) => Promise<{ readonly data: unknown }>>
  >;
  const at = (id: string) => ({ path: { id } });
  async function read(id: string): Promise<Record> {
    const answer = await calls[load]?.(at(id));
    const record = answer && (decoded({ codecs }, load, answer.data) as Record | null);
    if (!record) throw new NotDone(msg`It may have been deleted, or the server did not answer.`);
    return record;
  }
  const write = (id: string, record: object) => calls[update]?.({ ...at(id), ...encoded({ codecs }, update, record) });
  return {
    read,
    /** @param change members as they are to be; null where the record is so already */
    step: (id: string, name: string, change: (record: Record) => Partial<Record> | null): TaskStep => ({
      name,
      async run() {
        const before = await read(id);
        const after = change(before) as Members | null;
        if (after === null) return null;
        await write(id, { ...before, ...after });
        const touched = Object.keys(after);
        const were = Object.fromEntries(touched.map((member) => [member, Reflect.get(before, member)]));
        const takeBack = async () => {
          const now = await read(id);
          if (!touched.every((member) => isSame(Reflect.get(now, member), after[member])))
            throw new NotDone(msg`Somebody else has changed it meanwhile`);
          await write(id, { ...now, ...were });
        };
        return { takeBack };
      },
    }),
  };
}
