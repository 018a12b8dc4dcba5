import type { Sandbox } from '@milepost/openapi/servers/sandbox';
import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readProfile } from '../run/target/profile.ts';
import { EXIT } from '../model/stop.ts';
import { startForTest } from '../testing/servers.ts';
import { temporaryFolder } from '../testing/world.ts';
import { cleanContract } from './clean.ts';
import { RESOURCES } from '../model/resources.ts';
import { topOf } from '../run/described/rows.ts';
import { createRun } from '../run/described/runDescribed.ts';
import { sweep } from '../run/described/sweep.ts';
import { unremovedRecords } from '../run/safety/journalLines.ts';

let sandbox: Sandbox;
beforeAll(async () => void (sandbox = await startForTest()));
afterAll(() => sandbox.close());

const begin = (journalFolder: string, tag: string) =>
  createRun({ profile: readProfile(sandbox.url, {}), mode: 'full', tag, journalFolder });

describe('after a run that was killed', () => {
  it('clean removes every record of every resource, and the journal', async () => {
    const folder = temporaryFolder();
    const { records } = begin(folder, 'ctkilled1');
    for (const resource of RESOURCES) await records.shared(resource);
    expect(readdirSync(folder)).toEqual(['ctkilled1.jsonl']);
    const named = await cleanContract({ target: sandbox.url, dryRun: true, folder, env: {} });
    expect(named.text).toContain(`ctkilled1: ${RESOURCES.length} records are named`);
    expect(await cleanContract({ target: sandbox.url, folder, env: {} })).toEqual({
      text: 'Nothing is left of 1 runs.',
      exitCode: EXIT.passed,
    });
    expect(readdirSync(folder)).toEqual([]);
    const again = begin(folder, 'ctkilled1');
    expect(await sweep(again.probe, again.records)).toEqual([]);
  });

  it('clean --run and --tag touch that run alone, --tag even without its journal', async () => {
    const folder = temporaryFolder();
    const role = RESOURCES.filter(({ name }) => name === 'role' || name === 'organization');
    const runs = ['ctkilled2', 'ctkilled3', 'ctkilled4'].map((tag) => begin(folder, tag));
    for (const { records } of runs) for (const resource of role) await records.shared(resource);
    const rolesOf = async (tag: string): Promise<number> => {
      const { probe } = begin(temporaryFolder(), tag);
      const { data } = await probe.ask('listRoles', { query: { keyword: tag, pageSize: '500' } });
      return topOf(data).length;
    };
    const clean = (which: { run?: string; tag?: string }) => cleanContract({ target: sandbox.url, folder, env: {}, ...which });
    expect(await clean({ run: 'ctkilled2' })).toMatchObject({ exitCode: EXIT.passed });
    expect(readdirSync(folder).toSorted()).toEqual(['ctkilled3.jsonl', 'ctkilled4.jsonl']);
    rmSync(path.join(folder, 'ctkilled3.jsonl'));
    expect(await clean({ tag: 'ctkilled3' })).toMatchObject({ exitCode: EXIT.passed });
    expect([await rolesOf('ctkilled2'), await rolesOf('ctkilled3'), await rolesOf('ctkilled4')]).toEqual([0, 0, 1]);
    await expect(clean({ run: 'ctkilled3' })).rejects.toThrow(/holds no journal of "ctkilled3": there are ctkilled4\./);
    await expect(clean({ run: 'ctkilled4', tag: 'ctkilled4' })).rejects.toThrow(/both say which run/);
    for (const tag of ['', 'ct', 'admin2026', 'ctKILLED4', 'ct%%%%%%%%'])
      await expect(clean({ tag })).rejects.toThrow(expect.objectContaining({ exitCode: EXIT.usage }));
    expect(await clean({})).toMatchObject({ text: 'Nothing is left of 1 runs.' });
  });

  it('there is nothing to do where no journal is left', async () => {
    expect(await cleanContract({ target: sandbox.url, folder: temporaryFolder(), env: {} })).toMatchObject({ exitCode: EXIT.passed });
  });

  it('a journal whose last line was cut off names what stands before it', () => {
    const line = { owned: '1', removal: { operation: 'removeRole', path: { id: '1' } } };
    const gone = { owned: '2', removal: { operation: 'removeRole', path: { id: '2' } } };
    const lines = [line, gone, { removed: '2' }, { owned: '3' }].map((each) => JSON.stringify(each));
    expect(unremovedRecords([...lines, '{"owned":"4","remo'])).toEqual([{ id: '1', operation: 'removeRole', path: { id: '1' } }]);
  });
});
