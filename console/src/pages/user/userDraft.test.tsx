import { userCodecs } from '@milepost/openapi/domains/user';
import { expect, test } from 'vitest';
import { bodyOf, typedOf } from './userDraft.ts';

const PICTURE = '/api/file/Image/userAvatar/007.png';
const record = userCodecs.getUser.data.decode({ id: '7', account: 'wang', realName: '王伟', headIcon: PICTURE } as never);

test('a picture is edited as one upload, and saved by its address; one that was taken out is saved as none', () => {
  const typed = typedOf(record);
  expect(typed.headIcon).toEqual([{ name: '007.png', fileId: '007.png', url: PICTURE }]);
  expect([bodyOf(typed).headIcon, bodyOf({ ...typed, headIcon: [] }).headIcon]).toEqual([PICTURE, '']);
});
