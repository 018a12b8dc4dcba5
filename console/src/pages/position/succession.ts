import { msg, plural } from '@lingui/core/macro';
import { bindOperations } from '@milepost/openapi/client';
import { memberCodecs } from '@milepost/openapi/domains/member';
import { memberOperations, positionOperations } from '@milepost/openapi/operations';
import type { Api } from '../../data/api/index.ts';
import { pick } from '../../features/resource/index.ts';
import type { Task } from '../../features/resource/index.ts';

interface Held {
  readonly id: string;
  readonly fullName: string;
}
interface Succession {
  readonly successorId: string | null;
}

const NOBODY: readonly string[] = [];

/** Ids of who holds a position. */
export async function holdersOf({ client }: Api, id: string, signal?: AbortSignal): Promise<readonly string[]> {
  const { data } = await bindOperations(client, memberOperations).listMembers({ path: { id } }, signal ? { signal } : {});
  return data ? memberCodecs.listMembers.data.decode(data).userIds : [];
}

/**
 * Deletes a position that somebody holds: its people are given another one first. Each step stands for itself, and is begun only
 * when the one before has been done: whoever is in the middle has both positions, never none. @reading R-099 @reading R-733
 */
export function succession({ id, fullName }: Held): Task<Succession> {
  return {
    id: 'succession',
    title: msg`Delete “${fullName}”`,
    confirmLabel: msg`Move people and delete`,
    tone: 'danger',
    fields: [
      pick('successorId', msg`New position of its people`, 'position', {
        required: true,
        message: { required: msg`Choose a position for its people` },
        refuses: (value: unknown) => (value === id ? msg`This is the one that is deleted. Choose another one.` : null),
      }),
    ],
    initial: { successorId: null },
    impact: async ({ successorId }, api) => {
      const [holders, others] = await Promise.all([holdersOf(api, id), successorId === null ? NOBODY : holdersOf(api, successorId)]);
      const count = holders.length;
      const both = holders.filter((one) => others.includes(one)).length;
      return [
        msg`${plural(count, { one: '# person holds it, so it cannot be deleted yet.', other: '# people hold it, so it cannot be deleted yet.' })}`,
        ...(successorId === null ? [] : [msg`They are given the other position first; then this one is deleted for good.`]),
        ...(both > 0
          ? [msg`${plural(both, { one: '# of them holds the other one already.', other: '# of them hold the other one already.' })}`]
          : []),
      ];
    },
    async steps({ successorId }, api) {
      const { setMembers } = bindOperations(api.client, memberOperations);
      const { removePosition } = bindOperations(api.client, positionOperations);
      const write = (positionId: string, userIds: readonly string[]) =>
        setMembers({ path: { id: positionId }, body: memberCodecs.setMembers.body.encode({ holder: 'position', userIds: [...userIds] }) });
      const other = successorId ?? '';
      let moved: readonly string[] = [];
      return [
        {
          name: msg`Give the other position`,
          async run() {
            moved = await holdersOf(api, id);
            await write(other, [...new Set([...(await holdersOf(api, other)), ...moved])]);
            return {};
          },
        },
        {
          name: msg`Take this position`,
          async run() {
            // Who was given it meanwhile keeps it, and the deletion is refused.
            await write(
              id,
              (await holdersOf(api, id)).filter((one) => !moved.includes(one)),
            );
            return {};
          },
        },
        {
          name: msg`Delete this position`,
          async run() {
            await removePosition({ path: { id } });
            return {};
          },
        },
      ];
    },
    isInTurn: true,
    done: () => msg`Its people hold the other position, and it is deleted`,
  };
}
