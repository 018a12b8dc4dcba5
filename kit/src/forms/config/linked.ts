import { withControls } from '../grammar/index.ts';
import type { Control, FieldPath, Part, TableColumn } from '../grammar/index.ts';

/** Fields a control's choices depend on. */
function sourcesOf(control: Control): readonly FieldPath[] {
  const sources = (() => {
    switch (control.kind) {
      case 'choice':
      case 'cascade':
        return control.options.from === 'feed' ? Object.values(control.options.parameters ?? {}) : [];
      case 'record':
        return 'templateJson' in control.source.config
          ? control.source.config.templateJson.map(({ relationField }) => relationField).filter((field) => !field.startsWith('@'))
          : [];
      default:
        return [];
    }
  })();
  // A field that follows itself would never hold anything.
  return sources.filter((field) => field !== '' && field !== control.field);
}

/** In a row a saved attribute goes with the choice it belongs to; in the form itself it is filled in anew at once. */
const sourcesOfCell = (column: TableColumn): readonly FieldPath[] =>
  column.kind === 'record' && column.source.widget === 'attribute' && column.source.config.storage === 'saved'
    ? [column.source.config.follows]
    : sourcesOf(column);

/**
 * Parts whose fields empty those that depend on them when a person changes them: choices of options and rows that are asked
 * with their value. In a sub-table that is a column of the same row, or a field of the form, which empties all rows.
 * @source forms §3 @reading R-769
 */
export function linked(parts: readonly Part[]): readonly Part[] {
  const dependants = new Map<FieldPath, FieldPath[]>();
  const note = (source: FieldPath, dependant: FieldPath) => dependants.set(source, [...(dependants.get(source) ?? []), dependant]);
  const all: Control[] = [];
  withControls(parts, (control) => (all.push(control), control));
  for (const control of all) {
    sourcesOf(control).forEach((source) => note(source, control.field));
    if (control.kind !== 'table') continue;
    const own = new Set(control.columns.map(({ field }) => field));
    for (const column of control.columns)
      for (const source of sourcesOfCell(column))
        note(own.has(source) ? `${control.field}.${source}` : source, own.has(source) ? column.field : `${control.field}.${column.field}`);
  }
  const emptying = <C extends Control>(control: C, at: FieldPath): C => {
    const empties = dependants.get(at);
    return empties ? { ...control, empties: [...new Set(empties)] } : control;
  };
  return withControls(parts, (control) => {
    const own = emptying(control, control.field);
    if (own.kind !== 'table') return own;
    return { ...own, columns: own.columns.map((column): TableColumn => emptying(column, `${own.field}.${column.field}`)) };
  });
}
