import type { Clock } from '@milepost/kit/engines/clock';
import type { Draft, DraftPlace, DraftValues, StoredDraft } from './draftStore.ts';
import type { Drafts } from './DraftsProvider.ts';

/** A form as drafts see it. */
export interface DraftSource {
  /** Values that were changed, without secrets; empty where nothing was. */
  readonly values: () => DraftValues;
  /** The named fields as the form began with them. */
  readonly before: (fields: readonly string[]) => DraftValues;
  /** Calls the listener after each change. @returns ends it */
  readonly subscribe: (listener: () => void) => () => void;
  /** Puts values back into the form; fields it has no more are left out. */
  readonly apply: (values: DraftValues) => void;
  /** Takes what was typed out again. @defaultValue puts the values the form began with back */
  readonly reset?: () => void;
}

/** State of the draft of one form. */
export type DraftState =
  /** Nothing to say. */
  | { readonly kind: 'none' }
  /** A draft is in the form again. */
  | { readonly kind: 'restored'; readonly draft: Draft }
  /** There is a draft of this form, which waits for a decision. */
  | { readonly kind: 'offered'; readonly draft: StoredDraft }
  /** The text is too large to be stored. */
  | { readonly kind: 'notStored' };

/** Keeper of the draft of one opened form. */
export interface DraftKeeper {
  readonly state: () => DraftState;
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * Begins to store what is typed.
   * @param isOutOfSight the form is taken off the page together with its page, which may come back
   * @param onRestored called with a draft that was put into the form
   * @returns ends it: what was typed last is written first
   */
  readonly start: (isOutOfSight: () => boolean, onRestored?: (draft: Draft) => void) => () => void;
  /** Writes at once what waits for a pause in typing. */
  readonly flush: () => void;
  /** Puts the offered draft into the form. */
  readonly restore: () => void;
  /** Removes the offered draft. */
  readonly decline: () => void;
  /** Takes a restored draft out of the form again, and removes it. */
  readonly startAgain: () => void;
  /** The form was saved, or what was typed was given up: its draft is removed. */
  readonly drop: () => void;
}

interface Options {
  readonly drafts: Drafts;
  readonly place: DraftPlace;
  readonly source: DraftSource;
  readonly clock: Clock;
}

/** Least time between two writes of a text, in milliseconds: the first change is written at once. @reading R-822 */
const WRITE_EVERY_MS = 300;
const NONE: DraftState = { kind: 'none' };

let instances = 0;
/** Name of an opened form, unlike those of other tabs and of the page before a reload. */
const newInstance = (nowMs: number): string => `${nowMs.toString(36)}${Math.random().toString(36).slice(2, 8)}${(instances += 1)}`;

/**
 * Keeps what is typed into one form until it is saved or given up. What this tab has left without a decision, because the form was
 * taken away under the hands of its person, is put back at once; older drafts, and those of tabs that are gone, are offered.
 * @reading R-822
 */
export function createDraftKeeper({ drafts: { store, forms }, place, source, clock }: Options): DraftKeeper {
  const adopted = forms.leftAt(place);
  const key = adopted ?? store.keyOf(place, newInstance(clock.now()));
  const listeners = new Set<() => void>();
  let state: DraftState = NONE;
  let isPending = false;
  let isResting = false;
  let callOff = () => {};
  let hasBegun = false;
  let tell: ((draft: Draft) => void) | undefined;

  function put(next: DraftState) {
    state = next;
    listeners.forEach((listener) => listener());
  }
  function write() {
    if (!isPending) return;
    isPending = false;
    const values = source.values();
    if (Object.keys(values).length === 0) {
      store.remove(key);
      return;
    }
    const isWritten = store.write(key, { atMs: clock.now(), values, before: source.before(Object.keys(values)) });
    if (!isWritten && state.kind !== 'offered') put({ kind: 'notStored' });
    else if (isWritten && state.kind === 'notStored') put(NONE);
  }
  function noteChange() {
    isPending = true;
    if (isResting) return;
    write();
    isResting = true;
    callOff = clock.after(WRITE_EVERY_MS, () => {
      isResting = false;
      if (isPending) noteChange();
    });
  }
  function apply(draft: Draft) {
    source.apply(draft.values);
    put({ kind: 'restored', draft });
    noteChange();
    tell?.(draft);
  }
  /** Looks for drafts nobody has open, here or in another tab. */
  async function lookForOthers() {
    const found = store.of(place).filter((draft) => draft.key !== key && !forms.isOpen(draft.key));
    if (found.length === 0) return;
    const open = await forms.openElsewhere(found.map((draft) => draft.key));
    const first = found.find((draft) => !open.has(draft.key));
    if (first && state.kind === 'none') put({ kind: 'offered', draft: first });
  }
  function drop() {
    callOff();
    isResting = false;
    isPending = false;
    store.remove(key);
    forms.forget(key);
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    start(isOutOfSight, onRestored) {
      if (onRestored) tell = onRestored;
      forms.attach(place, key);
      const stop = source.subscribe(noteChange);
      if (!hasBegun) {
        hasBegun = true;
        const draft = adopted === null ? null : store.read(key);
        if (draft) apply(draft);
        else void lookForOthers();
      }
      return () => {
        write();
        stop();
        forms.detach(place, key, isOutOfSight());
        if (store.read(key) === null) forms.forget(key);
      };
    },
    flush: write,
    restore() {
      if (state.kind !== 'offered') return;
      const { draft } = state;
      apply(draft);
      write();
      store.remove(draft.key);
      forms.forget(draft.key);
    },
    decline() {
      if (state.kind !== 'offered') return;
      store.remove(state.draft.key);
      forms.forget(state.draft.key);
      put(NONE);
    },
    startAgain() {
      if (state.kind !== 'restored') return;
      if (source.reset) source.reset();
      else source.apply(source.before(Object.keys(source.values())));
      drop();
      put(NONE);
    },
    drop() {
      drop();
      if (state.kind === 'restored' || state.kind === 'notStored') put(NONE);
    },
  };
}
