import type { Clock } from '@milepost/kit/engines/clock';
import { mergeDesigns, openDesign, textsOf } from '@milepost/openapi/domains/design';
import type { DesignDocument, MergeConflict, NodeId, Side } from '@milepost/openapi/domains/design';
import type { DesignPort } from '../../../data/design/designPort.ts';
import type { StoredDesign } from '../../../data/design/storedDesign.ts';
import type { Designer } from '../designer/createDesigner.ts';
import { isSameText } from './sameTexts.ts';
import { MERGED } from './words.ts';

/** State of the draft on the server. */
export type SavingState =
  | { readonly kind: 'clean'; readonly savedAtMs: number | null }
  | { readonly kind: 'dirty' }
  | { readonly kind: 'saving' }
  /** The server takes it after a change only; its sentence says why. */
  | { readonly kind: 'refused'; readonly error: unknown }
  /** It is tried again by itself. */
  | { readonly kind: 'failed'; readonly error: unknown }
  /** Somebody else has saved, and what both changed waits for an answer. */
  | { readonly kind: 'asked' };

/** Saving of a design: by itself after a while, and at once where somebody asks for it. */
export interface Saving {
  readonly state: () => SavingState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Saves what has changed. @returns true where the server has all of it */
  readonly save: () => Promise<boolean>;
  /** Design as the server had it last. */
  readonly seen: () => StoredDesign;
  /** Takes note of what the server says of the design after something else was done with it, such as a release. */
  readonly look: () => Promise<StoredDesign | null>;
  /** Begins to save by itself. @returns the end */
  readonly start: () => () => void;
}

/** Answers to what both have changed; null to go back without an answer. */
export type AskConflicts = (conflicts: readonly MergeConflict[], savedBy: string) => Promise<ReadonlyMap<string, Side> | null>;

interface SavingPorts {
  readonly designer: Designer;
  readonly port: DesignPort;
  readonly opened: StoredDesign;
  readonly clock: Clock;
  readonly newId: () => NodeId;
  readonly ask: AskConflicts;
  /** Tells that the work of somebody else has come in. */
  readonly onMerged: (savedBy: string) => void;
  /** True for an error that a later try may not have. */
  readonly isPassing: (error: unknown) => boolean;
}

/** Quiet after which a draft is saved by itself, and waits before a failed save is tried again. @source designer §6.5, Appendix F */
const QUIET_MS = 20_000;
const RETRIES_MS = [5_000, 30_000] as const;
/** Rounds of merging in one save: others save while this one does. */
const MOST_ROUNDS = 4;

/** Moment of the last save: where nothing has changed, nothing is saved, and it stays. */
const lastSaveOf = (state: SavingState): number | null => (state.kind === 'clean' ? state.savedAtMs : null);

/** Refusal to save over a design that somebody else has left so that it cannot be opened. */
export class UnreadDesignError extends Error {
  readonly savedBy: string;
  constructor(savedBy: string) {
    super('[design] What somebody else has saved cannot be opened · your edits stay here, unsaved · export it, or have it mended');
    this.savedBy = savedBy;
  }
}

/** Wait before a failed save is tried again. */
const retryWaitMs = (failures: number): number => RETRIES_MS[Math.min(failures, RETRIES_MS.length - 1)] ?? QUIET_MS;

/** Calls after each change of the design itself. @returns the end of it */
function onEdit(designer: Designer, listener: () => void): () => void {
  let last = designer.state().document;
  return designer.subscribe(() => {
    const { document } = designer.state();
    if (document === last) return;
    last = document;
    listener();
  });
}

/** The saving of one opened design. @source designer §6.5, §6.8 @reading R-162 */
export function createSaving({ designer, port, opened, clock, newId, ask, onMerged, isPassing }: SavingPorts): Saving {
  const listeners = new Set<() => void>();
  let state: SavingState = { kind: 'clean', savedAtMs: null };
  let seen = opened;
  let callOff = () => {};
  let running: Promise<boolean> | null = null;
  let failures = 0;

  const put = (next: SavingState) => {
    state = next;
    listeners.forEach((listener) => listener());
  };
  const isDirty = (): boolean => designer.state().document !== designer.state().base?.document;
  const base = (document: DesignDocument, stored: StoredDesign) => {
    seen = stored;
    designer.run({ do: 'saved', base: { document, revision: stored.revision } });
  };

  /** Brings the newer design of the server and this one together. @returns false where that waits for an answer */
  async function merge(stored: StoredDesign): Promise<boolean> {
    const { document: mine, base: from } = designer.state();
    const { document: theirs, unread } = openDesign(stored.facts, stored.texts, newId);
    // What cannot be opened has nothing to be brought together with, and is not written over.
    if (unread.length > 0) throw new UnreadDesignError(stored.savedBy);
    let merged = mergeDesigns(from?.document ?? theirs, mine, theirs, () => 'mine');
    if (merged.conflicts.length > 0) {
      put({ kind: 'asked' });
      const answers = await ask(merged.conflicts, stored.savedBy);
      if (!answers) return false;
      // What was typed while the question stood open is in it.
      merged = mergeDesigns(from?.document ?? theirs, designer.state().document, theirs, ({ id }) => answers.get(id) ?? 'mine');
    }
    const isTheirs = isSameText(textsOf(merged.document), stored.texts);
    designer.run({ do: 'replace', document: merged.document, message: MERGED });
    base(isTheirs ? merged.document : theirs, stored);
    onMerged(stored.savedBy);
    return true;
  }

  async function once(): Promise<boolean> {
    for (let round = 0; round < MOST_ROUNDS; round += 1) {
      const { document } = designer.state();
      if (!isDirty()) break;
      put({ kind: 'saving' });
      let refused: unknown = null;
      if (seen.seenTime === undefined) {
        // A server that does not compare is asked first.
        const before = await port.load();
        if (before && before.revision !== seen.revision) {
          if (await merge(before)) continue;
          return false;
        }
      }
      try {
        await port.save(document, seen);
      } catch (error) {
        refused = error;
        if (isPassing(error)) throw error;
      }
      const now = await port.load();
      if (!now) throw refused ?? new Error('[design] The design is gone · it cannot be saved · export it, or make it anew');
      const isOurs = refused === null && isSameText(now.texts, textsOf(document));
      if (isOurs) base(document, now);
      else if (now.revision === seen.revision) throw refused;
      else if (!(await merge(now))) return false;
    }
    return !isDirty();
  }

  async function save(): Promise<boolean> {
    callOff();
    const [hadChanges, lastMs] = [isDirty(), lastSaveOf(state)];
    try {
      const isDone = await once();
      failures = 0;
      const savedAtMs = hadChanges ? clock.now() : lastMs;
      put(isDirty() ? { kind: state.kind === 'asked' ? 'asked' : 'dirty' } : { kind: 'clean', savedAtMs });
      return isDone;
    } catch (error) {
      if (isPassing(error)) {
        put({ kind: 'failed', error });
        callOff = clock.after(retryWaitMs(failures), () => void run());
        failures += 1;
      } else put({ kind: 'refused', error });
      return false;
    }
  }
  const run = (): Promise<boolean> => {
    running ??= save().finally(() => (running = null));
    return running;
  };

  function noteEdits(): void {
    if (state.kind === 'asked') return;
    callOff();
    const isDone = !isDirty();
    if (state.kind !== 'saving') put(isDone ? { kind: 'clean', savedAtMs: null } : { kind: 'dirty' });
    if (!isDone) callOff = clock.after(QUIET_MS, () => void run());
  }

  return {
    state: () => state,
    seen: () => seen,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    look: async () => {
      const now = await port.load();
      const saved = designer.state().base?.document;
      if (!now || !saved || now.revision === seen.revision) return now;
      if (isSameText(now.texts, textsOf(saved))) base(saved, now);
      else await merge(now);
      listeners.forEach((listener) => listener());
      return now;
    },
    save: async () => {
      // A save on its way has the design as it was when it began.
      if (running) await running;
      return run();
    },
    start() {
      const stop = onEdit(designer, noteEdits);
      return () => {
        callOff();
        stop();
        // Who goes elsewhere has not given up what they did.
        if (isDirty() && state.kind === 'dirty') void run();
      };
    },
  };
}
