import type { DraftSource } from '../../../../drafts/draftKeeper.ts';
import { changedValues } from '../../../../drafts/draftValues.ts';
import type { DraftValues } from '../../../../drafts/index.ts';
import type { RowEditing } from './createRowEditing.ts';

const isValues = (value: unknown): value is DraftValues => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The rows of a grid as drafts see them: what was changed in each row by its id, and new rows by ids of their own. @reading R-822 */
export function rowsSource(editing: RowEditing): DraftSource {
  const { drafts } = editing;
  const valuesOf = (id: string): DraftValues => {
    const draft = drafts.get(id);
    return draft ? changedValues(draft.store, draft.isNew) : {};
  };
  function put(id: string, values: DraftValues) {
    editing.change(editing.rows().map((row) => (row.id === id ? { ...row, ...values } : row)));
  }
  return {
    values: () => Object.fromEntries(drafts.ids().flatMap((id) => (Object.keys(valuesOf(id)).length > 0 ? [[id, valuesOf(id)]] : []))),
    // Rows are compared with the server one by one, when they are saved.
    before: () => ({}),
    subscribe(listener) {
      const stops = [drafts.subscribe(listener), editing.subscribe(listener)];
      return () => stops.forEach((stop) => stop());
    },
    apply(values) {
      const listed = new Set(editing.rows().map(({ id }) => id));
      for (const [id, fields] of Object.entries(values)) {
        if (!isValues(fields)) continue;
        const into = listed.has(id) ? id : editing.isNewId(id) ? editing.add() : null;
        if (into !== null) put(into, fields);
      }
    },
    reset: () => drafts.ids().forEach((id) => editing.takeBack(id)),
  };
}
