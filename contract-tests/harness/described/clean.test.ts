import type { Sandbox } from '@milepost/openapi/servers/sandbox';
import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readProfile } from '../profile.ts';
import { EXIT } from '../stop.ts';
import { startForTest } from '../testing/servers.ts';
import { temporaryFolder } from '../testing/world.ts';
import { cleanContract, writtenIn } from './clean.ts';
import { RESOURCES } from './facts/resources.ts';
import { createRun } from './runDescribed.ts';
import { sweep } from './sweep.ts';

let sandbox: Sandbox;
beforeAll(async () => void (sandbox = await startForTest()));
afterAll(() => sandbox.close());

const begin = (journalFolder: string, tag: string) =>
  createRun({ profile: readProfile(sandbox.url, {}), mode: 'full', tag, journalFolder, filter: {} });

describe('after a run that was killed', () => {
  it('clean removes every record of every resource, and the journal', async () => {
    const folder = temporaryFolder();
    const { records } = begin(folder, 'ctkilled1');
    for (const resource of RESOURCES) await records.kept(resource);
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

  it('there is nothing to do where no journal is left', async () => {
    expect(await cleanContract({ target: sandbox.url, folder: temporaryFolder(), env: {} })).toMatchObject({ exitCode: EXIT.passed });
  });

  it('a journal whose last line was cut off names what stands before it', () => {
    const line = { owned: '1', removal: { operation: 'removeRole', path: { id: '1' } } };
    const gone = { owned: '2', removal: { operation: 'removeRole', path: { id: '2' } } };
    const lines = [line, gone, { removed: '2' }, { owned: '3' }].map((each) => JSON.stringify(each));
    expect(writtenIn([...lines, '{"owned":"4","remo'])).toEqual([{ id: '1', operation: 'removeRole', path: { id: '1' } }]);
  });
});
