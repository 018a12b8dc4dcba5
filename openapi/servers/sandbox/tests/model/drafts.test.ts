import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Sandbox } from '../../index.ts';
import { signIn, startForTest, type Person } from '../client.ts';
import { bodyOf, control, designOf, make, release } from './client.ts';

let sandbox: Sandbox;
let admin: Person;
let nowMs = Date.parse('2026-11-20T09:00:00+08:00');
beforeAll(async () => {
  sandbox = await startForTest({ now: () => nowMs });
  admin = await signIn(sandbox.url, 'admin');
});
afterAll(() => sandbox.close());

const save = (id: string, enCode: string, more: object = {}) =>
  admin.call('updateModel', { path: { id }, body: { id, ...bodyOf(enCode, more) } });
const read = (id: string) => admin.data('getModel', { path: { id } });

describe('the flow of a model', () => {
  it('is switched on by 1, switched off by 0, and stays as it is where a save does not name it', async () => {
    const id = await make(admin, 'flow.switch', { ...designOf([control('name')]), enableFlow: 1 });
    const flags: unknown[] = [];
    for (const more of [{}, { enableFlow: 0 }, {}, { enableFlow: 1 }, { enableFlow: null }]) {
      expect((await save(id, 'flow.switch', more)).code).toBe(200);
      flags.push((await read(id)).enableFlow);
    }
    expect(flags).toEqual([1, 0, 0, 1, 1]);
  });

  it('that is switched off is a change of what was released', async () => {
    const id = await make(admin, 'flow.off', { ...designOf([control('name')]), enableFlow: 1 });
    await release(admin, id);
    await save(id, 'flow.off', { enableFlow: 0 });
    expect((await read(id)).state).toBe(2);
  });
});

describe('a save that says what its sender has seen', () => {
  it('is refused with who has saved the model since and when, and is taken again once that was read', async () => {
    const id = await make(admin, 'seen.time', designOf([control('name')]));
    const { lastModifyTime: seenTime, lastModifyUser } = await read(id);
    expect([seenTime, lastModifyUser]).toEqual([nowMs, '孙婉宁/admin']);
    nowMs += 1000;
    expect(await save(id, 'seen.time', { description: '一', seenTime })).toMatchObject({ code: 200 });
    expect(await save(id, 'seen.time', { description: '二', seenTime })).toEqual({
      code: 400,
      msg: '该模型已被 孙婉宁/admin 修改，请刷新',
      data: { lastModifyTime: nowMs },
    });
    expect((await read(id)).description).toBe('一');
    expect(await save(id, 'seen.time', { description: '二', seenTime: (await read(id)).lastModifyTime })).toMatchObject({ code: 200 });
    expect(await save(id, 'seen.time', { description: '三' })).toMatchObject({ code: 200 });
  });

  it('may have seen a release, which is told with its moment', async () => {
    const id = await make(admin, 'seen.release', designOf([control('name')]));
    expect((await read(id)).releaseTime).toBeNull();
    await release(admin, id);
    const { releaseTime, lastModifyTime } = await read(id);
    expect([releaseTime, lastModifyTime]).toEqual([nowMs, nowMs]);
    await admin.call('copyModel', { path: { id } });
    const { list } = await admin.data('listModels', { query: { keyword: 'seen.release.copy1' } });
    expect((await read(String(list[0]?.id))).releaseTime).toBeNull();
  });

  it('keeps the data interface of a data view with its name and parameters', async () => {
    const interfaces = { interfaceId: '7', interfaceName: '人员', interfaceParam: '[]' };
    const id = await make(admin, 'view.facts', { webType: 4, ...interfaces });
    expect(await read(id)).toMatchObject(interfaces);
  });
});

describe('a save', () => {
  const nested = (levels: number): string => `{"fields":${'[{"__config__":{"children":'.repeat(levels)}[]${'}}]'.repeat(levels)}}`;
  const field = (more: object) => JSON.stringify({ fields: [control('name'), { ...control('other'), ...more }] });

  it.each([
    ['no JSON', { formData: '{broken' }, 'formData 类型不正确，请修改后重试'],
    ['no object', { formData: '[]' }, 'formData 类型不正确，请修改后重试'],
    ['no list of controls', { formData: '{"fields":{}}' }, '设计中的“formData.fields”应为列表，请修改后重试'],
    ['no control', { formData: '{"fields":[1]}' }, '设计中的“formData.fields[0]”应为对象，请修改后重试'],
    ['a control without settings', { formData: '{"fields":[{}]}' }, '设计中的“formData.fields[0].__config__”应为对象，请修改后重试'],
    [
      'no list of children',
      { formData: '{"fields":[{"__config__":{"children":{}}}]}' },
      '设计中的“formData.fields[0].__config__.children”应为列表，请修改后重试',
    ],
    [
      'a key that is no text',
      { formData: field({ __vModel__: { a: 1 } }) },
      '设计中的“formData.fields[1].__vModel__”不能作为字段编码，请修改后重试',
    ],
    [
      'a key of prototypes',
      { formData: field({ __vModel__: '__proto__' }) },
      '设计中的“formData.fields[1].__vModel__”不能作为字段编码，请修改后重试',
    ],
    [
      'a key nobody sees',
      { formData: field({ __vModel__: 'a\u202Eb' }) },
      '设计中的“formData.fields[1].__vModel__”不能作为字段编码，请修改后重试',
    ],
    [
      'a setting of another shape',
      { formData: JSON.stringify({ fields: [control('name'), control('other', 'other', 'comInput', { regList: 3 })] }) },
      'formData.fields[1].__config__.regList 类型不正确，请修改后重试',
    ],
    ['a column without its field', { columnData: '{"columnList":[{"prop":"a"},{}]}' }, '缺少 columnData.columnList[1].prop，请填写后重试'],
    ['more levels than are read', { formData: nested(5000) }, '设计“formData”超过 64 层，请减少层次后重试'],
    ['brackets without end', { columnData: '['.repeat(100_000) }, '设计“columnData”超过 64 层，请减少层次后重试'],
    ['more values than are read', { columnData: `{"x":[${'1,'.repeat(200_000)}1]}` }, '设计“columnData”超过 200000 项，请缩小后重试'],
    [
      'more characters than are read',
      { columnData: `{"x":"${'x'.repeat(8 * 1024 * 1024)}"}` },
      '设计“columnData”超过 8 MB 的上限，请缩小后重试',
    ],
  ])('with %s is refused with the place', async (_, texts, msg) => {
    expect(await admin.call('createModel', { body: bodyOf('bad.form', texts) })).toEqual({ code: 400, msg });
  });

  it('with figures as text, truths as 1 or text, and ids as numbers is taken and written back as it came', async () => {
    const limits = { startTimeRule: '1', startTimeType: '1', startTimeValue: '1700000000000', startTimeTarget: '2' };
    const field = {
      ...control('name', 'name', 'date', { required: 1, unique: 'true', span: '12', isStorage: '2', dictionaryType: 7, ...limits }),
      disabled: 0,
      ableUserIds: '',
      columnOptions: [{ value: 1, label: 2 }],
    };
    const texts = designOf([field], { useBtnPermission: 1, hasPage: 'true', childTableStyle: '1' }, { idGlobal: '101', disabled: 0 });
    expect(await read(await make(admin, 'loose.form', texts))).toMatchObject(texts);
  });

  it('as deep as designs may be is judged at once', async () => {
    // Three brackets a level, the list at the end and the braces around it.
    const formData = nested(20);
    expect(await admin.call('createModel', { body: bodyOf('deep.form', { formData }) })).toMatchObject({ code: 200 });
  });

  it.each([
    ['two controls of one key', designOf([control('name'), control('name')])],
    ['no control yet', designOf([])],
    ['a key still to be given', designOf([control('')])],
    ['columns that name no field', designOf([control('name')], { columnList: [{ prop: 'gone' }] })],
  ])('with %s is a draft like others', async (what, design) => {
    const code = `draft.${what.replaceAll(' ', '.')}`;
    const id = await make(admin, code, design);
    expect(await save(id, code, design)).toMatchObject({ code: 200 });
  });

  it('changes a released model where its JSON differs, not where it is spelled otherwise', async () => {
    const id = await make(admin, 'same.json', designOf([control('name')]));
    await release(admin, id);
    const { formData } = await read(id);
    const form = JSON.parse(formData ?? '') as object;
    const states: unknown[] = [];
    for (const each of [{ more: 1, ...form }, { ...form, more: 1 }, form]) {
      await save(id, 'same.json', { formData: JSON.stringify(each, null, 2) });
      states.push((await read(id)).state);
    }
    expect(states).toEqual([2, 2, 1]);
  });
});
