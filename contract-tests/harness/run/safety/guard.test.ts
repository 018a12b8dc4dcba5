import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { operationOf, type OperationId } from '../../model/description.ts';
import { createGuard, type Intent, type Mode } from './guard.ts';
import { openJournal } from './journal.ts';
import { NotRun, SafetyStop } from '../../model/stop.ts';
import { temporaryFolder, TEST_TAG } from '../../testing/world.ts';

const intent = (id: OperationId, more: Partial<Intent> = {}): Intent => ({
  operation: operationOf(id),
  path: {},
  body: undefined,
  file: null,
  token: 'bearer somebody',
  ...more,
});

function guardFor(mode: Mode) {
  const folder = temporaryFolder();
  const prove = vi.fn<() => Promise<void>>(async () => undefined);
  return { guard: createGuard(mode, openJournal(folder, TEST_TAG), prove), prove, journal: path.join(folder, `${TEST_TAG}.jsonl`) };
}

describe('read mode', () => {
  it.each(['listDictionaryCategories', 'exportDictionaryCategory', 'downloadFile', 'login', 'logout', 'getCurrentUser'] as const)(
    'lets %s through',
    async (id) => {
      await expect(guardFor('read').guard.permit(intent(id))).resolves.toBeUndefined();
    },
  );

  it.each([
    'createDictionaryCategory',
    'updateDictionaryEntry',
    'removeDictionaryEntry',
    'setDictionaryEntryState',
    'importDictionary',
    'updateSystemLanguage',
    'lockScreen',
    'listNotices', // lists in 3.4, creates in 3.6: the same POST
    'readMessage', // a GET that marks
    'drawBillNumber', // a GET that spends a number
    'syncUsersToDingTalk', // a GET that writes elsewhere
    'uploadChunk',
  ] as const)('does not run %s, and asks the target nothing', async (id) => {
    const { guard, prove } = guardFor('read');
    await expect(guard.permit(intent(id, { body: { enCode: TEST_TAG } }))).rejects.toThrow(NotRun);
    expect(prove).not.toHaveBeenCalled();
  });
});

describe('full mode', () => {
  it('proves the target once, before the first write', async () => {
    const { guard, prove } = guardFor('full');
    await guard.permit(intent('listDictionaryCategories'));
    expect(prove).not.toHaveBeenCalled();
    for (const enCode of [`${TEST_TAG}.1`, `${TEST_TAG}.2`]) await guard.permit(intent('createDictionaryCategory', { body: { enCode } }));
    expect(prove).toHaveBeenCalledTimes(1);
  });

  it('refuses every write when the proof fails', async () => {
    const guard = createGuard('full', openJournal(temporaryFolder(), TEST_TAG), () => Promise.reject(new SafetyStop('no sandbox')));
    const create = intent('createDictionaryCategory', { body: { enCode: TEST_TAG } });
    await expect(guard.permit(create)).rejects.toThrow('no sandbox');
    await expect(guard.permit(create)).rejects.toThrow('no sandbox');
  });

  it('writes down what will be created before it is created', async () => {
    const { guard, journal } = guardFor('full');
    await guard.permit(intent('createDictionaryCategory', { body: { enCode: `${TEST_TAG}.1` } }));
    expect(JSON.parse(readFileSync(journal, 'utf8'))).toEqual({ operation: 'createDictionaryCategory', body: { enCode: `${TEST_TAG}.1` } });
  });

  it('creates nothing when the journal cannot be written', async () => {
    const guard = createGuard('full', openJournal('/dev/null/nowhere', TEST_TAG), async () => undefined);
    await expect(guard.permit(intent('createDictionaryCategory', { body: { enCode: TEST_TAG } }))).rejects.toThrow(
      /journal .* cannot be written/,
    );
  });

  it('creates only what carries the mark of the run', async () => {
    const { guard, journal } = guardFor('full');
    await expect(guard.permit(intent('createDictionaryCategory', { body: { enCode: 'asset' } }))).rejects.toThrow(SafetyStop);
    expect(existsSync(journal)).toBe(false);
  });

  it('imports only files in which every category carries the mark', async () => {
    const file = (...codes: string[]) => ({ name: 'a.bdd', text: JSON.stringify({ types: codes.map((enCode) => ({ enCode })) }) });
    const { guard } = guardFor('full');
    await expect(guard.permit(intent('importDictionary', { file: file(`${TEST_TAG}.1`) }))).resolves.toBeUndefined();
    await expect(guard.permit(intent('importDictionary', { file: file(`${TEST_TAG}.1`, 'asset') }))).rejects.toThrow(SafetyStop);
    await expect(guard.permit(intent('importDictionary', { file: { name: 'a.bdd', text: '{' } }))).rejects.toThrow(SafetyStop);
  });

  it.each(['updateDictionaryCategory', 'removeDictionaryCategory', 'removeDictionaryEntry', 'setDictionaryEntryState'] as const)(
    'lets %s touch only records the server has shown with the mark of the run',
    async (id) => {
      const { guard } = guardFor('full');
      const own = intent(id, { path: { id: '7' } });
      await expect(guard.permit(own)).rejects.toThrow('record "7" was not created by this run');
      guard.learn({ list: [{ id: '6', enCode: 'asset', children: [{ id: '7', enCode: `${TEST_TAG}.1` }] }] });
      await expect(guard.permit(own)).resolves.toBeUndefined();
      await expect(guard.permit(intent(id, { path: { id: '6' } }))).rejects.toThrow(SafetyStop);
    },
  );

  it('stops a loop of writes', async () => {
    const { guard } = guardFor('full');
    const create = intent('createDictionaryCategory', { body: { enCode: TEST_TAG } });
    for (let count = 0; count < 500; count += 1) await guard.permit(create);
    await expect(guard.permit(create)).rejects.toThrow(/More than 500 writes/);
  });

  it('never tests effects outside the server', async () => {
    const external = { ...operationOf('logout'), id: 'createDictionaryEntry' as const, effect: 'external' as const };
    await expect(guardFor('full').guard.permit({ ...intent('logout'), operation: external })).rejects.toThrow(/"external" is never tested/);
  });
});
