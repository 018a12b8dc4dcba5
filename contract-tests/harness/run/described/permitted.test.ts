import { describe, expect, it } from 'vitest';
import { FACTS } from '../../model/facts.ts';
import { rightsIn, rightsOf } from '../../model/rights.ts';
import { mayBy, permissionsIn } from './permitted.ts';

const person = (buttons: Readonly<Record<string, readonly string[]>>, more: object = {}) =>
  permissionsIn({
    userInfo: { isAdministrator: false },
    menuList: [
      { id: 'e1', enCode: 'group', propertyJson: '{"moduleId":"m1"}' },
      { id: 'e4', enCode: 'assetKind', type: 4, propertyJson: '{"moduleId":"m4"}' },
      { id: 'e2', enCode: 'above', propertyJson: 'no json', children: [{ id: 'e3', enCode: 'asset', propertyJson: '{"moduleId":"m3"}' }] },
    ],
    permissionList: Object.entries(buttons).map(([modelId, codes]) => ({ modelId, button: codes.map((enCode) => ({ enCode })) })),
    ...more,
  });
const administrator = person({});

describe('who has a right', () => {
  it.each([
    ['a button of a page', { page: 'group', button: 'btn_add' }, { m1: ['btn_add'] }, true],
    ['another button of the page', { page: 'group', button: 'btn_add' }, { m1: ['btn_edit'] }, false],
    ['a button kept under the entry', { page: 'asset', button: 'btn_add' }, { e3: ['btn_add'] }, true],
    ['a button of another page', { page: 'group', button: 'btn_add' }, { m3: ['btn_add'] }, false],
    ['a page the server does not have', { page: 'gone', button: 'btn_add' }, { m1: ['btn_add'] }, null],
    ['a button of the model in the path', { model: 'id', button: 'btn_edit' }, { e3: ['btn_edit'] }, true],
    ['another button of a model whose page is open, which its list may leave to everybody', { model: 'id', button: 'btn_add' }, {}, null],
    ['an entry of the own menu', { page: 'group' }, {}, true],
    ['a button of an entry that shows a dictionary', { entryOf: 'dictionary', button: 'btn_add' }, { e4: ['btn_add'] }, true],
    ['the same without the button', { entryOf: 'dictionary', button: 'btn_add' }, { e4: ['btn_edit'] }, false],
    ['administering', 'administrator', { m1: ['btn_add'] }, false],
  ] as const)('%s', (_, right, buttons, expected) => {
    expect(mayBy(right, person(buttons), administrator, { id: 'm3' })).toBe(expected);
  });

  it('without the page of a model nobody has its buttons', () => {
    const outsider = person({ m1: ['btn_edit'] }, { menuList: [] });
    expect(mayBy({ model: 'id', button: 'btn_edit' }, outsider, administrator, { id: 'm3' })).toBe(false);
  });

  it('an administrator has every one', () => {
    const chief = person({}, { userInfo: { isAdministrator: 1 } });
    expect([mayBy('administrator', chief, administrator, {}), mayBy({ page: 'gone', button: 'x' }, chief, administrator, {})]).toEqual([
      true,
      true,
    ]);
  });

  it('nobody knows anything of an answer that is none', () => {
    expect(mayBy({ page: 'group', button: 'btn_add' }, permissionsIn(null), permissionsIn(null), {})).toBe(null);
  });

  it('the right an operation needs is the one its description names', () => {
    expect(rightsOf('setRoleRights')).toEqual([
      { page: 'permission-role', button: 'btn_edit' },
      { page: 'permission-authorize', button: 'btn_edit' },
    ]);
    expect([rightsOf('updateShortLink'), rightsOf('listUsers'), rightsOf('createSchedule')]).toEqual([['administrator'], [], []]);
    const needy = [...FACTS.values()].filter(({ need, operation }) => operation.effect !== 'read' && rightsIn(need).length > 0);
    expect(needy.length).toBeGreaterThan(100);
  });
});
