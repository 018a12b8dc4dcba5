import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Sandbox } from '../../index.ts';
import { categoryId, entryId, signIn, startForTest, type Person } from '../client.ts';

const at = (text: string): number => Date.parse(`${text}+08:00`);
const NOON = at('2026-11-20T12:00:00');

let nowMs = NOON;
let sandbox: Sandbox;
let admin: Person;
let category: string;
let serial = 0;

beforeAll(async () => {
  sandbox = await startForTest({ now: () => nowMs });
  admin = await signIn(sandbox.url, 'admin');
  category = await entryId(admin, await categoryId(admin, 'fleet.use'), 'patrol');
});
afterAll(() => sandbox.close());
beforeEach(async () => {
  nowMs = NOON;
  admin = await signIn(sandbox.url, 'admin'); // a session does not outlive the days a test skips
});

/** Makes a rule and answers its id and code. */
async function made(more: object = {}): Promise<{ id: string; enCode: string }> {
  const enCode = `draw.${(serial += 1)}`;
  const body = { fullName: '取号', enCode, category, prefix: 'D', dateFormat: 'yyyyMMdd', digit: 3, startNumber: '1', ...more };
  expect((await admin.call('createBillRule', { body })).code).toBe(200);
  const { list } = await admin.data('listBillRules', { query: { keyword: enCode } });
  return { id: list.find((row) => row.enCode === enCode)?.id ?? '', enCode };
}
const draw = (enCode: string) => admin.data('drawBillNumber', { path: { enCode } });
const change = async (id: string, more: object) =>
  expect(
    (await admin.call('updateBillRule', { path: { id }, body: { ...(await admin.data('getBillRule', { path: { id } })), ...more } })).code,
  ).toBe(200);
const outputOf = async (enCode: string) => (await admin.data('listBillRules', { query: { keyword: enCode } })).list[0]?.outputNumber;

describe('a drawn number', () => {
  it.each([
    ['CK', 'yyyyMMdd', '1', 4, ['CK202611200001', 'CK202611200002']],
    ['CK', 'yyyyMM', '12', 3, ['CK202611012', 'CK202611013']],
    ['CK', 'no', '7', 5, ['CK00007', 'CK00008']],
    ['CK', 'yyyy', '001', 3, ['CK2026001', 'CK2026002']],
    ['CK', 'no', '0099', 1, ['CK0099', 'CK0100']],
    ['CK', 'no', '9', 1, ['CK9', 'CK10']],
    ['CK', 'no', '99999999999999999999', 4, ['CK99999999999999999999', 'CK100000000000000000000']],
  ])('begins like the example and goes on: %s %s %s %s', async (prefix, dateFormat, startNumber, digit, numbers) => {
    const { id, enCode } = await made({ prefix, dateFormat, startNumber, digit });
    expect((await admin.data('getBillRule', { path: { id } })).example).toBe(numbers[0]);
    expect([await draw(enCode), await draw(enCode)]).toEqual(numbers);
  });

  it('is asked for by the code of its rule or by its id', async () => {
    const { id, enCode } = await made();
    expect([await draw(enCode), await draw(id), await draw(enCode)]).toEqual(['D20261120001', 'D20261120002', 'D20261120003']);
    expect((await admin.call('drawBillNumber', { path: { enCode: '404' } })).msg).toContain('单据规则不存在');
  });

  it('is shown as the one drawn last', async () => {
    const { enCode } = await made();
    expect(await outputOf(enCode)).toBeNull();
    for (const number of ['D20261120001', 'D20261120002']) {
      expect(await draw(enCode)).toBe(number);
      expect(await outputOf(enCode)).toBe(number);
    }
  });

  it('is distinct and consecutive however many are drawn at once', async () => {
    const { enCode } = await made();
    const numbers = await Promise.all(Array.from({ length: 60 }, () => draw(enCode)));
    expect(numbers.toSorted()).toEqual(Array.from({ length: 60 }, (_, index) => `D20261120${String(index + 1).padStart(3, '0')}`));
  });

  it('is not used up by a call that is refused', async () => {
    const { id, enCode } = await made();
    await draw(enCode);
    await admin.call('setBillRuleState', { path: { id } });
    expect(await admin.call('drawBillNumber', { path: { enCode } })).toEqual({ code: 400, msg: '单据规则已禁用，请联系管理员启用后重试' });
    await admin.call('setBillRuleState', { path: { id } });
    expect(await draw(enCode)).toBe('D20261120002');
  });
});

describe('counting', () => {
  it('starts again in every period of the date, at midnight of the office', async () => {
    const daily = await made();
    const monthly = await made({ dateFormat: 'yyyyMM' });
    const yearly = await made({ dateFormat: 'yyyy' });
    const endless = await made({ dateFormat: 'no' });
    const allAt = async (moment: string): Promise<string[]> => {
      nowMs = at(moment);
      const person = await signIn(sandbox.url, 'admin');
      return Promise.all([daily, monthly, yearly, endless].map(({ enCode }) => person.data('drawBillNumber', { path: { enCode } })));
    };
    expect(await allAt('2026-11-30T23:59:59')).toEqual(['D20261130001', 'D202611001', 'D2026001', 'D001']);
    expect(await allAt('2026-12-01T00:00:00')).toEqual(['D20261201001', 'D202612001', 'D2026002', 'D002']);
    expect(await allAt('2027-01-01T00:00:00')).toEqual(['D20270101001', 'D202701001', 'D2027001', 'D003']);
    expect(await allAt('2026-11-30T23:59:59')).toEqual(['D20261130002', 'D202611002', 'D2026003', 'D004']);
  });

  it('goes on when the rule is changed, and jumps ahead to a higher start only', async () => {
    const { id, enCode } = await made({ dateFormat: 'no' });
    await draw(enCode);
    await draw(enCode);
    await change(id, { fullName: '改名', digit: 5 });
    expect(await draw(enCode)).toBe('D00003');
    await change(id, { startNumber: '2' });
    expect(await draw(enCode)).toBe('D00004');
    await change(id, { startNumber: '500' });
    expect([await draw(enCode), await draw(enCode)]).toEqual(['D00500', 'D00501']);
  });

  it('never spells a number a second time, even when a change of the rule would', async () => {
    const { id, enCode } = await made({ prefix: 'A', dateFormat: 'no', digit: 5, startNumber: '20261' });
    expect([await draw(enCode), await draw(enCode)]).toEqual(['A20261', 'A20262']);
    await change(id, { dateFormat: 'yyyy', digit: 1, startNumber: '1' });
    expect([await draw(enCode), await draw(enCode)]).toEqual(['A20263', 'A20264']);
  });
});

describe('a rule that has drawn numbers', () => {
  it('is not removed, and stays as it was', async () => {
    const { id, enCode } = await made();
    await draw(enCode);
    expect((await admin.call('removeBillRule', { path: { id } })).msg).toBe('该单据规则已生成过单据编号，不能删除，可改为禁用');
    expect(await draw(enCode)).toBe('D20261120002');
  });
});
