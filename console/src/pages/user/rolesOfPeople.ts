import { msg, plural } from '@lingui/core/macro';
import type { UserRecord } from '@milepost/openapi/domains/user';
import { choice, picks } from '../../features/resource/index.ts';
import type { Task } from '../../features/resource/index.ts';
import { chosenPeople } from './chosenPeople.ts';
import type { Chosen } from './chosenPeople.ts';

interface Given {
  readonly how: 'give' | 'take';
  readonly roleIds: readonly string[];
}

/** Roles of a person afterwards; null where they stay the same. */
export function rolesAfter(
  { roleIds: before }: Pick<UserRecord, 'roleIds'>,
  { how, roleIds }: Given,
): { readonly roleIds: string[] } | null {
  const after = how === 'give' ? [...new Set([...before, ...roleIds])] : before.filter((id) => !roleIds.includes(id));
  return after.length === before.length ? null : { roleIds: after };
}

/** Gives the chosen people roles beside those they have, or takes some of them. @source admin §3 @reading R-730 */
export function rolesOfPeople(chosen: readonly Chosen[]): Task<Given> {
  const count = chosen.length;
  const people = chosenPeople(chosen);
  return {
    id: 'rolesOfPeople',
    title: msg`${plural(count, { one: 'Roles of # person', other: 'Roles of # people' })}`,
    confirmLabel: msg`Save`,
    count,
    fields: [
      choice(
        'how',
        msg`What is done`,
        { give: msg({ message: 'Give', context: 'roles' }), take: msg({ message: 'Take', context: 'roles' }) },
        { look: 'radio', initial: 'give' },
      ),
      picks('roleIds', msg`Role`, 'role', { required: true }),
    ],
    initial: { how: 'give', roleIds: [] },
    impact: async (given, api) => {
      if (given.roleIds.length === 0) return [];
      const records = await people.records(api);
      const changes = records.flatMap((record) => rolesAfter(record, given) ?? []);
      const [changed, same] = [changes.length, records.length - changes.length];
      const bare = changes.filter(({ roleIds }) => roleIds.length === 0).length;
      const isGiven = given.how === 'give';
      return [
        isGiven
          ? msg`${plural(changed, { one: '# person is given what they do not have yet.', other: '# people are given what they do not have yet.' })}`
          : msg`${plural(changed, { one: '# person gives up what they have of these.', other: '# people give up what they have of these.' })}`,
        ...(same > 0
          ? [
              isGiven
                ? msg`${plural(same, { one: '# of them has all of it already.', other: '# of them have all of it already.' })}`
                : msg`${plural(same, { one: '# of them has none of it.', other: '# of them have none of it.' })}`,
            ]
          : []),
        ...(bare > 0
          ? [
              msg`${plural(bare, { one: '# of them has no role then, and may do nothing.', other: '# of them have no role then, and may do nothing.' })}`,
            ]
          : []),
        msg`Their other roles and everything else stay.`,
      ];
    },
    steps: async (given, api) => people.steps(api, (record) => rolesAfter(record, given)),
    done: (changed) => msg`${plural(changed, { one: 'Roles of # person changed', other: 'Roles of # people changed' })}`,
    idle: msg`Nobody’s roles change`,
  };
}
