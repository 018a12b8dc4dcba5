import { userCodecs } from '@milepost/openapi/domains/user';
import type { UserRecord, UserRow } from '@milepost/openapi/domains/user';
import { userOperations } from '@milepost/openapi/operations';
import type { Api } from '../../data/api/index.ts';
import { changesRecord } from '../../features/resource/index.ts';
import { eachOf } from '../../features/resource/actions/batch.ts';

const CALLS = { operations: userOperations, codecs: userCodecs, load: 'getUser', update: 'updateUser' };

/** A person who is chosen. */
export type Chosen = Pick<UserRow, 'id' | 'realName' | 'account'>;

/** The chosen people, with their whole records: read once for what is told before, and each once more before it is saved. */
export function chosenPeople(people: readonly Chosen[]) {
  let reading: Promise<readonly UserRecord[]> | null = null;
  async function readAll(api: Api): Promise<readonly UserRecord[]> {
    const found = new Map<string, UserRecord>();
    const { read } = changesRecord<UserRecord>(api, CALLS);
    const failed = await eachOf(people, async ({ id }) => found.set(id, await read(id)));
    const [first] = failed;
    if (first && failed.length === people.length) throw first.error;
    return people.flatMap(({ id }) => found.get(id) ?? []);
  }
  return {
    /** Records of those who can be read. */
    records(api: Api): Promise<readonly UserRecord[]> {
      reading ??= readAll(api).catch((error: unknown) => {
        reading = null;
        throw error;
      });
      return reading;
    },
    steps(api: Api, change: (record: UserRecord) => Partial<UserRecord> | null) {
      const { step } = changesRecord<UserRecord>(api, CALLS);
      return people.map(({ id, realName, account }) => step(id, `${realName}/${account}`, change));
    },
  };
}
