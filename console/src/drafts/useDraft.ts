import { systemClock } from '@milepost/kit/engines/clock';
import type { FormStore } from '@milepost/kit/forms/store';
import { useEffect, useEffectEvent, useId, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { useUnsaved, useUnsavedScope } from '../open-pages/unsaved.ts';
import { createDraftKeeper } from './draftKeeper.ts';
import type { DraftKeeper, DraftSource, DraftState } from './draftKeeper.ts';
import type { Draft } from './draftStore.ts';
import { applyDraft, changedValues, valuesBefore } from './draftValues.ts';
import { useDrafts } from './DraftsProvider.ts';

/** The draft of a form, for the form and for the notice above it. */
export interface FormDraft extends Pick<DraftKeeper, 'restore' | 'decline' | 'startAgain' | 'drop'> {
  readonly state: DraftState;
}

interface Options {
  /** Name of the form, the same in every session. */
  readonly form: string;
  /** Id of the record; null for a new one. */
  readonly record: string | null;
  /** Read once, when the form is drawn first. */
  readonly source: DraftSource;
  /** Something is typed and not saved. */
  readonly isDirty: boolean;
  readonly onRestored?: (draft: Draft) => void;
}

const ignore = () => undefined;
const NONE: DraftState = { kind: 'none' };
/** Keeper of a form outside a session: nothing is stored. */
const NO_KEEPER: DraftKeeper = {
  state: () => NONE,
  subscribe: () => ignore,
  start: () => ignore,
  flush: ignore,
  restore: ignore,
  decline: ignore,
  startAgain: ignore,
  drop: ignore,
};

/**
 * The one rule of every form: what is typed is marked as unsaved, so that leaving asks, and stored in this browser until it is saved
 * or given up, so that nothing which ends the page takes it away. @reading R-822
 */
export function useDraft({ form, record, source, isDirty, onRestored }: Options): FormDraft {
  const drafts = useDrafts();
  const scope = useUnsavedScope();
  const id = useId();
  const restored = useEffectEvent((draft: Draft) => onRestored?.(draft));
  const [keeper] = useState(() =>
    drafts
      ? createDraftKeeper({
          drafts,
          place: { userId: drafts.userId, form, record },
          source,
          clock: systemClock,
        })
      : NO_KEEPER,
  );
  useUnsaved(isDirty);
  // Before anything is painted: a form that comes back comes with its text.
  useLayoutEffect(() => {
    const stop = keeper.start(
      () => !scope.isShown,
      (draft) => queueMicrotask(() => restored(draft)),
    );
    scope.discards.set(id, keeper.drop);
    return () => {
      stop();
      if (scope.isShown) scope.discards.delete(id);
    };
  }, [keeper, scope, id]);
  useEffect(() => {
    // A page that is closed, reloaded or put to sleep says so; a crash does not, and loses the last moment of typing at most.
    const write = () => keeper.flush();
    window.addEventListener('pagehide', write);
    document.addEventListener('visibilitychange', write);
    return () => {
      window.removeEventListener('pagehide', write);
      document.removeEventListener('visibilitychange', write);
    };
  }, [keeper]);
  const state = useSyncExternalStore(keeper.subscribe, keeper.state);
  return { ...keeper, state };
}

/** A form store as drafts see it. @param isNew true where there is no record yet */
export function storeSource(store: FormStore, isNew: boolean): DraftSource {
  return {
    values: () => changedValues(store, isNew),
    before: (fields) => valuesBefore(store, fields),
    subscribe(listener) {
      const stops = store.controls.map(({ control }) => store.subscribe(control.field, listener));
      return () => stops.forEach((stop) => stop());
    },
    apply: (values) => applyDraft(store, values),
  };
}

/** The same, where the store may be another one while the form is open. */
function movingSource(first: FormStore, isNew: boolean): DraftSource & { readonly moveTo: (store: FormStore) => void } {
  let source = storeSource(first, isNew);
  let now = first;
  let told: () => void = ignore;
  let stop: () => void = ignore;
  return {
    values: () => source.values(),
    before: (fields) => source.before(fields),
    apply: (values) => source.apply(values),
    subscribe(listener) {
      told = listener;
      stop = source.subscribe(listener);
      return () => {
        told = ignore;
        stop();
        stop = ignore;
      };
    },
    moveTo(store) {
      if (store === now) return;
      const isHeard = stop !== ignore;
      stop();
      now = store;
      source = storeSource(store, isNew);
      if (isHeard) stop = source.subscribe(told);
    },
  };
}

/** The draft of a form over a record. */
export function useFormDraft({ store, record, ...options }: Omit<Options, 'source'> & { readonly store: FormStore }): FormDraft {
  const [source] = useState(() => movingSource(store, record === null));
  useLayoutEffect(() => source.moveTo(store), [source, store]);
  return useDraft({ ...options, record, source });
}
