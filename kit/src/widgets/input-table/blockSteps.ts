import type { Row, RowId, RowStore, Step } from '../../engines/input-rows/index.ts';
import type { CellViews } from './cellViews.ts';
import type { Range, TableFacts } from './tableModel.ts';

interface Table {
  readonly facts: TableFacts;
  readonly store: RowStore;
  readonly views: CellViews;
}

interface BlockSteps {
  readonly steps: Step[];
  /** Cells that were put in. */
  readonly done: number;
  /** Cells among them that are to be mended. */
  readonly wrong: number;
  /** Texts there was no cell for. */
  readonly skipped: number;
  readonly rows: number;
  readonly cols: number;
}

/** Steps that put texts into cells from a place on, row after row; what cannot be taken is counted. */
export function blockSteps({ facts, store, views }: Table, lines: readonly (readonly string[])[], area: Range): BlockSteps {
  const ids = store.ids();
  const count = ids.length;
  const steps: Step[] = [];
  let [done, wrong, skipped] = [0, 0, 0];
  const room = facts.canAdd ? facts.maxRows : count;
  const added: { id: RowId; row: Row }[] = [];
  lines.forEach((texts, down) => {
    const at = area.top + down;
    if (at >= room) return void (skipped += texts.length);
    let id = ids[at] ?? added[at - count]?.id;
    if (id === undefined) {
      id = store.newId();
      const row = Object.fromEntries(facts.columns.map((column) => [column.id, column.empty]));
      added.push({ id, row });
      steps.push({ kind: 'insert', at: count + added.length - 1, id, row });
    }
    texts.forEach((text, across) => {
      const column = facts.columns[area.left + across - 1];
      const row = store.row(id) ?? added.find((one) => one.id === id)?.row ?? {};
      if (!column) return void (skipped += 1);
      if (!column.read || column.kind === 'fixed' || column.isDisabled(row) || !column.isShown(row)) return;
      const reading = text.trim() === '' ? { value: column.empty } : column.read(text, row);
      done += 1;
      views.leave(id, column);
      const refused = 'problem' in reading ? { text, problem: reading.problem } : null;
      if (views.typed(id, column) || refused)
        steps.push({ kind: 'text', id, field: column.id, before: views.refused(id, column), after: refused });
      if ('problem' in reading) return void (wrong += 1);
      steps.push({ kind: 'set', id, field: column.id, before: row[column.id], after: reading.value });
      if (column.problem({ ...row, [column.id]: reading.value }) !== null) wrong += 1;
    });
  });
  return { steps, done, wrong, skipped, rows: lines.length, cols: Math.max(...lines.map(({ length }) => length)) };
}
