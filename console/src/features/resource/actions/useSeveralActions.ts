import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useConfirm } from '@milepost/kit/confirm';
import { useApi } from '../../../data/api/index.ts';
import { useWrite } from '../../../data/useWrite.ts';
import { eachOf } from './batch.ts';
import { MAX_ROWS_CHECKED, impactNotesOfEach, refusalsOf } from './deletionImpact.ts';
import { recordWrite, toggleWrite } from '../form/recordPort.ts';
import { nameOf } from '../definition/rowActions.ts';
import { switchesOf } from '../definition/rowState.ts';
import type { AnyResource, AnyRow, DeletionImpact } from '../definition/types.ts';
import { useImpactNotes } from './useImpactNotes.ts';
import { useBatchResultToasts } from './useBatchResultToasts.ts';
import { useTellWrite } from './useTellWrite.ts';

/** Most rows named in a question. */
const LISTED = 6;

/** Rows, and what is done with each of them. */
interface Batch {
  readonly rows: readonly AnyRow[];
  readonly act: (row: AnyRow) => Promise<unknown>;
}

/** Deletion of a row, with its call, empty where there is none. */
export const removalOf = ({ actions: { remove } }: AnyResource) => (typeof remove === 'object' ? remove : { call: remove ?? '' });

/** Deletes and switches several rows: says first what hangs on them, and afterwards which were left as they are. @source admin §4, §8 */
export function useSeveralActions(resource: AnyResource) {
  const { t, i18n } = useLingui();
  const confirm = useConfirm();
  const api = useApi();
  const tell = useTellWrite();
  const factsOf = useImpactNotes();
  const told = useBatchResultToasts(resource);
  const { removeBatch, disableImpact } = resource.actions;
  const removal = removalOf(resource);
  const takesIds = Boolean(removeBatch) || ('takesIds' in removal && removal.takesIds === true);
  const removeOne = recordWrite(api, resource, removal.call);
  const removingMany = useWrite(recordWrite(api, resource, removeBatch ? removeBatch.call : removal.call));
  const toggleOne = toggleWrite(api, resource);
  const each = useWrite({ send: ({ rows, act }: Batch) => eachOf(rows, act) });

  /** A question with what hangs on each of the rows on a line of its own; of many the first lines. */
  async function bodyOf(question: string, effects: DeletionImpact<AnyRow> | undefined, rows: readonly AnyRow[]): Promise<string> {
    if (!effects) return question;
    const found = await impactNotesOfEach(rows, (row) => factsOf(effects, row));
    const lines = found.slice(0, LISTED).map(({ row, facts }) => `${nameOf(resource, row)}: ${facts.join(' ')}`);
    const moreCount = found.length - LISTED;
    if (moreCount > 0) lines.push(t`${plural(moreCount, { one: 'And # more row.', other: 'And # more rows.' })}`);
    const uncheckedCount = rows.length - MAX_ROWS_CHECKED;
    if (uncheckedCount > 0)
      lines.push(t`${plural(uncheckedCount, { one: '# row was not looked at.', other: '# rows were not looked at.' })}`);
    return [question, ...lines].join('\n');
  }
  const countOf = ({ length: count }: readonly AnyRow[]) => t`${plural(count, { one: '# row', other: '# rows' })}`;

  async function sendAll(rows: readonly AnyRow[], act: Batch['act'], undo?: () => void): Promise<void> {
    told.done(rows, await each.run({ rows, act }), (again) => void sendAll(again, act, undo), undo);
  }

  function switchAll(rows: readonly AnyRow[], isOn: boolean): Promise<void> {
    // Rows somebody else has switched meanwhile are not this person's to undo.
    const own: AnyRow[] = [];
    const act = async (row: AnyRow) => (await toggleOne.send({ id: row.id, isOn })) && own.push(row);
    return sendAll(rows, act, () => void sendAll([...own], (row) => toggleOne.send({ id: row.id, isOn: !isOn })));
  }

  return {
    /** Deletes several rows, after asking once. @returns whether it was begun */
    removeAll: async (rows: readonly AnyRow[]): Promise<boolean> => {
      const { due, left } = refusalsOf(removal, rows);
      const isSure =
        due.length > 0 &&
        (await confirm({
          title: t`Prompt`,
          body: await bodyOf(
            removeBatch && removeBatch.confirm
              ? i18n._(removeBatch.confirm)
              : t`This operation will permanently delete the data, continue?`,
            'impact' in removal ? removal.impact : undefined,
            due,
          ),
          subject: countOf(due),
          confirmLabel: removeBatch && removeBatch.confirm ? i18n._(removeBatch.label) : t`Delete`,
          tone: 'danger',
        }));
      if (isSure && takesIds) await tell('remove', removingMany.run({ body: { ids: due.map(({ id }) => id) } }));
      else if (isSure) await sendAll(due, ({ id }) => removeOne.send({ path: { id } }));
      if (isSure || due.length === 0) told.left(left);
      return isSure;
    },
    /** Switches those of several rows that are not yet as asked for; asks before they are disabled. @returns whether it was begun */
    toggleAll: async (rows: readonly AnyRow[], isOn: boolean): Promise<boolean> => {
      const { due, left } = switchesOf(resource, rows, isOn);
      const isSure =
        isOn ||
        due.length === 0 ||
        (await confirm({
          title: t`Prompt`,
          body: await bodyOf(t`Are you sure to disable the current data, continue?`, disableImpact, due),
          subject: countOf(due),
          confirmLabel: t`Disable`,
          tone: 'plain',
        }));
      if (!isSure) return false;
      if (due.length > 0) await switchAll(due, isOn);
      else if (left.length === 0) told.idle(isOn);
      told.left(left);
      return true;
    },
  };
}
