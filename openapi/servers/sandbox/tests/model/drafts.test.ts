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
