import { decodeCurrentUser } from '@milepost/openapi/domains/current-user';
import { expect, test } from 'vitest';
import { rightsOf } from './rightsOf.ts';

const AREA = { id: 'm1', type: 2, enCode: 'area', fullName: '行政区划', urlAddress: 'area', propertyJson: '{"moduleId":"p1"}' };
const RULE = { ...AREA, id: 'm2', enCode: 'rule', fullName: '单据规则', urlAddress: 'rule' };
const edit = { id: 'b1', enCode: 'btn_edit', fullName: '编辑' };
const add = { id: 'b2', enCode: 'btn_add', fullName: '新建' };
const PAGE = { modelId: 'm1', moduleName: '行政区划', button: [edit, add], column: [], form: [], resource: [] };
const of = (menuList: readonly object[], permissionList: readonly object[]) =>
  rightsOf(decodeCurrentUser({ userInfo: { userId: '7', userAccount: 'lin', userName: '林' }, menuList, permissionList } as never));
const now = of([AREA, RULE], [PAGE]);

test.each([
  ['an entry that is gone', of([AREA], [PAGE]), false],
  ['a button that is gone', of([AREA, RULE], [{ ...PAGE, button: [edit] }]), false],
  ['a page without rights', of([AREA, RULE], []), false],
  ['another order', of([RULE, AREA], [{ ...PAGE, button: [add, edit] }]), true],
  ['another name', of([{ ...AREA, fullName: '区划' }, RULE], [PAGE]), true],
])('%s: the same rights %s', (_, rights, isSame) => expect(rights === now).toBe(isSame));
