import { planOf } from '../../plan/plan.ts';
import { startSandbox, type Sandbox } from '@milepost/openapi/servers/sandbox';
import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { inTurn, isTestAll } from '../../../../scripts/testing/inTestAll.mjs';
import { readProfile } from '../target/profile.ts';
import { EXIT } from '../../model/stop.ts';
import { startBent, type Passing } from '../../testing/servers.ts';
import { temporaryFolder } from '../../testing/world.ts';
import { cleanContract } from '../../commands/clean.ts';
import { runLifecycle } from '../families/lifecycle.ts';
import { factsOf } from '../../model/facts.ts';
import { RESOURCES } from '../../model/resources.ts';
import { createInputs } from './inputs.ts';
import { createUnpermitted } from './permitted.ts';
import { createRecords } from './records.ts';
import { createRun } from './runDescribed.ts';
import { AS_DESCRIBED } from '../../plan/seed.ts';

const LONG_MS = 1_200_000;
/** A resource that stands alone, and two below others: what is below is hardest to find again. */
const TRIED = isTestAll ? ['dictionaryEntry', 'role', 'menuButton'] : ['dictionaryEntry'];
const TURNS = 16;
/** No lifecycle has more calls. */
const MOST = 400;

let sandbox: Sandbox;
beforeAll(async () => void (sandbox = await startSandbox({ port: 0, data: ':memory:' })));
afterAll(() => sandbox.close());

class Killed extends Error {}

const resourceOf = (name: string) => {
  const found = RESOURCES.find((each) => each.name === name);
  if (!found) throw new Error(`there is no resource ${name}`);
  return found;
};

/** Runs the lifecycle of a resource and dies behind its call `last`, when nothing of it is written down yet. Answers whether it died. */
async function dieAt(last: number, name: string, url: string, folder: string, tag: string): Promise<boolean> {
  const parts = createRun({ profile: readProfile(url, {}), mode: 'full', tag, journalFolder: folder });
  let calls = 0;
  const ask: typeof parts.probe.ask = async (...call) => {
    const answer = await parts.probe.ask(...call);
    if ((calls += 1) === last) throw new Killed();
    return answer;
  };
  const probe = { ...parts.probe, ask };
  const records = createRecords(probe);
  const unpermitted = createUnpermitted(probe);
  const plan = planOf({ operations: [resourceOf(name).create] });
  try {
    for (const above of ['dictionaryCategory', 'system', 'menu', 'organization']) await records.shared(resourceOf(above));
    await runLifecycle({
      probe,
      records,
      inputOf: createInputs(probe, records),
      plan,
      includes: (facts) => plan.selected.has(facts),
      unpermitted,
      seed: AS_DESCRIBED,
    });
    return false;
  } catch (error) {
    if (error instanceof Killed) return true;
    throw error;
  }
}

/** Rows with the mark of any run of this file, in the lists that stand alone. */
async function markedNow(): Promise<string[]> {
  const { probe, records } = createRun({
    profile: readProfile(sandbox.url, {}),
    mode: 'read',
    tag: 'ctlookafter',
    journalFolder: temporaryFolder(),
  });
  const texts: string[] = [];
  for (const name of ['dictionaryCategory', 'system', 'organization', 'role'])
    texts.push((await records.list(resourceOf(name), 'ctstep')).answer.text);
  expect(probe.calls()).toBe(texts.length);
  return texts.flatMap((text) => text.match(/ctstep\d+x\d+/g) ?? []);
}

describe('a run that is killed', { timeout: LONG_MS }, () => {
  it.each(TRIED)('at any call of the lifecycle of %s leaves nothing behind clean', async (name) => {
    const steps = inTurn(
      Array.from({ length: MOST }, (_, at) => at + 1),
      TURNS,
      3,
    );
    let died = 0;
    for (const step of steps) {
      const folder = temporaryFolder();
      const isDead = await dieAt(step, name, sandbox.url, folder, `ctstep${String(step).padStart(4, '0')}`);
      expect([step, await cleanContract({ target: sandbox.url, folder, env: {} })]).toEqual([
        step,
        expect.objectContaining({ exitCode: EXIT.passed }),
      ]);
      expect([step, readdirSync(folder)]).toEqual([step, []]);
      if (!isDead) break;
      died += 1;
    }
    expect(died).toBeGreaterThan(isTestAll ? 40 : 2);
    expect(await markedNow()).toEqual([]);
  });
});

/** Kills a run with one role at a bent server and cleans up behind it there. */
async function cleanAt(bend: (passing: Passing) => { body: unknown } | undefined, drops?: string) {
  const own = await startSandbox({ port: 0, data: ':memory:' });
  const bent = await startBent(own, bend, drops === undefined ? {} : { drops });
  onTestFinished(async () => {
    await bent.close();
    await own.close();
  });
  const folder = temporaryFolder();
  const begin = (url: string) => createRun({ profile: readProfile(url, {}), mode: 'full', tag: 'ctbent001', journalFolder: folder });
  const { records } = begin(bent.url);
  await records.shared(resourceOf('organization')).catch(() => null);
  const { text, exitCode } = await cleanContract({ target: bent.url, folder, env: {} });
  const { data } = await begin(own.url).records.list(resourceOf('organization'), 'ctbent001');
  return { text, exitCode, journals: readdirSync(folder), isLeft: JSON.stringify(data).includes('ctbent001') };
}

const ORGANIZATIONS = factsOf('listOrganizations').operation.path;

describe('behind a server', () => {
  it('whose delete lies, the record is named and the journal stays', async () => {
    const { text, exitCode, journals, isLeft } = await cleanAt(() => undefined, 'DELETE');
    expect(text).toMatch(/Could not be removed:\n {2}ctbent001: organization \d+$/);
    expect([exitCode, journals, isLeft]).toEqual([EXIT.unsafe, ['ctbent001.jsonl'], true]);
  });

  it('whose ids are numbers, too large to be exact, the very record is removed', async () => {
    const bend = ({ envelope }: Passing) =>
      envelope && { body: JSON.stringify(envelope).replaceAll(/"(id|parentId)":"(\d{16,})"/g, '"$1":$2') };
    expect(await cleanAt(bend)).toEqual({ text: 'Nothing is left of 1 runs.', exitCode: EXIT.passed, journals: [], isLeft: false });
  });

  it.each([
    ['are null', null],
    ['hold null', { list: null }],
  ])('whose lists %s, what may be left is named and the journal stays', async (_, data) => {
    const { text, exitCode, journals } = await cleanAt(({ path }) =>
      path === ORGANIZATIONS ? { body: { code: 200, msg: 'Success', data } } : undefined,
    );
    expect(text).toMatch(/ctbent001: organization: listOrganizations answers no list, so these may be left: ctbent001x\d+$/);
    expect([exitCode, journals]).toEqual([EXIT.unsafe, ['ctbent001.jsonl']]);
  });
});
