import { SEEDED_FAULTS } from '@milepost/openapi/servers/sandbox';
import { describe, expect, it } from 'vitest';
import { isTestAll } from '../../../scripts/testing/inTestAll.mjs';
import { keepResult } from '../../../scripts/testing/keepResult.mjs';
import { EXIT } from '../model/stop.ts';
import { FACTS } from '../model/facts.ts';
import { faultsText, relatedTo, runFaults } from './faults.ts';
import { planOf } from '../plan/plan.ts';

/** One of each way to be wrong that the checks have to find differently. */
const EVERY_TIME = ['F33', 'F43', 'F57', 'F96'];
const LONG_MS = 1_800_000;

describe('the catalogue of faults', () => {
  it('has a name and a sentence for each, of operations of most domains, none of them beyond the harness', () => {
    expect(SEEDED_FAULTS.length).toBeGreaterThanOrEqual(60);
    expect(new Set(SEEDED_FAULTS.map(({ id }) => id)).size).toBe(SEEDED_FAULTS.length);
    expect(new Set(SEEDED_FAULTS.map(({ sentence }) => sentence)).size).toBe(SEEDED_FAULTS.length);
    const domains = new Set(SEEDED_FAULTS.map(({ operation }) => FACTS.get(operation)?.domain));
    expect(domains.has(undefined)).toBe(false);
    expect(domains.size).toBeGreaterThan(20);
    const asked = new Set([...planOf().selected].filter(([, checks]) => checks.length > 0).map(([{ id }]) => id as string));
    expect(SEEDED_FAULTS.filter(({ operation }) => !asked.has(operation))).toEqual([]);
  });

  it('asks what belongs to an operation, chosen by the operation alone', () => {
    expect(relatedTo('removeGroup')).toEqual(
      expect.arrayContaining(['removeGroup', 'createGroup', 'listGroups', 'getGroup', 'listGroupTree']),
    );
    expect(relatedTo('setMembers')).toEqual(expect.arrayContaining(['setMembers', 'setRoleRights']));
  });

  it('refuses a name nobody knows', async () => {
    await expect(runFaults(['F999'])).rejects.toMatchObject({ exitCode: EXIT.usage });
  });

  it('lists what survived, and counts apart what was found elsewhere', () => {
    const [first, second] = SEEDED_FAULTS;
    if (!first || !second) throw new Error('the catalogue is empty');
    const text = faultsText([
      { fault: first, outcome: 'survived', by: [], causes: [] },
      { fault: second, outcome: 'elsewhere', by: ['T1@listRoles'], causes: ['T1@listRoles', 'S1@listRoles'] },
    ]);
    expect(text).toMatch(/^F01 survived /);
    expect(text).toMatch(/0 of 2 faults found at their operation.*1 at another operation, 1 not at all; 0 told as one cause$/);
    expect(text).toContain('told as 2 causes: T1@listRoles, S1@listRoles');
  });
});

describe('the harness finds', { timeout: LONG_MS }, () => {
  it('what it must: one fault of each way in every run, at least 95 % of all in the long one, each told as one cause', async () => {
    const { outcomes, exitCode } = await runFaults(isTestAll ? [] : EVERY_TIME);
    if (isTestAll)
      keepResult('contract-faults', { faults: outcomes.map(({ fault: { id, sentence }, ...found }) => ({ id, sentence, ...found })) });
    expect(outcomes.filter(({ outcome }) => outcome === 'survived').map(({ fault }) => fault.sentence)).toEqual([]);
    expect(outcomes.filter(({ causes }) => causes.length > 1).map(({ fault, causes }) => `${fault.id} ${causes.join(' ')}`)).toEqual([]);
    expect(exitCode).toBe(EXIT.passed);
  });
});
