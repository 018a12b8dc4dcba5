import { manualClock } from '@milepost/kit/engines/clock';
import { createNodeIds, keyOf, openDesign, textsOf } from '@milepost/openapi/domains/design';
import type { DesignDocument, DesignTexts, Side } from '@milepost/openapi/domains/design';
import { expect, test, vi } from 'vitest';
import type { StoredDesign } from '../../../data/design/storedDesign.ts';
import { openedState } from '../core/next.ts';
import { createDesigner } from '../designer/createDesigner.ts';
import { createSaving } from './createSaving.ts';
import type { AskConflicts } from './createSaving.ts';
import { SAMPLE_FACTS } from '../testing/sampleFacts.ts';

const FACTS = { ...SAMPLE_FACTS, webType: 1 };
const field = (key: string, label: string) => ({ __config__: { jnpfKey: 'comInput', label, required: false }, __vModel__: key });
const FORM = { fields: [field('a', '地点'), field('b', '金额')], idGlobal: 101 };
const textsWith = (form: object): DesignTexts => ({
  formData: JSON.stringify(form),
  columnData: null,
  appColumnData: null,
  tables: null,
  flowTemplateJson: null,
});
const PASSING = new Error('no connection');
const SECONDS = 1000;

/** A server that keeps one design, refuses who has not seen the last save, and may be away; and a designer over it. */
function aSession({ answers = null, tells = true }: { answers?: 'mine' | 'theirs' | null; tells?: boolean } = {}) {
  const clock = manualClock();
  const newId = createNodeIds();
  const server = { texts: textsWith(FORM), time: 1, isAway: false, refusal: null as Error | null, saves: 0 };
  const stored = (): StoredDesign => ({
    id: 'm1',
    facts: FACTS,
    texts: server.texts,
    revision: String(server.time),
    seenTime: tells ? server.time : undefined,
    savedBy: '张伟',
    state: 'draft',
    rest: {},
  });
  const saveOf = (texts: DesignTexts) => {
    server.texts = texts;
    server.time += 1;
  };
  const port = {
    load: async () => {
      if (server.isAway) throw PASSING;
      return stored();
    },
    save: async (document: DesignDocument, seen: StoredDesign) => {
      if (server.isAway) throw PASSING;
      if (server.refusal) throw server.refusal;
      if (seen.seenTime !== undefined && seen.seenTime < server.time) throw new Error('somebody else has saved');
      server.saves += 1;
      saveOf(textsOf(document));
    },
  };
  const { document } = openDesign(FACTS, server.texts, newId);
  const none: ReadonlySet<string> = new Set();
  const designer = createDesigner(openedState(document, { document, revision: '1' }), {
    nowMs: () => clock.now(),
    newId,
    releasedKeys: () => none,
    reservedKeys: none,
    say: () => undefined,
  });
  const ask = vi.fn<AskConflicts>(async (conflicts) => answers && new Map(conflicts.map(({ id }): [string, Side] => [id, answers])));
  const onMerged = vi.fn<(savedBy: string) => void>();
  const saving = createSaving({
    designer,
    port,
    opened: stored(),
    clock,
    newId,
    ask,
    onMerged,
    isPassing: (error) => error === PASSING,
  });
  const stop = saving.start();
  const set = (key: string, name: string, value: string | boolean) => {
    const node = [...designer.state().document.tree.nodes.values()].find((one) => keyOf(one) === key);
    designer.run({ do: 'set', target: { node: node?.id ?? '' }, path: ['__config__', name], value });
  };
  const kept = () => (JSON.parse(server.texts.formData ?? '') as typeof FORM).fields.map(({ __config__ }) => __config__);
  const somebodyElse = (form: object) => saveOf(textsWith(form));
  const wait = async (seconds: number) => {
    clock.advance(seconds * SECONDS);
    await vi.waitFor(() => expect(saving.state().kind).not.toBe('saving'));
  };
  return { designer, saving, server, set, kept, somebodyElse, ask, onMerged, stop, wait };
}
const theirs = (key: 'a' | 'b', change: Partial<(typeof FORM)['fields'][number]['__config__']>) => ({
  ...FORM,
  fields: FORM.fields.map((one) => (one.__vModel__ === key ? { ...one, __config__: { ...one.__config__, ...change } } : one)),
});

test('a draft is saved by itself after twenty seconds of quiet', async () => {
  const { set, saving, server, kept, wait } = aSession();
  set('a', 'label', '事故地点');
  expect(saving.state().kind).toBe('dirty');
  await wait(15);
  set('a', 'required', true);
  await wait(15);
  expect(server.saves).toBe(0);
  await wait(6);
  await vi.waitFor(() => expect(saving.state().kind).toBe('clean'));
  expect(kept()[0]).toMatchObject({ label: '事故地点', required: true });
});

test('a design that was taken back to what is saved is not saved again', async () => {
  const { set, designer, saving, server, wait } = aSession();
  set('a', 'label', '事故地点');
  designer.run({ do: 'undo' });
  expect(saving.state().kind).toBe('clean');
  await wait(60);
  expect(server.saves).toBe(0);
});

test('a design nobody has changed is not saved, and no moment of a save is told', async () => {
  const { saving, server } = aSession();
  expect(await saving.save()).toBe(true);
  expect(server.saves).toBe(0);
  expect(saving.state()).toEqual({ kind: 'clean', savedAtMs: null });
});

test('a save that finds no server is tried again by itself, and nothing is lost', async () => {
  const { set, saving, server, kept, wait } = aSession();
  set('a', 'label', '事故地点');
  server.isAway = true;
  expect(await saving.save()).toBe(false);
  expect(saving.state().kind).toBe('failed');
  server.isAway = false;
  await wait(6);
  await vi.waitFor(() => expect(saving.state().kind).toBe('clean'));
  expect(kept()[0]?.label).toBe('事故地点');
});

test('a draft the server refuses waits for a change, with the reason', async () => {
  const { set, saving, server } = aSession();
  set('a', 'label', '事故地点');
  server.refusal = new Error('编码已存在');
  expect(await saving.save()).toBe(false);
  expect(saving.state()).toEqual({ kind: 'refused', error: server.refusal });
});

test.for([true, false])('what somebody else has saved comes in, and what is saved has both (server compares: %s)', async (tells) => {
  const { set, saving, somebodyElse, kept, onMerged, ask } = aSession({ tells });
  set('a', 'label', '事故地点');
  somebodyElse(theirs('b', { label: '损失金额' }));
  expect(await saving.save()).toBe(true);
  expect(kept().map(({ label }) => label)).toEqual(['事故地点', '损失金额']);
  expect(onMerged).toHaveBeenCalledWith('张伟');
  expect(ask).not.toHaveBeenCalled();
});

test.for([
  ['mine', '事故地点'],
  ['theirs', '位置'],
] as const)('of what both have changed, the one that is chosen is saved: %s', async ([answers, label]) => {
  const { set, saving, somebodyElse, kept, ask } = aSession({ answers });
  set('a', 'label', '事故地点');
  set('b', 'required', true);
  somebodyElse(theirs('a', { label: '位置' }));
  expect(await saving.save()).toBe(true);
  expect(kept()).toMatchObject([{ label }, { required: true }]);
  expect(ask).toHaveBeenCalledOnce();
});

test('what somebody else has saved and cannot be opened takes nothing away, and is not saved over', async () => {
  const { set, saving, server, designer, somebodyElse, ask } = aSession({ answers: 'mine' });
  set('a', 'label', '事故地点');
  somebodyElse({ ...FORM, fields: JSON.stringify(FORM.fields) });
  const { texts } = server;
  expect(await saving.save()).toBe(false);
  expect(saving.state()).toMatchObject({ kind: 'refused', error: { savedBy: '张伟' } });
  expect(ask).not.toHaveBeenCalled();
  expect(server.texts).toBe(texts);
  expect([...designer.state().document.tree.nodes.values()].map(keyOf)).toEqual(['a', 'b']);
});

test('a question that is not answered saves nothing over either', async () => {
  const { set, saving, somebodyElse, kept, designer } = aSession();
  set('a', 'label', '事故地点');
  somebodyElse(theirs('a', { label: '位置' }));
  expect(await saving.save()).toBe(false);
  expect(saving.state().kind).toBe('asked');
  expect(kept()[0]?.label).toBe('位置');
  expect(JSON.stringify([...designer.state().document.tree.nodes.values()])).toContain('事故地点');
});

test('who goes elsewhere has saved', async () => {
  const { set, stop, kept } = aSession();
  set('a', 'label', '事故地点');
  stop();
  await vi.waitFor(() => expect(kept()[0]?.label).toBe('事故地点'));
});
