import { startSandbox } from '@milepost/openapi/servers/sandbox';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { isTestAll } from '../../../scripts/testing/inTestAll.mjs';
import { DIALECTS, speakDialect, type DialectName } from '../dialect.ts';
import { readProfile } from '../profile.ts';
import { temporaryFolder } from '../testing/world.ts';
import { runDescribed } from './runDescribed.ts';

const LONG_MS = 600_000;
/** The run over the sandbox in every `npm test` speaks 3.4. */
const EVERY_TIME: readonly DialectName[] = ['net-3.6'];

afterEach(() => speakDialect({ name: '3.4' }));

describe('no false alarm', { timeout: LONG_MS }, () => {
  it.each(isTestAll ? DIALECTS : EVERY_TIME)('over a good server that speaks %s', async (dialect) => {
    const sandbox = await startSandbox({ port: 0, data: ':memory:', dialect });
    onTestFinished(() => sandbox.close());
    const profile = readProfile(sandbox.url, {}, { dialect });
    await speakDialect(profile.dialect);
    const run = await runDescribed({ profile, mode: 'full', tag: 'ctalarms1', journalFolder: temporaryFolder(), filter: {} });
    expect(run.results.filter(({ verdict }) => verdict === 'fail' || verdict === 'warn').map(({ id }) => id)).toEqual([]);
    expect(run.leftovers).toEqual([]);
    expect(run.verified.length).toBeGreaterThan(300);
  });
});
