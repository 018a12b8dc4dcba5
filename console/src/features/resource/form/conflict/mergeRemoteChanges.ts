import { isSame, valueAt, withValueAt } from '@milepost/kit/forms/grammar';
import type { Control } from '@milepost/kit/forms/grammar';
import type { FormStore } from '@milepost/kit/forms/store';
import { conflictsOf } from './conflictsOf.ts';
import type { Conflict } from './conflictsOf.ts';
import type { AnyResource } from '../../definition/types.ts';

interface Fresh {
  readonly form: AnyResource['form'];
  readonly store: FormStore;
  /** Record this person knows of. */
  readonly seen: object | null;
  /** Record as the server has it now. */
  readonly fresh: object;
}

/** Changes somebody else has saved since a record was seen. */
export interface MergedChanges {
  /** Fields a person is asked about. */
  readonly asked: readonly Conflict[];
  /** Tables whose rows were taken over without a question. */
  readonly reported: readonly Control[];
}

const NOTHING: MergedChanges = { asked: [], reported: [] };

/** Compares a form with the record as it is now: what nobody chooses follows the server at once, the rest is asked about. */
export function mergeRemoteChanges({ form, store, seen, fresh }: Fresh): MergedChanges {
  if (isSame(fresh, seen)) return NOTHING;
  const draftOf = (one: object): object => form?.toDraft?.(one) ?? one;
  const theirs = draftOf(fresh);
  const { asked, follows, reported } = conflictsOf({
    controls: store.controls,
    before: draftOf(seen ?? {}),
    theirs,
    mine: store.snapshot(),
  });
  for (const { field } of follows) store.set(field, valueAt(theirs, field), 'load');
  return { asked, reported };
}

interface SinceDraft {
  /** Form with the draft in it. */
  readonly store: FormStore;
  /** Fields of the draft as the form had them when it was typed. */
  readonly before: Readonly<Record<string, unknown>>;
}

/** Fields of a draft that somebody else has saved since it was typed. */
export function changedSinceDraft({ store, before }: SinceDraft) {
  const loaded: object = store.loaded();
  const begun = Object.entries(before).reduce((record, [field, value]) => withValueAt(record, field, value), { ...loaded });
  const named = store.controls.filter(({ control }) => Object.hasOwn(before, control.field));
  return conflictsOf({ controls: named, before: begun, theirs: loaded, mine: store.snapshot() });
}
