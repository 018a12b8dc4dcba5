import type { FormStore } from '@milepost/kit/forms/store';
import type { RowPhase, RowState, RowStates } from '@milepost/kit/lists/row-grid';

/** A row somebody has touched: a form over its whole record. */
export interface RowDraft {
  readonly store: FormStore;
  readonly isNew: boolean;
  /** Record this person knows of; null for a new row, and until it has come. */
  readonly seen: object | null;
  readonly isSaving: boolean;
  /** Reason it was not saved, where that is about no cell. */
  readonly refusal: string | null;
}

/** Rows somebody has touched, by their ids. */
export interface RowDrafts extends RowStates {
  readonly get: (id: string) => RowDraft | undefined;
  readonly begin: (id: string, draft: Pick<RowDraft, 'store' | 'isNew'>) => RowDraft;
  /** Changes what is known of a draft; nothing where there is none any more. */
  readonly note: (id: string, known: Partial<RowDraft>) => void;
  readonly drop: (id: string) => void;
  /** Ids, in the order the rows were touched; the same list until it changes. */
  readonly ids: () => readonly string[];
}

const phaseOf = ({ isNew, isSaving }: RowDraft): RowPhase => (isSaving ? 'saving' : isNew ? 'new' : 'changed');

/** Drafts of the rows of a list. @param mayChange whether this person may change a row that is saved */
export function createRowDrafts(mayChange: (id: string) => boolean): RowDrafts {
  const drafts = new Map<string, RowDraft>();
  const states = new Map<string, RowState>();
  const listeners = new Set<() => void>();
  let ids: readonly string[] = [];
  function put(id: string, draft: RowDraft | null) {
    if (draft) drafts.set(id, draft);
    else drafts.delete(id);
    states.delete(id);
    if (ids.includes(id) !== drafts.has(id)) ids = [...drafts.keys()];
    listeners.forEach((listener) => listener());
  }
  return {
    get: (id) => drafts.get(id),
    ids: () => ids,
    begin(id, { store, isNew }) {
      const draft: RowDraft = { store, isNew, seen: null, isSaving: false, refusal: null };
      put(id, draft);
      return draft;
    },
    note(id, known) {
      const draft = drafts.get(id);
      if (draft) put(id, { ...draft, ...known });
    },
    drop: (id) => put(id, null),
    of(id) {
      const known = states.get(id);
      if (known) return known;
      const draft = drafts.get(id);
      const state: RowState = draft
        ? { phase: phaseOf(draft), form: draft.store, refusal: draft.refusal, isFixed: draft.isSaving || (!draft.isNew && !mayChange(id)) }
        : { phase: 'clean', form: null, refusal: null, isFixed: !mayChange(id) };
      states.set(id, state);
      return state;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
