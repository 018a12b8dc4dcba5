import { flag, listOf, oneOf, text, treeOf } from '../../harness/run/written/matcher.ts';
import { row } from '../../harness/run/written/row.ts';
import { contract } from '../../harness/run/written/contract.ts';
import { areUnique, flatten } from '../dictionary/lists.ts';

const MENU_TYPES = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const DEFAULT_BUTTONS = ['btn_add', 'btn_edit', 'btn_remove'];

contract('current-user', [
  row('the session answers menu, person, permissions and system settings', {
    call: 'getCurrentUser',
    expect: {
      code: 200,
      data: {
        menuList: listOf({ id: text }, { atLeast: 1 }),
        userInfo: { userAccount: text },
        permissionList: listOf({}),
        sysConfigInfo: {},
      },
    },
    source: 'shell §7',
  }),
  row('every menu item has a name and a type from 0 to 8', {
    call: 'getCurrentUser',
    expect: { code: 200, data: { menuList: treeOf({ fullName: text, type: oneOf(...MENU_TYPES) }) } },
    source: 'shell §2.3',
  }),
  row('no menu item comes twice', {
    call: 'getCurrentUser',
    expect: { code: 200, holds: ({ menuList }) => areUnique(flatten(menuList ?? []).map(({ id }) => id)) },
    source: 'shell §3',
  }),
  row('every permission names its page and each of its buttons by code', {
    call: 'getCurrentUser',
    expect: { code: 200, data: { permissionList: listOf({ modelId: text, button: listOf({ enCode: text }) }) } },
    source: 'shell §3',
  }),
  row('the administrator has adding, editing and removing on some page', {
    call: 'getCurrentUser',
    expect: {
      code: 200,
      holds: ({ permissionList }) =>
        (permissionList ?? []).some(({ button }) => DEFAULT_BUTTONS.every((code) => (button ?? []).some(({ enCode }) => enCode === code))),
    },
    source: 'admin §6',
  }),
  row('staff see a part of the menu', {
    call: 'getCurrentUser',
    given: async ({ as }) => ({ everything: flatten((await (await as('admin')).data('getCurrentUser')).menuList ?? []).length }),
    as: 'staff',
    expect: ({ everything }) => ({
      code: 200,
      holds: ({ menuList }) => (menuList ?? []).length > 0 && flatten(menuList ?? []).length < everything,
    }),
    source: 'shell §6',
  }),
  row('who may open nothing has an empty menu', {
    call: 'getCurrentUser',
    as: 'guest',
    expect: { code: 200, holds: ({ menuList }) => (menuList ?? []).length === 0 },
    source: 'shell §8',
  }),
  row('who never changed the password has no date of it', {
    call: 'getCurrentUser',
    as: 'novice',
    expect: { code: 200, holds: ({ userInfo }) => (userInfo.changePasswordDate ?? null) === null },
    source: 'shell §6',
  }),
  row('one of several systems is the current one', {
    call: 'getCurrentUser',
    as: 'double',
    expect: {
      code: 200,
      data: { userInfo: { systemIds: listOf({ id: text, name: text }, { atLeast: 2 }) } },
      holds: ({ userInfo }) => (userInfo.systemIds ?? []).filter(({ currentSystem }) => currentSystem === true).length === 1,
    },
    source: 'shell §2.4',
  }),
  row('the second time the previous sign-in is told', {
    call: 'getCurrentUser',
    given: async ({ signIn }) => {
      await (await signIn('admin')).command('logout');
      return { person: await signIn('admin') };
    },
    as: ({ person }) => person,
    expect: { code: 200, data: { userInfo: { prevLogin: flag, prevLoginIPAddress: text } } },
    source: 'shell §2.4',
  }),
  row('the language is saved', {
    call: 'updateSystemLanguage',
    body: { language: 'zh' },
    expect: { code: 200, msg: text },
    source: 'admin §7',
  }),
]);
