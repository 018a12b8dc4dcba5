import type { PickState } from '../../engines/pick/index.ts';
import { createRequestLane } from '../../engines/request-lane/index.ts';
import type { PickStore } from './pickStore.ts';
import type { PickerNode, PickerSpec } from './types.ts';

/** State of the names of stored choices. */
export type NamesPhase = 'idle' | 'loading' | 'failed';

/** Asks after the names of what is stored. */
export interface NameLoader {
  readonly getSnapshot: () => NamesPhase;
  readonly subscribe: (listener: () => void) => () => void;
  /** Watches the picker until the returned function is called. */
  readonly start: () => () => void;
  readonly retry: () => void;
}

const unknownIn = (state: PickState<PickerNode>) =>
  [...state.confirmed.values(), ...(state.kind === 'open' ? state.draft.values() : [])].filter(({ kind }) => kind === 'unknown');

/** Turns stored choices into nodes as soon as they are there; what the feed does not know stays unknown and is not asked for again. */
export function createNameLoader({ resolve }: Pick<PickerSpec, 'resolve'>, store: PickStore): NameLoader {
  const lane = createRequestLane();
  const listeners = new Set<() => void>();
  const answered = new Set<string>();
  let asked = '';
  let phase: NamesPhase = 'idle';

  function become(next: NamesPhase): void {
    if (next === phase) return;
    phase = next;
    for (const listener of listeners) listener();
  }

  function look(): void {
    const wanted = unknownIn(store.getSnapshot()).filter(({ identity }) => !answered.has(identity));
    const key = JSON.stringify(wanted.map(({ identity }) => identity));
    if (key === asked) return;
    asked = key;
    if (wanted.length === 0) {
      lane.stop();
      return become('idle');
    }
    become('loading');
    void ask(wanted);
  }

  async function ask(wanted: ReturnType<typeof unknownIn>): Promise<void> {
    try {
      const answer = await lane.run((signal) =>
        resolve(
          wanted.map(({ stored }) => stored),
          signal,
        ),
      );
      if (answer.status === 'stale') return;
      for (const { identity } of wanted) answered.add(identity);
      asked = '';
      become('idle');
      store.send({ kind: 'resolved', nodes: answer.value });
    } catch {
      become('failed');
    }
  }

  return {
    getSnapshot: () => phase,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    start() {
      const leave = store.subscribe(look);
      look();
      return () => {
        leave();
        lane.stop();
        asked = '';
      };
    },
    retry() {
      asked = '';
      look();
    },
  };
}
