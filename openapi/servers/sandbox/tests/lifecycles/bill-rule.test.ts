import { afterAll, beforeAll, expect, it } from 'vitest';
import { billRuleCodecs, exampleNumber, type BillRuleBody } from '../../../../src/domains/bill-rule/index.ts';
import { dictionaryCodecs } from '../../../../src/domains/dictionary/index.ts';
import type { Sandbox } from '../../index.ts';
import { startForTest } from '../client.ts';
import { bytesOf, enter, gone, only, read, readRecord, refusal, refusals, told, type Api } from './client.ts';

/** Noon in the office: no midnight falls between two draws. */
const NOON_MS = Date.parse('2026-11-20T12:00:00+08:00');

let sandbox: Sandbox;
let api: Api;
let category: string;
let nowMs = NOON_MS;
beforeAll(async () => {
  sandbox = await startForTest({ now: () => nowMs });
  ({ api } = await enter(sandbox.url, 'admin'));
  const uses = await read(dictionaryCodecs.listDictionaryOptions, api.listDictionaryOptions({ path: { id: 'businessType' } }));
  category = uses[0]?.id ?? '';
});
afterAll(() => sandbox.close());

const draftOf = (enCode: string, fullName: string): BillRuleBody => ({
  fullName,
  enCode,
  category,
  prefix: 'QX',
  dateFormat: 'yyyyMMdd',
  digit: 4,
  startNumber: '18',
  example: '',
  sortCode: 2,
  isEnabled: true,
  description: '每日归零',
});
const rows = async (keyword: string) => (await read(billRuleCodecs.listBillRules, api.listBillRules({ query: { keyword } }))).rows;
const offered = async (keyword: string) =>
  (await read(billRuleCodecs.listBillRuleOptions, api.listBillRuleOptions({ query: { keyword } }))).rows.map(({ fullName }) => fullName);
const record = (id: string) => readRecord(billRuleCodecs.getBillRule, api.getBillRule({ path: { id } }));
const draw = (enCode: string) => read(billRuleCodecs.drawBillNumber, api.drawBillNumber({ path: { enCode } }));

async function made(draft: BillRuleBody): Promise<string> {
  expect(await told(api.createBillRule({ body: billRuleCodecs.createBillRule.body.encode(draft) }))).toBe('新建成功');
  return only(await rows(draft.enCode), 'the rule', (row) => row.enCode === draft.enCode).id;
}

it('a rule that was added is in list and selector, and is read as it was written, with the example the form shows', async () => {
  const draft = draftOf('repair.order', '抢修单号');
  const id = await made(draft);
  expect(await rows('抢修单号')).toMatchObject([{ id, outputNumber: '', isEnabled: true, creatorUser: '孙婉宁/admin' }]);
  expect(await offered('抢修单号')).toEqual(['抢修单号']);
  expect(await record(id)).toEqual({ id, ...draft, example: 'QX202611200018', nextNumber: 'QX202611200018' });
  expect(exampleNumber(draft, NOON_MS)).toBe('QX202611200018');
});

it('numbers drawn from a rule count on, begin anew the next day, and the list shows the last one', async () => {
  await made(draftOf('tow.order', '清障单号'));
  expect([await draw('tow.order'), await draw('tow.order')]).toEqual(['QX202611200018', 'QX202611200019']);
  expect(await rows('tow.order')).toMatchObject([{ outputNumber: 'QX202611200019' }]);
  nowMs += 24 * 60 * 60 * 1000;
  ({ api } = await enter(sandbox.url, 'admin'));
  expect(await draw('tow.order')).toBe('QX202611210018');
});

it('a rule that was changed is changed in list, selector and record, and its numbers are written the new way', async () => {
  const id = await made(draftOf('salt.order', '撒盐单号'));
  const changed: BillRuleBody = {
    ...draftOf('salt.order', '融雪单号'),
    prefix: 'RX',
    dateFormat: 'no',
    digit: 6,
    startNumber: '1',
    isEnabled: true,
  };
  expect(await told(api.updateBillRule({ path: { id }, body: billRuleCodecs.updateBillRule.body.encode(changed) }))).toBe('更新成功');
  expect([await rows('salt.order'), await offered('融雪单号')]).toMatchObject([[{ id, fullName: '融雪单号', digit: 6 }], ['融雪单号']]);
  expect(await record(id)).toEqual({ id, ...changed, example: 'RX000001', nextNumber: 'RX000001' });
  expect(await draw('salt.order')).toBe('RX000001');
});

it('a rule that was disabled leaves the selector and draws no number, until it is enabled', async () => {
  const id = await made(draftOf('lamp.order', '路灯单号'));
  expect(await told(api.setBillRuleState({ path: { id } }))).toBe('操作成功');
  expect([await rows('lamp.order'), await offered('路灯单号')]).toMatchObject([[{ id, isEnabled: false }], []]);
  expect(await refusal(api.drawBillNumber({ path: { enCode: 'lamp.order' } }))).toBe('单据规则已禁用，请联系管理员启用后重试');
  await api.setBillRuleState({ path: { id } });
  expect([await offered('路灯单号'), await draw('lamp.order')]).toEqual([['路灯单号'], expect.stringMatching(/0018$/)]);
});

it('the export of a rule is its record as JSON', async () => {
  const id = await made(draftOf('paint.order', '标线单号'));
  const bytes = await bytesOf(api, await read(billRuleCodecs.exportBillRule, api.exportBillRule({ path: { id } })));
  expect(JSON.parse(new TextDecoder().decode(bytes))).toMatchObject({ fullName: '标线单号', enCode: 'paint.order', digit: 4 });
});

it('a rule without numbers is deleted and then gone; one that has drawn numbers stays', async () => {
  const id = await made(draftOf('cone.order', '锥桶单号'));
  expect(await told(api.removeBillRule({ path: { id } }))).toBe('删除成功');
  expect([await rows('cone.order'), await offered('锥桶单号')]).toEqual([[], []]);
  expect(
    await refusals(
      api.getBillRule({ path: { id } }),
      api.setBillRuleState({ path: { id } }),
      api.drawBillNumber({ path: { enCode: 'cone.order' } }),
    ),
  ).toEqual([gone('单据规则')]);
  const used = await made(draftOf('sign.order', '标牌单号'));
  await draw('sign.order');
  expect(await refusal(api.removeBillRule({ path: { id: used } }))).toBe('该单据规则已生成过单据编号，不能删除，可改为禁用');
  expect(await rows('sign.order')).toHaveLength(1);
});
