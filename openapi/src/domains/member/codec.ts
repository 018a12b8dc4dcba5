import { choice, from, id, list, record, type OperationCodecs } from '../../wire/index.ts';

/** Codecs of the answers and bodies of members. */
export const memberCodecs = {
  listMembers: { data: record({ userIds: from('ids', list(id)) }) },
  setMembers: {
    body: record({
      holder: from('objectType', choice({ position: 'Position', role: 'Role', group: 'Group' }, 'group')),
      userIds: list(id),
    }),
  },
} as const satisfies OperationCodecs<MemberOperation>;

export type MemberOperation = 'listMembers' | 'setMembers';
