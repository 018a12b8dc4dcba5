import type { Caller, World } from '../../core/handlers.ts';
import { askModel } from '../record/asked.ts';
import { membersOf } from '../record/design.ts';
import { visible } from '../record/lists.ts';
import { shownRow, systemValues } from '../record/show.ts';

/**
 * Values of the record of a form, as they are shown, its sub-tables under their keys; none where the id names no record, or one
 * the caller may not see. @reading R-797
 */
export function recordValues(world: World, recordId: string, caller: Caller | null): Readonly<Record<string, unknown>> {
  const row = world.store.one<{ id: string; modelId: string }>(
    'SELECT id, modelId FROM model_record WHERE id = ? OR flowTaskId = ?',
    recordId,
    recordId,
  );
  if (!row) return {};
  const asked = askModel(world, row.modelId, caller);
  const record = visible(asked, row.id)[0];
  if (!record) return {};
  const { stored } = record;
  return shownRow(asked.design.fields, systemValues(stored, asked.design, membersOf(JSON.parse(stored.data))), asked.names);
}
