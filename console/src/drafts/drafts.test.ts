import { manualClock } from '@milepost/kit/engines/clock';
import { createFormStore } from '@milepost/kit/forms/store';
import type { FormStore } from '@milepost/kit/forms/store';
import { describe, expect, test } from 'vitest';
import { createDraftKeeper } from './draftKeeper.ts';
import { DRAFT_LIFETIME_MS, MAX_DRAFT_CHARS, createDraftStore } from './draftStore.ts';
import type { DraftShelf } from './draftStore.ts';
import { createOpenForms } from './openForms.ts';
import { storeSource } from './useDraft.ts';

const text = (field: string, more: object = {}) => ({ part: 'control', kind: 'text', field, label: field, ...more });
const PARTS = [
  text('name'),
  text('note'),
  text('secret', { isSecret: true }),
  {
    part: 'control',
    kind: 'table',
    field: 'rows',
    label: 'rows',
    columns: [text('plate'), text('pin', { isSecret: true })],
  },
];
const form = (loaded: object = {}) => createFormStore({ parts: PARTS as never }, loaded) as FormStore;

function memory(): DraftShelf & { readonly texts: Map<string, string> } {
  const texts = new Map<string, string>();
  return {
    texts,
    get length() {
      return texts.size;
    },
    key: (at) => [...texts.keys()][at] ?? null,
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, value) => void texts.set(key, value),
    removeItem: (key) => void texts.delete(key),
  };
}

/** Tabs of one browser: a channel of their own, one storage. */
function browser() {
  const shelf = memory();
  const clock = manualClock(1_000_000);
  const store = createDraftStore(
    () => shelf,
    () => clock.now(),
  );
  const listeners = new Set<{ readonly hear: (event: MessageEvent) => void; readonly channel: object }>();
  const channel = (): BroadcastChannel => {
    const own = {
      addEventListener: (_: string, hear: (event: MessageEvent) => void) => void listeners.add({ hear, channel: own }),
      removeEventListener(_: string, hear: (event: MessageEvent) => void) {
        for (const one of listeners) if (one.hear === hear) listeners.delete(one);
      },
      postMessage(data: unknown) {
        for (const one of listeners) if (one.channel !== own) one.hear({ data } as MessageEvent);
      },
    };
    return own as unknown as BroadcastChannel;
  };
  const tab = () => {
    const forms = createOpenForms((delayMs, task) => clock.after(delayMs, task), channel);
    return {
      open(
        into: FormStore,
        { record = null, userId = 'lin', name = 'area' }: { record?: string | null; userId?: string; name?: string } = {},
      ) {
        const keeper = createDraftKeeper({
          drafts: { userId, store, forms },
          place: { userId, form: name, record },
          source: storeSource(into, record === null),
          clock,
        });
        const stop = keeper.start(() => false);
        return { ...keeper, leave: stop, form: into };
      },
    };
  };
  /** Time in which other tabs answer, and what waits for it. */
  const settle = async () => {
    clock.advance(200);
    await Promise.resolve();
    await Promise.resolve();
  };
  /** Every tab is gone without a word. */
  const crash = () => listeners.clear();
  return { shelf, clock, store, tab, settle, crash };
}

test('what a tab has left without a decision is in the form at once when it is opened again', () => {
  const { tab, clock } = browser();
  const one = tab();
  const first = one.open(form());
  first.form.set('name', 'K12');
  clock.advance(10);
  first.leave();
  const again = one.open(form());
  expect(again.form.value('name')).toBe('K12');
  expect(again.state()).toMatchObject({ kind: 'restored', draft: { values: { name: 'K12' } } });
  again.startAgain();
  expect([again.form.value('name'), again.state().kind]).toEqual(['', 'none']);
  again.leave();
  expect(one.open(form()).state().kind).toBe('none');
});

test('after a crash the text is offered with its time, and one press brings it back; the other removes it', async () => {
  const { tab, settle, clock, crash } = browser();
  const crashed = tab().open(form());
  crashed.form.set('name', 'K12');
  clock.advance(300);
  crash();
  const next = tab().open(form());
  await settle();
  expect([next.state(), next.form.value('name')]).toMatchObject([{ kind: 'offered', draft: { atMs: 1_000_000 } }, '']);
  next.restore();
  expect([next.state().kind, next.form.value('name')]).toEqual(['restored', 'K12']);
  crash();
  const third = tab().open(form());
  await settle();
  expect(third.state().kind).toBe('offered');
  third.decline();
  expect([third.state().kind, third.form.value('name')]).toEqual(['none', '']);
});

test('a form that is open in another tab is not offered here, and neither tab overwrites the other', async () => {
  const { tab, settle, clock, shelf } = browser();
  const one = tab().open(form());
  one.form.set('name', 'K12');
  clock.advance(300);
  const other = tab().open(form());
  await settle();
  expect(other.state().kind).toBe('none');
  other.form.set('name', 'K13');
  clock.advance(300);
  expect([...shelf.texts.values()].map((value) => (JSON.parse(value) as { values: object }).values)).toEqual([
    { name: 'K12' },
    { name: 'K13' },
  ]);
});

describe('what is kept', () => {
  const { tab, clock, shelf } = browser();
  const open = tab().open(form());
  open.form.set('secret', 'pass-1');
  open.form.set('rows', [{ plate: '皖A12345', pin: 'pin-1' }]);
  clock.advance(300);
  const kept = [...shelf.texts.values()].join();
  test('is what was typed', () => expect(kept).toContain('皖A12345'));
  test.each(['pass-1', 'pin-1'])('is never a secret: %s', (secret) => expect(kept).not.toContain(secret));
});

test.each<[string, { record?: string | null; userId?: string; name?: string }]>([
  ['another person', { userId: 'wang' }],
  ['another record', { record: '3' }],
  ['another form', { name: 'role' }],
])('%s finds nothing of it', async (_, at) => {
  const { tab, settle } = browser();
  const first = tab().open(form());
  first.form.set('name', 'K12');
  first.leave();
  const next = tab().open(form(), at);
  await settle();
  expect(next.state().kind).toBe('none');
});

test('a draft is gone once it is saved, given up, or taken back by hand, also when the form goes afterwards', () => {
  const { tab, shelf, clock } = browser();
  const one = tab();
  const saved = one.open(form());
  saved.form.set('name', 'K12');
  saved.drop();
  saved.leave();
  const undone = one.open(form());
  undone.form.set('name', 'K12');
  clock.advance(300);
  expect(shelf.texts.size).toBe(1);
  undone.form.set('name', '');
  clock.advance(300);
  undone.leave();
  expect(shelf.texts.size).toBe(0);
});

test('a changed record keeps what was changed alone, and what it was before; a new one all that is filled in', () => {
  const { tab, clock, store } = browser();
  const begun = { name: 'K12', note: 'n' };
  const edited = tab().open(form(begun), { record: '3' });
  edited.form.set('name', 'K13');
  const made = tab().open(form(begun), { name: 'new' });
  made.form.set('name', 'K13');
  clock.advance(300);
  expect(store.of({ userId: 'lin', form: 'area', record: '3' })[0]).toMatchObject({ values: { name: 'K13' }, before: { name: 'K12' } });
  expect(store.of({ userId: 'lin', form: 'new', record: null })[0]?.values).toEqual({ ...begun, name: 'K13' });
  expect(Object.keys(store.of({ userId: 'lin', form: 'area', record: '3' })[0]?.values ?? {})).toEqual(['name']);
});

test('fields a form has no more are left out', () => {
  const { tab } = browser();
  const one = tab();
  const first = one.open(form());
  first.form.set('name', 'K12');
  first.form.set('note', 'n');
  first.leave();
  const narrow = createFormStore({ parts: [text('note')] as never }, {}) as FormStore;
  one.open(narrow);
  expect(narrow.snapshot()).toEqual({ note: 'n' });
});

test('a text is removed after seven days, and one that is no draft at once', () => {
  const { store, clock, shelf } = browser();
  const place = { userId: 'lin', form: 'area', record: null };
  store.write(store.keyOf(place, 'a'), { atMs: clock.now(), values: { name: 'x' }, before: {} });
  shelf.setItem(store.keyOf(place, 'b'), '[1]');
  shelf.setItem(store.keyOf(place, 'c'), '{');
  expect(store.of(place)).toHaveLength(1);
  clock.advance(DRAFT_LIFETIME_MS + 1);
  expect(store.of(place)).toEqual([]);
  expect(shelf.texts.size).toBe(0);
});

test('too large a text is said not to be stored; the oldest go where there is no room for all', () => {
  const { tab, store, clock } = browser();
  const open = tab().open(form());
  open.form.set('note', 'x'.repeat(MAX_DRAFT_CHARS));
  clock.advance(300);
  expect(open.state().kind).toBe('notStored');
  open.form.set('note', 'x');
  clock.advance(300);
  expect(open.state().kind).toBe('none');
  const place = { userId: 'lin', form: 'large', record: null };
  const values = { note: 'x'.repeat(MAX_DRAFT_CHARS - 200) };
  for (const name of ['a', 'b', 'c', 'd', 'e']) {
    clock.advance(1);
    store.write(store.keyOf(place, name), { atMs: clock.now(), values, before: {} });
  }
  expect(store.of(place).map(({ key }) => key.at(-1))).toEqual(['e', 'd', 'c', 'b']);
});

test('where the browser stores nothing, what a tab has left is still there for as long as the page is open', () => {
  const clock = manualClock(5);
  const refusing = createDraftStore(
    () => {
      throw new DOMException('no', 'SecurityError');
    },
    () => clock.now(),
  );
  const place = { userId: 'lin', form: 'area', record: null };
  refusing.write(refusing.keyOf(place, 'a'), { atMs: 5, values: { name: 'x' }, before: {} });
  expect(refusing.of(place)).toHaveLength(1);
  refusing.removeAll('lin');
  expect(refusing.of(place)).toEqual([]);
});

test('all drafts of a person go at once, those of others stay', () => {
  const { store, clock } = browser();
  for (const userId of ['lin', 'li', 'lin2'])
    store.write(store.keyOf({ userId, form: 'area', record: null }, 'a'), { atMs: clock.now(), values: { name: 'x' }, before: {} });
  store.removeAll('lin');
  expect(['lin', 'li', 'lin2'].map((userId) => store.count(userId))).toEqual([0, 1, 1]);
});
