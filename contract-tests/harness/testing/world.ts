import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import type { Mode } from '../run/safety/guard.ts';
import type { World } from '../run/written/perform.ts';
import { readProfile } from '../run/target/profile.ts';
import { createWorld } from '../run/written/world.ts';

export const TEST_TAG = 'cttest1234';

/** A folder that goes with the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'milepost-contract-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A world against a server of the test, with the sandbox's accounts. */
export const worldAt = (url: string, mode: Mode, journalFolder = temporaryFolder()): World =>
  createWorld({ profile: readProfile(url, {}), mode, tag: TEST_TAG, journalFolder, only: '', clauses: [] });
