import { planOf } from '../../plan/plan.ts';
import type { Facts } from '../../model/types.ts';
import { startSandbox, type Sandbox } from '@milepost/openapi/servers/sandbox';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { isTestAll } from '../../../../scripts/testing/inTestAll.mjs';
import { readProfile } from '../target/profile.ts';
import { openJournal } from '../safety/journal.ts';
import { startBent, type Bent, type Passing } from '../../testing/servers.ts';
import { temporaryFolder } from '../../testing/world.ts';
import { factsOf } from '../../model/facts.ts';
import { createInputs } from '../described/inputs.ts';
import { createUnpermitted } from '../described/permitted.ts';
import { createRun } from '../described/runDescribed.ts';
import { AS_DESCRIBED } from '../../plan/seed.ts';
import { sweep } from '../described/sweep.ts';
import { runLifecycle } from './lifecycle.ts';

const LONG_MS = 600_000;
const GROUPS = factsOf('listGroups').operation.path;

let sandbox: Sandbox;
beforeAll(async () => void (sandbox = await startSandbox({ port: 0, data: ':memory:' })));
afterAll(() => sandbox.close());

/** Lives the life of a group at a server that is bent; answers what was broken, what was not said, and what is left. */
async function liveAt(tag: string, bend: (passing: Passing) => Bent | undefined, drops?: string) {
  const bent = await startBent(sandbox, bend, drops === undefined ? {} : { drops });
  onTestFinished(() => bent.close());
  const journalFolder = temporaryFolder();
  const { probe, records } = createRun({ profile: readProfile(bent.url, {}), mode: 'full', tag, journalFolder });
  const plan = planOf({ operations: ['createGroup'] });
  const includes = (facts: Facts): boolean => plan.selected.has(facts);
  const inputOf = createInputs(probe, records);
  await runLifecycle({ probe, records, inputOf, plan, includes, seed: AS_DESCRIBED, unpermitted: createUnpermitted(probe) });
  const results = probe.ledger.results();
  const ids = (...verdicts: readonly string[]): string[] => results.filter(({ verdict }) => verdicts.includes(verdict)).map(({ id }) => id);
  const left = await sweep(probe, records, openJournal(journalFolder, tag).lines());
  return { broken: ids('fail', 'warn'), unsaid: ids('blocked', 'not-verified'), kept: ids('pass'), left };
}

/** Ids as the numbers they look like, too large to be exact. */
const numbered = ({ envelope }: Passing): Bent | undefined =>
  envelope && { body: JSON.stringify(envelope).replaceAll(/"(id|parentId)":"(\d{16,})"/g, '"$1":$2') };

describe('the life of a record', { timeout: LONG_MS }, () => {
  it('is broken where a delete lies: the record is listed, read and deleted again, and named as left', async () => {
    const { broken, left } = await liveAt('ctlives02', () => undefined, 'DELETE');
    expect(broken).toEqual(expect.arrayContaining(['L9@listGroups', 'L10@getGroup', 'I1@removeGroup']));
    expect(left.length).toBeGreaterThan(1);
    expect(left.every((name) => /^group \d+$/.test(name))).toBe(true);
  });

  it('is broken where the list is null: nothing more is said, and what may be left is named', async () => {
    const { broken, unsaid, kept, left } = await liveAt('ctlives04', ({ path }) =>
      path === GROUPS ? { body: { code: 200, msg: 'Success', data: null } } : undefined,
    );
    expect(broken).toEqual(expect.arrayContaining(['L1@createGroup', 'E3@listGroups']));
    expect(unsaid).toEqual(expect.arrayContaining(['L8@removeGroup', 'L4@updateGroup']));
    expect(kept.filter((id) => id.startsWith('L'))).toEqual([]);
    expect(left).toEqual([expect.stringMatching(/^group: listGroups answers no list, so these may be left: ctlives04x\d+/)]);
  });

  // A good server is in every run over the whole description, and ids that are numbers in those that clean up.
  it.each(isTestAll ? ['good'] : [])('is kept by a %s server, and leaves nothing', async () => {
    const { broken, unsaid, kept, left } = await liveAt('ctlives01', () => undefined);
    expect([broken, unsaid, left]).toEqual([[], [], []]);
    expect(kept).toEqual(expect.arrayContaining(['L1@createGroup', 'L8@removeGroup', 'L13@removeGroup', 'A7@removeGroup']));
  });

  it.each(isTestAll ? ['numbers'] : [])('is broken where ids are %s, and every record is removed all the same', async () => {
    const { broken, left } = await liveAt('ctlives03', numbered);
    expect(broken).toEqual(expect.arrayContaining(['S2@listGroups']));
    expect(left).toEqual([]);
  });
});
