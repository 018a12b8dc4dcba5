import { decodeCurrentUser } from '@milepost/openapi/domains/current-user';
import { currentUserOperations } from '@milepost/openapi/operations';
import { atom } from 'nanostores';
import { expect, test } from 'vitest';
import { createApi } from '../../data/api/index.ts';
import { createFreshPerson } from './freshPerson.ts';

const MENU = { id: 'm1', type: 2, enCode: 'area', fullName: '行政区划', urlAddress: 'area' };
const wire = (userInfo: object) => ({ userInfo: { userId: '7', userAccount: 'lin', userName: '林志远', ...userInfo } });

function aPerson(answer: () => object, isLocked: () => boolean = () => false) {
  const asked: string[] = [];
  const api = createApi({
    call: async ({ id }) => {
      asked.push(id);
      return { data: answer(), msg: '' } as never;
    },
  });
  const first = decodeCurrentUser({ ...wire({}), menuList: [MENU] } as never);
  const person = atom(first);
  return { asked, first, person, tell: createFreshPerson({ api, person, isLocked }) };
}

test('a changed name and picture are taken over, and the menu stays as it is', async () => {
  const { person, first, tell } = aPerson(() => wire({ userName: '林致远', headIcon: '/api/file/Image/userAvatar/a.png' }));
  await tell(currentUserOperations.updateBaseInfo.writes);
  expect(person.get().user).toMatchObject({ userName: '林致远', headIcon: '/api/file/Image/userAvatar/a.png' });
  expect(person.get().menus).toBe(first.menus);
});

test('saving the picture tells it too', async () => {
  const { asked, tell } = aPerson(() => wire({}));
  await tell(currentUserOperations.updateAvatar.writes);
  expect(asked).toEqual(['getCurrentUser']);
});

test('other writes ask for nothing', async () => {
  const { asked, tell } = aPerson(() => wire({}));
  await tell(currentUserOperations.createSignature.writes);
  expect(asked).toEqual([]);
});

const unlocked = (): boolean => false;

test.each<[string, () => object, () => boolean]>([
  ['somebody else', () => wire({ userId: '8', userName: '别人' }), unlocked],
  [
    'an answer that fails',
    () => {
      throw new Error('offline');
    },
    unlocked,
  ],
  ['an answer that comes when the screen is locked', () => wire({ userName: '林致远' }), () => true],
])('%s changes nothing', async (_, answer, isLocked) => {
  const { person, first, tell } = aPerson(answer, isLocked);
  await tell(currentUserOperations.updateBaseInfo.writes);
  expect(person.get()).toBe(first);
});
