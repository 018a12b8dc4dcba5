import { useLingui } from '@lingui/react/macro';
import { useConfirm } from '@milepost/kit/confirm';
import { controlsOf, isSame } from '@milepost/kit/forms/grammar';
import type { FieldPath, FormSpec } from '@milepost/kit/forms/grammar';
import { useProblemText, useText } from '@milepost/kit/forms/render';
import type { CellFault } from '@milepost/kit/lists/row-grid';
import { useToaster } from '@milepost/kit/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSession } from '../../../../auth/currentSession.ts';
import { useApi } from '../../../../data/api/index.ts';
import { useWrite } from '../../../../data/useWrite.ts';
import { FEEDBACK_MS, isSilent, serverWords, useFeedback } from '../../../../feedback/index.ts';
import type { Conflict, Settled } from '../../form/conflict/conflictsOf.ts';
import { mergeRemoteChanges } from '../../form/conflict/mergeRemoteChanges.ts';
import { recordQuery, saveWrite } from '../../form/recordPort.ts';
import { refusedField } from '../../form/refusedField.ts';
import type { AnyResource, Saving } from '../../definition/types.ts';
import { useMergedChangesToast } from '../../form/useMergedChangesToast.ts';
import type { RowEditing } from './createRowEditing.ts';
import type { RowDraft } from './rowDrafts.ts';

/** Fields of one row that somebody else has saved meanwhile. */
export interface RowConflict {
  readonly id: string;
  readonly conflicts: readonly Conflict[];
  /** The record as it is now. */
  readonly newer: object;
}

interface SavingFacts {
  readonly resource: AnyResource;
  readonly spec: FormSpec;
  readonly editing: RowEditing;
  /** Cells with something in them that is no value. */
  readonly faults: () => readonly CellFault[];
  /** Fields that have a column. */
  readonly isColumn: (field: FieldPath) => boolean;
  /** Called before the keyboard is led to a cell that is to be mended. */
  readonly onRefused: () => void;
}

/** Saving of single rows. */
export interface RowSaving {
  /** Saves a row; resolves to whether it is saved. */
  readonly save: (id: string) => Promise<boolean>;
  readonly conflict: RowConflict | null;
  /** Goes on with the values chosen per field; null gives up saving. */
  readonly settle: (chosen: ReadonlyMap<string, Settled> | null) => void;
}

/** Saves one row at a time, as the form of its record does: judged whole, read once more before it is written, refused beside its cell. */
export function useRowSaving({ resource, spec, editing, faults, isColumn, onRefused }: SavingFacts): RowSaving {
  const { drafts, goTo } = editing;
  const { t } = useLingui();
  const text = useText();
  const problemText = useProblemText();
  const api = useApi();
  const queries = useQueryClient();
  const { user } = useSession().currentUser;
  const confirm = useConfirm();
  const toaster = useToaster();
  const feedback = useFeedback();
  const tellTakenOver = useMergedChangesToast();
  const { run } = useWrite(saveWrite(api, resource));
  const { form } = resource;
  const [conflict, setConflict] = useState<RowConflict | null>(null);

  /** Leads to the first cell that is to be mended, or says what else is. @returns whether there is nothing */
  function isReady(id: string, { store }: RowDraft): boolean {
    const [fault] = faults().filter((one) => one.id === id);
    const isFit = store.tryToSave();
    drafts.note(id, {});
    if (isFit && !fault) return true;
    onRefused();
    const problems = store.summary().problems;
    const here = problems.find(({ field }) => isColumn(field));
    const to = fault?.field ?? here?.field;
    if (to !== undefined) goTo(id, to);
    else if (problems[0]) {
      const { control, problem } = problems[0];
      const [label, words] = [text(control.label), problemText(control, problem)];
      drafts.note(id, { refusal: t`${label}: ${words}. It can be mended in the form of this row.` });
    }
    return false;
  }

  const savingOf = ({ store, seen }: RowDraft): Saving => ({
    api,
    ownId: user.userId,
    loaded: seen,
    changed: store.changed(),
    optionsOf: () => [],
  });

  /** Compares with the record as it is now. @returns false where somebody has to choose, or where it is gone */
  async function isUnchanged(id: string): Promise<boolean> {
    const draft = drafts.get(id);
    if (!draft || draft.isNew || !form?.load) return draft !== undefined;
    const fresh = await queries.fetchQuery(recordQuery(api, resource, form.load, id));
    if (fresh === null) {
      drafts.note(id, { refusal: t`It may have been deleted` });
      return false;
    }
    if (isSame(fresh, draft.seen)) return true;
    const { asked, reported } = mergeRemoteChanges({ form, store: draft.store, seen: draft.seen, fresh });
    tellTakenOver(reported);
    if (asked.length > 0) {
      setConflict({ id, conflicts: asked, newer: fresh });
      return false;
    }
    drafts.note(id, { seen: fresh });
    return true;
  }

  async function write(id: string): Promise<boolean> {
    drafts.note(id, { isSaving: true, refusal: null });
    try {
      if (!(await isUnchanged(id))) return false;
      const draft = drafts.get(id) as RowDraft;
      const values = draft.store.snapshot();
      const body = form?.toBody?.(values, savingOf(draft)) ?? values;
      const { msg, data } = await run({ id: draft.isNew ? null : id, body });
      drafts.drop(id);
      editing.saved(id, draft.isNew && typeof data === 'string' && data !== '' ? data : null);
      feedback.success('save', msg);
      return true;
    } catch (error) {
      if (isSilent(error)) return false;
      const words = serverWords(error) ?? feedback.failureWords;
      const field = refusedField(
        words,
        controlsOf(spec).map(({ control }) => control),
      );
      drafts.get(id)?.store.refuse({ field, message: words });
      const isInCell = field !== null && isColumn(field);
      drafts.note(id, { refusal: isInCell ? null : words, isSaving: false });
      onRefused();
      if (isInCell) goTo(id, field);
      else toaster.show({ tone: 'error', title: words, durationMs: FEEDBACK_MS.error });
      return false;
    } finally {
      drafts.note(id, { isSaving: false });
    }
  }

  async function save(id: string): Promise<boolean> {
    const draft = drafts.get(id);
    if (!draft || draft.isSaving) return false;
    await editing.arrived(id);
    if (!isReady(id, draft)) return false;
    if (resource.isPreview === true && resource.onTried) {
      const values = draft.store.snapshot();
      resource.onTried({ id: draft.isNew ? null : id, draft: values, body: form?.toBody?.(values, savingOf(draft)) ?? values });
      return false;
    }
    if (resource.isPreview === true) {
      toaster.show({ tone: 'info', title: t`The form is complete. This is a preview: nothing was sent.`, durationMs: FEEDBACK_MS.save });
      return false;
    }
    if (form?.confirm && !(await confirm({ title: t`Prompt`, body: text(form.confirm), confirmLabel: t`Save`, tone: 'plain' })))
      return false;
    return write(id);
  }

  return {
    save,
    conflict,
    settle(chosen: ReadonlyMap<string, Settled> | null) {
      const asked = conflict;
      setConflict(null);
      const draft = asked && drafts.get(asked.id);
      if (!asked || !draft || chosen === null) return;
      for (const { control, ...values } of asked.conflicts)
        draft.store.set(control.field, values[chosen.get(control.field) ?? 'mine'], 'load');
      drafts.note(asked.id, { seen: asked.newer });
      // The question has closed over a cell that was closed meanwhile: the keyboard goes back to what was asked about.
      if (isReady(asked.id, draft)) void write(asked.id).then((isSaved) => isSaved && goTo(asked.id, asked.conflicts[0]?.control.field));
    },
  };
}
