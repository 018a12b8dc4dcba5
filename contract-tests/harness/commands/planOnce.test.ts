import { expect, it, onTestFinished, vi } from 'vitest';
import { FACTS } from '../model/facts.ts';
import { FAMILY_NAMES, FAMILY_PLANS } from '../plan/plan.ts';
import { startForTest } from '../testing/servers.ts';
import { runContract } from './runContract.ts';

it('a run asks each family for the checks of each operation once, its report included', async () => {
  const sandbox = await startForTest();
  const spies = FAMILY_NAMES.map((name) => vi.spyOn(FAMILY_PLANS, name));
  onTestFinished(async () => {
    for (const spy of spies) spy.mockRestore();
    await sandbox.close();
  });
  const report = await runContract({
    target: sandbox.url,
    mode: 'full',
    rows: 'described',
    filter: { operations: ['listRoles', 'exportRoles', 'setMembers'] },
    env: {},
  });
  expect(report.checks?.pass).toBeGreaterThan(0);
  expect(spies.map((spy) => spy.mock.calls.length)).toEqual(FAMILY_NAMES.map(() => FACTS.size));
});
