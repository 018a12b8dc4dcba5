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
