import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createProgram } from './program.ts';

/** Runs a command line in this process; answers its exit code and what it printed. */
async function milepost(...words: string[]): Promise<{ code: number; out: string }> {
  const lines: string[] = [];
  let code = -1;
  const io = {
    out: (text: string) => void lines.push(text),
    err: (text: string) => void lines.push(text),
    stopRequested: () => Promise.resolve(),
  };
  await createProgram(io, (exitCode) => (code = exitCode)).parseAsync(words, { from: 'user' });
  return { code, out: lines.join('\n') };
}

function descriptionFile(document: object): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'milepost-diff-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = path.join(folder, 'openapi.json');
  writeFileSync(file, JSON.stringify(document));
  return file;
}

const WITH_ROLES = { paths: { '/api/role': { get: { operationId: 'listRoles', 'x-effect': 'read' } } } };

describe('openapi coverage', () => {
  it('finds every documented call described, and counts by status and effect', async () => {
    const { code, out } = await milepost('openapi', 'coverage');
    expect(out).toMatch(/^(\d+) of \1 documented calls described \(100 %\), \d+ operations in all$/m);
    expect(out).toMatch(/by status {2}assumed \d+, documented \d+/);
    expect(out).toMatch(/by effect .*consume \d+.*read \d+/);
    expect(code).toBe(0);
  });

  it('prints JSON for programs', async () => {
    const { out } = await milepost('openapi', 'coverage', '--json');
    expect(JSON.parse(out)).toMatchObject({ missing: [], byDomain: { dictionary: 17 } });
  });
});

describe('openapi diff', () => {
  it('names what breaks, and exits 1', async () => {
    const { code, out } = await milepost('openapi', 'diff', descriptionFile(WITH_ROLES), descriptionFile({ paths: {} }));
    expect([code, out]).toEqual([1, '1 breaking change\n  GET /api/role: listRoles is gone']);
  });

  it('exits 0 where nothing breaks', async () => {
    const { code, out } = await milepost('openapi', 'diff', descriptionFile({ paths: {} }), descriptionFile(WITH_ROLES));
    expect([code, out]).toEqual([0, 'No breaking changes\n1 other change\n  GET /api/role: listRoles is new']);
  });

  it('says loudly that nothing was compared, and never "no changes"', async () => {
    await expect(milepost('openapi', 'diff', descriptionFile(WITH_ROLES), 'no-such-revision')).rejects.toMatchObject({
      exitCode: 3,
      message: expect.stringContaining('nothing was compared'),
    });
    await expect(milepost('openapi', 'diff', descriptionFile({}), descriptionFile(WITH_ROLES))).rejects.toMatchObject({ exitCode: 3 });
  });
});
