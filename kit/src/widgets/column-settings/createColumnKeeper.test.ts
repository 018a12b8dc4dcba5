import { describe, expect, test, vi } from 'vitest';
import { manualClock } from '../../engines/clock/index.ts';
import { ASK_AT_MOST_MS, SEND_AFTER_MS, createColumnKeeper } from './createColumnKeeper.ts';
import { memoryStorage } from './examples/memory.ts';
import type { ColumnSettingsPorts, SavedColumn, SettingsServer } from './types.ts';

const column = (prop: string, more: Partial<SavedColumn> = {}): SavedColumn => ({
  prop,
  label: prop,
  isVisible: true,
  widthPx: null,
  pinned: null,
  ...more,
});
const wide = (widthPx: number) => [column('a', { widthPx }), column('b')];

/** A server whose answers are given by hand. */
function aServer(kept: readonly SavedColumn[] | null = null) {
  const answers: { readonly take: () => void; readonly refuse: () => void }[] = [];
  const save = vi.fn<SettingsServer['save']>(
    () => new Promise((take, refuse) => answers.push({ take: () => take(null), refuse: () => refuse(new Error('503')) })),
  );
  return {
    server: { load: vi.fn<SettingsServer['load']>(() => Promise.resolve(kept)), save },
    sent: () => save.mock.calls.map(([, columns]) => columns),
    async answer(how: 'take' | 'refuse') {
      const next = answers.shift();
      if (!next) throw new Error('[testing] The server was asked nothing.');
      next[how]();
      await settled();
    },
  };
}
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

function aKeeper(ports: ColumnSettingsPorts = {}) {
  const storage = memoryStorage();
  const clock = manualClock();
  const all = { openStorage: () => storage, clock, ...ports };
  const failed = vi.fn<(error: unknown) => void>();
  const keeper = createColumnKeeper('506', all);
  return { keeper, storage, clock, failed, again: () => createColumnKeeper('506', all), start: () => keeper.start(failed) };
}
const text = (columns: readonly SavedColumn[]) =>
  JSON.stringify(columns.map(({ prop, label, isVisible, widthPx }) => ({ prop, label, columnVisible: isVisible, widthPx })));

describe('without a server', () => {
  test('the browser keeps everything at once, and nothing is left to send', () => {
    const { keeper, again, start } = aKeeper();
    start();
    keeper.change(wide(200), 'soon');
    expect(keeper.get()).toEqual({ saved: wide(200), isUnsent: false, hasFailed: false });
    expect(again().get().saved).toEqual(wide(200));
    keeper.change(null, 'now');
    expect(again().get().saved).toBeNull();
  });
});

describe('a server', () => {
  test('is asked each time the list is opened, and what it keeps is in force', async () => {
    const { server } = aServer([column('b'), column('a')]);
    const { keeper, start, storage } = aKeeper({ server });
    const heard = vi.fn<() => void>();
    keeper.subscribe(heard);
    expect(keeper.get().saved).toBeNull();
    start();
    await settled();
    expect(keeper.get().saved?.map(({ prop }) => prop)).toEqual(['b', 'a']);
    expect(heard).toHaveBeenCalledOnce();
    expect(storage.kept.has('jnpf_columns_506')).toBe(true);
  });

  test('that keeps what is here already changes nothing', async () => {
    const { server } = aServer(wide(200));
    const storage = memoryStorage({ jnpf_columns_506: text(wide(200)) });
    const { keeper, start } = aKeeper({ server, openStorage: () => storage });
    const heard = vi.fn<() => void>();
    keeper.subscribe(heard);
    start();
    await settled();
    expect(heard).not.toHaveBeenCalled();
  });

  test('that knows of no widths takes none away', async () => {
    const { server } = aServer([
      { prop: 'b', label: 'b', isVisible: false },
      { prop: 'a', label: 'a', isVisible: true },
    ]);
    const storage = memoryStorage({ jnpf_columns_506: text(wide(200)) });
    const { keeper, start } = aKeeper({ server, openStorage: () => storage });
    start();
    await settled();
    expect(keeper.get().saved).toEqual([column('b', { isVisible: false }), column('a', { widthPx: 200 })]);
  });

  test('that keeps nothing any more puts the columns back: they were restored elsewhere', async () => {
    const { server } = aServer(null);
    const storage = memoryStorage({ jnpf_columns_506: text(wide(200)) });
    const { keeper, start } = aKeeper({ server, openStorage: () => storage });
    start();
    await settled();
    expect(keeper.get().saved).toBeNull();
    expect(storage.kept.size).toBe(0);
  });

  test('that does not answer changes nothing and is not spoken of', async () => {
    const load = () => Promise.reject(new Error('503'));
    const storage = memoryStorage({ jnpf_columns_506: text(wide(200)) });
    const { keeper, start, failed } = aKeeper({ server: { load, save: vi.fn<SettingsServer['save']>() }, openStorage: () => storage });
    start();
    await settled();
    expect(keeper.get().saved).toEqual(wide(200));
    expect(failed).not.toHaveBeenCalled();
  });

  test('whose answer comes after a person has changed something is too late', async () => {
    const world = aServer([column('b'), column('a')]);
    const { keeper, start } = aKeeper(world);
    start();
    keeper.change(wide(200), 'now');
    await settled();
    await world.answer('take');
    expect(keeper.get()).toEqual({ saved: wide(200), isUnsent: false, hasFailed: false });
  });
});

describe('a server that has not answered yet', () => {
  /** Answers when the test says so, given up or not. */
  function slow() {
    let answer: (columns: readonly SavedColumn[]) => void = () => undefined;
    let signal: AbortSignal | undefined;
    const load: SettingsServer['load'] = (_, asked) => {
      signal = asked;
      return new Promise((resolve) => (answer = resolve));
    };
    const made = aKeeper({ server: { load, save: vi.fn<SettingsServer['save']>() } });
    return { ...made, answer: () => (answer(wide(200)), settled()), isGivenUp: () => signal?.aborted };
  }

  test('is asked no more when the list is left', async () => {
    const { keeper, start, answer, isGivenUp } = slow();
    const leave = start();
    expect(isGivenUp()).toBe(false);
    leave();
    expect(isGivenUp()).toBe(true);
    await answer();
    expect(keeper.get().saved).toBeNull();
  });

  test('is asked no more after 8 s, and nothing is said', async () => {
    const { keeper, start, answer, isGivenUp, clock, failed } = slow();
    start();
    clock.advance(ASK_AT_MOST_MS - 1);
    expect(isGivenUp()).toBe(false);
    clock.advance(1);
    expect(isGivenUp()).toBe(true);
    await answer();
    expect(keeper.get().saved).toBeNull();
    expect(failed).not.toHaveBeenCalled();
  });

  test('is waited for no longer once it has', async () => {
    const { keeper, start, answer, isGivenUp, clock } = slow();
    start();
    await answer();
    clock.advance(ASK_AT_MOST_MS);
    expect([keeper.get().saved, isGivenUp()]).toEqual([wide(200), false]);
  });
});

describe('the server is told', () => {
  test('at once of what was confirmed, and of a width when it has rested', async () => {
    const world = aServer();
    const { keeper, clock } = aKeeper(world);
    keeper.change(wide(200), 'now');
    await world.answer('take');
    expect(world.sent()).toEqual([wide(200)]);
    keeper.change(wide(208), 'soon');
    clock.advance(SEND_AFTER_MS - 1);
    keeper.change(wide(216), 'soon');
    clock.advance(SEND_AFTER_MS - 1);
    expect(world.sent()).toHaveLength(1);
    expect(keeper.get().isUnsent).toBe(true);
    clock.advance(1);
    await world.answer('take');
    expect(world.sent()).toEqual([wide(200), wide(216)]);
    expect(keeper.get().isUnsent).toBe(false);
  });

  test('one thing after the other, and of what changed meanwhile only the last', async () => {
    const world = aServer();
    const { keeper } = aKeeper(world);
    for (const px of [200, 300, 400]) keeper.change(wide(px), 'now');
    expect(world.sent()).toEqual([wide(200)]);
    await world.answer('take');
    expect(keeper.get().isUnsent).toBe(true);
    await world.answer('take');
    expect(world.sent()).toEqual([wide(200), wide(400)]);
    expect(keeper.get().isUnsent).toBe(false);
  });

  test('that everything is as declared by none at all', async () => {
    const world = aServer();
    const { keeper, storage } = aKeeper(world);
    keeper.change(null, 'now');
    expect(world.sent()).toEqual([[]]);
    expect(storage.kept.size).toBe(1);
    await world.answer('take');
    expect(storage.kept.size).toBe(0);
  });

  test('what still waits when the list is closed', async () => {
    const world = aServer();
    const { keeper, clock, start } = aKeeper(world);
    const stop = start();
    await settled();
    keeper.change(wide(200), 'soon');
    stop();
    expect(world.sent()).toEqual([wide(200)]);
    await world.answer('take');
    clock.advance(SEND_AFTER_MS);
    expect(world.sent()).toHaveLength(1);
  });
});

describe('what the server did not take', () => {
  test('is in force here and told once', async () => {
    const world = aServer();
    const { keeper, failed, start } = aKeeper(world);
    start();
    await settled();
    keeper.change(wide(200), 'now');
    await world.answer('refuse');
    expect(keeper.get()).toEqual({ saved: wide(200), isUnsent: true, hasFailed: true });
    expect(failed).toHaveBeenCalledOnce();
  });

  test('is not told while something newer is on its way', async () => {
    const world = aServer();
    const { keeper, failed, start } = aKeeper(world);
    start();
    await settled();
    keeper.change(wide(200), 'now');
    keeper.change(wide(300), 'now');
    await world.answer('refuse');
    await world.answer('take');
    expect(failed).not.toHaveBeenCalled();
    expect(keeper.get()).toEqual({ saved: wide(300), isUnsent: false, hasFailed: false });
  });

  test('is sent again when the list is opened the next time, and not overwritten by what the server has', async () => {
    const world = aServer([column('b')]);
    const { keeper, start, again } = aKeeper(world);
    const stop = start();
    await settled();
    keeper.change(wide(200), 'now');
    await world.answer('refuse');
    stop();
    const next = again();
    expect(next.get().hasFailed).toBe(true);
    next.start(() => undefined);
    await world.answer('take');
    expect(world.sent()).toEqual([wide(200), wide(200)]);
    expect(next.get()).toEqual({ saved: wide(200), isUnsent: false, hasFailed: false });
    expect(world.server.load).toHaveBeenCalledOnce();
  });
});
