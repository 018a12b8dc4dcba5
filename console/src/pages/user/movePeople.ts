import { msg, plural } from '@lingui/core/macro';
import type { UserRecord } from '@milepost/openapi/domains/user';
import { choice, picks } from '../../features/resource/index.ts';
import type { Task } from '../../features/resource/index.ts';
import type { Api } from '../../data/api/index.ts';
import { chosenPeople } from './chosenPeople.ts';
import type { Chosen } from './chosenPeople.ts';
import { belongingsOf, moved } from './belongings.ts';
import type { Belongings, BelongingsOfKind, Move } from './belongings.ts';

/** Names a sentence has at most. */
const NAMED = 6;

/** Things that several people give up, each with how many do. */
function givenUp(lists: readonly (readonly string[])[], known: BelongingsOfKind): string {
  const counts = new Map<string, number>();
  for (const id of lists.flat()) counts.set(id, (counts.get(id) ?? 0) + 1);
  const names = [...counts].map(([id, count]) => `“${known.get(id)?.name ?? id}” ×${count}`);
  return [...names.slice(0, NAMED), ...(names.length > NAMED ? ['…'] : [])].join(' · ');
}

/** Sentences on a move of people. */
function sentences(records: readonly UserRecord[], move: Move, belongings: Belongings) {
  const changes = records.flatMap((record) => {
    const to = moved(record, move, belongings);
    return to ? [{ record, to }] : [];
  });
  const count = changes.length;
  const thereCount = records.length - count;
  const lost = (member: 'positionIds' | 'roleIds') =>
    changes.map(({ record, to }) => record[member].filter((id) => to[member] !== undefined && !to[member].includes(id)));
  const [positions, roles] = [givenUp(lost('positionIds'), belongings.positions), givenUp(lost('roleIds'), belongings.roles)];
  return [
    msg`${plural(count, { one: '# person gets another organisation.', other: '# people get another organisation.' })}`,
    ...(thereCount > 0 ? [msg`${plural(thereCount, { one: '# of them is there already.', other: '# of them are there already.' })}`] : []),
    ...(positions ? [msg`Positions of the organisations they leave, which they give up: ${positions}`] : []),
    ...(roles ? [msg`Roles of the organisations they leave, which they give up: ${roles}`] : []),
    positions || roles ? msg`They keep everything else.` : msg`They keep their positions, their roles and everything else.`,
  ];
}

/** Gives the chosen people another organisation; positions and roles of what they leave go with it, as in the form of a person. @source admin §3 @reading R-730 */
export function movePeople(chosen: readonly Chosen[]): Task<Move> {
  const count = chosen.length;
  const people = chosenPeople(chosen);
  const around = async (api: Api, { organizeIds }: Move) => {
    const records = await people.records(api);
    const all = new Set([...organizeIds, ...records.flatMap((record) => record.organizeIds)]);
    return { records, belongings: await belongingsOf(api, [...all]) };
  };
  return {
    id: 'movePeople',
    title: msg`${plural(count, { one: 'Move # person', other: 'Move # people' })}`,
    confirmLabel: msg({ message: 'Move', context: 'people' }),
    count,
    fields: [
      picks('organizeIds', msg`Organisation`, 'organizationId', { required: true }),
      choice(
        'how',
        msg`Organisations they have now`,
        { only: msg`They leave them`, too: msg`They keep them` },
        { look: 'radio', initial: 'only' },
      ),
    ],
    initial: { organizeIds: [], how: 'only' },
    impact: async (move, api) => {
      if (move.organizeIds.length === 0) return [];
      const { records, belongings } = await around(api, move);
      return sentences(records, move, belongings);
    },
    steps: async (move, api) => {
      const { belongings } = await around(api, move);
      return people.steps(api, (record) => moved(record, move, belongings));
    },
    done: (movedCount) => msg`${plural(movedCount, { one: '# person moved', other: '# people moved' })}`,
    idle: msg`All of them are there already`,
  };
}
