import { expect, test } from 'vitest';
import { billRuleCodecs } from './index.ts';

const row = { id: '533001000000000101', fullName: '养护工单编号', enCode: 'maintenance.order' };

test('a list without pagination is one page of all its rules', () => {
  const page = billRuleCodecs.listBillRuleOptions.data.decode({ list: [row, { ...row, id: '2' }] });
  expect(page).toMatchObject({ total: 2, pageSize: 2, currentPage: 1 });
});

test('a rule of which the server says little is still one', () => {
  expect(billRuleCodecs.getBillRule.data.decode(row)).toEqual({
    ...row,
    category: null,
    prefix: '',
    dateFormat: 'no',
    digit: null,
    startNumber: '',
    example: '',
    nextNumber: '',
    sortCode: 0,
    isEnabled: false,
    description: '',
    lastModifyTime: null,
  });
});
