import { userCodecs } from '@milepost/openapi/domains/user';
import { expect, test } from 'vitest';
import { bodyOf, emptied, typedOf } from './userDraft.ts';

const PICTURE = '/api/file/Image/userAvatar/007.png';
const record = userCodecs.getUser.data.decode({ id: '7', account: 'wang', realName: '王伟', headIcon: PICTURE } as never);

test('a picture is edited as one upload, and saved by its address; one that was taken out is saved as none', () => {
  const typed = typedOf(record);
  expect(typed.headIcon).toEqual([{ name: '007.png', fileId: '007.png', url: PICTURE }]);
  expect([bodyOf(typed).headIcon, bodyOf({ ...typed, headIcon: [] }).headIcon]).toEqual([PICTURE, '']);
});

test('a person who is made like another one keeps where that one belongs, and nothing else of theirs', () => {
  const other = {
    ...record,
    organizeIds: ['o'],
    positionIds: ['p'],
    roleIds: ['r'],
    groupIds: ['g'],
    managerId: 'm',
    email: 'w@example.com',
  };
  const like = bodyOf({ ...typedOf(other), ...emptied() } as never);
  const empty = bodyOf(typedOf(userCodecs.getUser.data.decode({} as never)));
  expect(like).toEqual({
    ...empty,
    id: '',
    organizePaths: [],
    organizeIds: ['o'],
    positionIds: ['p'],
    roleIds: ['r'],
    groupIds: ['g'],
    managerId: 'm',
  });
});
