import type { RecordChange } from '../../core/changes.ts';
import { Refusal } from '../../core/failure.ts';
import type { Caller, World } from '../../core/handlers.ts';
import { isAdministrator } from '../user-administration/administrator.ts';
import { modelOf, releasedOf } from '../model/lay-out.ts';
import { readDesign } from '../record/design.ts';
import { fieldRights, type May } from '../record/field-rights.ts';
import { reachOf } from '../record/reach.ts';
import { WATCHED } from './watched.ts';

/** Kind of a change of a record of a model; its values stand in members named `data.<field>`. */
const RECORD = WATCHED['model_record']?.title;
const DATA = 'data.';
const nothing: May = () => false;

/** Test of the fields of a model whose values a person may read as a whole, sub-tables with all of their columns. */
function mayRead(world: World, modelId: string, caller: Caller | null): May {
  try {
    const reach = reachOf(world, modelId, caller);
    if (reach === null) return nothing;
    const design = readDesign(releasedOf(modelOf(world, modelId)));
    const { inForm } = fieldRights(world, { id: modelId }, design, reach, caller);
    return (key) => inForm(key) && (design.byKey.get(key)?.children ?? []).every((child) => inForm(`${key}-${child.key}`));
  } catch (error) {
    // A model that is gone, or not released, shows its values to administrators alone.
    if (error instanceof Refusal) return nothing;
    throw error;
  }
}

/** Changes as one reader of the log sees them: of records without the values of fields they have no right to. @reading R-282 @reading R-693 */
export function readableChanges(world: World, changes: readonly RecordChange[], caller: Caller | null): readonly RecordChange[] {
  if (caller === null || isAdministrator(world.store, caller.userId)) return changes;
  return changes.map((change) => {
    if (change.kind !== RECORD) return change;
    const own = change.members.find(({ member }) => member === 'modelId');
    const stored = world.store.one<{ modelId: string }>('SELECT modelId FROM model_record WHERE id = ?', change.recordId);
    const modelId = stored?.modelId ?? own?.before ?? own?.after ?? null;
    const may = modelId === null ? nothing : mayRead(world, modelId, caller);
    const members = change.members.map((each) =>
      each.member.startsWith(DATA) && !may(each.member.slice(DATA.length)) ? { ...each, before: null, after: null, isHidden: true } : each,
    );
    return { ...change, members };
  });
}

/** True for changes of a record, and of what names it by its id; values of records of models name nothing. */
export const concerns = (changes: readonly RecordChange[], id: string): boolean =>
  changes.some(
    ({ kind, recordId, members }) =>
      recordId === id || (kind !== RECORD && members.some(({ before, after }) => before === id || after === id)),
  );
