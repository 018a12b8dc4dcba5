import type { Caller, World } from '../../core/handlers.ts';
import { openModel } from '../record/model-access.ts';
import { membersOf } from '../record/design.ts';
import { visible } from '../record/lists.ts';
import { reachOf } from '../record/reach.ts';
import { shownFor } from '../record/shown-for.ts';
import { systemValues } from '../record/show.ts';

/** A record of a form on paper. */
interface PrintedRecord {
  /** As they are shown, its sub-tables under their keys. */
  readonly values: Readonly<Record<string, unknown>>;
  /** The caller may see it. */
  readonly isSeen: boolean;
  /** Process it went through. */
  readonly taskId: string | null;
}

const NOTHING: PrintedRecord = { values: {}, isSeen: false, taskId: null };

/** Record of a form, by its id or that of its process; nothing where there is none, or one the caller may not see. @reading R-797 */
export function printedRecord(world: World, recordId: string, caller: Caller | null): PrintedRecord {
  const row = world.store.one<{ id: string; modelId: string }>(
    'SELECT id, modelId FROM model_record WHERE id = ? OR flowTaskId = ?',
    recordId,
    recordId,
  );
  if (!row) return NOTHING;
  if (reachOf(world, row.modelId, caller)?.isWhole !== true) return NOTHING;
  const asked = openModel(world, row.modelId, caller);
  const record = visible(asked, row.id)[0];
  if (!record) return NOTHING;
  const { stored } = record;
  const values = shownFor(asked, systemValues(stored, asked.design, membersOf(JSON.parse(stored.data))));
  return { values, isSeen: true, taskId: stored.flowTaskId };
}
