import type { MessageDescriptor } from '@lingui/core';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useConfirm } from '@milepost/kit/confirm';
import { useText } from '@milepost/kit/forms/render';
import { useToaster } from '@milepost/kit/toast';
import type { CallArgs } from '@milepost/openapi/client';
import { useApi } from '../../data/api/index.ts';
import { useWrite } from '../../data/useWrite.ts';
import { UNDO_MS, FEEDBACK_MS, serverWords, useFeedback } from '../../feedback/index.ts';
import { useNavigate } from '../../routing/index.ts';
import { eachOf } from './batch.ts';
import type { Failed } from './batch.ts';
import { exportRecord } from './exported.ts';
import { recordWrite, toggleWrite } from './port.ts';
import { nameOf } from './rowActions.ts';
import { isEnabled, switchesOf } from './rowState.ts';
import type { Left } from './rowState.ts';
import type { AnyResource, AnyRow, CallingTool, Effects, MoreAction } from './types.ts';

/** Most rows named in a message. */
const NAMED = 3;

/** Rows, and what is done with each of them. */
interface Batch {
  readonly rows: readonly AnyRow[];
  readonly act: (row: AnyRow) => Promise<unknown>;
}

interface Opens {
  readonly edit: (row: AnyRow) => void;
  readonly detail: (row: AnyRow) => void;
  readonly history: (row: AnyRow) => void;
  readonly addBelow: (row: AnyRow) => void;
  readonly duplicate: (row: AnyRow, change: (draft: never) => object) => void;
  readonly own: (row: AnyRow, action: MoreAction<AnyRow>) => void;
}

/** Carries out the actions of a screen: some open something, the others ask first and tell what came of it. @source admin §4, §8 */
export function useResourceActions(resource: AnyResource, opens: Opens) {
  const { t, i18n } = useLingui();
  const text = useText();
  const confirm = useConfirm();
  const feedback = useFeedback();
  const toaster = useToaster();
  const api = useApi();
  const navigate = useNavigate();
  const { remove, more = [] } = resource.actions;
  const removal = typeof remove === 'object' ? remove : { call: remove ?? '' };
  const toggleOne = toggleWrite(api, resource);
  const toggling = useWrite(toggleOne);
  const removeOne = recordWrite(api, resource, removal.call);
  const removing = useWrite(removeOne);
  const each = useWrite({ invalidates: removeOne.invalidates, send: ({ rows, act }: Batch) => eachOf(rows, act) });
  const own = useWrite<{ readonly call: string; readonly args: CallArgs }, { msg: string }>({
    invalidates: recordWrite(api, resource, '').invalidates,
    send: ({ call, args }) => recordWrite(api, resource, call).send(args),
  });
  const at = (row: AnyRow) => ({ path: { id: row.id } });
  const takesIds = 'takesIds' in removal && removal.takesIds === true;
  const several = resource.actions.removesSeveral;
  const removeMany = recordWrite(api, resource, several ? several.call : removal.call);
  const removingMany = useWrite(removeMany);
  const idsOf = (rows: readonly AnyRow[]) => ({ body: { ids: rows.map(({ id }) => id) } });

  async function tell(kind: 'toggle' | 'remove', write: Promise<{ msg: string } | null>) {
    try {
      feedback.success(kind, (await write)?.msg ?? '');
    } catch (error) {
      feedback.failure(error);
    }
  }

  /** Facts on a row, in words; none where nobody tells any. */
  const factsOf = async (effects: Effects<never> | undefined, row: AnyRow): Promise<readonly string[]> =>
    effects ? (await effects(row as never, api, new AbortController().signal).catch(() => [])).map(text) : [];

  async function toggleRow(row: AnyRow) {
    const isOn = isEnabled(resource, row);
    const facts = isOn ? await factsOf(resource.actions.disabling, row) : [];
    const question = isOn ? t`Are you sure to disable the current data, continue?` : t`Are you sure to enable the current data, continue?`;
    const isSure = await confirm({
      title: t`Prompt`,
      body: [question, ...facts].join(' '),
      subject: nameOf(resource, row),
      confirmLabel: isOn ? t`Disable` : t`Enable`,
      tone: 'plain',
    });
    if (!isSure) return;
    try {
      const done = await toggling.run({ id: row.id, isOn: !isOn });
      // Somebody else has set it so meanwhile: there is nothing of this person's to undo.
      if (done === null) {
        feedback.success('toggle', '');
        return;
      }
      toaster.show({
        tone: 'success',
        title: done.msg || t({ message: 'Done', context: 'a write' }),
        durationMs: UNDO_MS,
        action: { label: t`Undo`, onPress: () => void tell('toggle', toggling.run({ id: row.id, isOn })) },
      });
    } catch (error) {
      feedback.failure(error);
    }
  }

  async function removeRow(row: AnyRow) {
    const refused = 'refusedWhen' in removal ? removal.refusedWhen?.(row as never) : false;
    if (refused) {
      toaster.show({ tone: 'error', title: text(refused), durationMs: 'until-closed' });
      return;
    }
    const facts = await factsOf('effects' in removal ? removal.effects : undefined, row);
    const isSure = await confirm({
      title: t`Prompt`,
      body: [t`This operation will permanently delete the data, continue?`, ...facts].join(' '),
      subject: nameOf(resource, row),
      confirmLabel: t`Delete`,
      tone: 'danger',
    });
    if (isSure) await tell('remove', removing.run(takesIds ? idsOf([row]) : at(row)));
  }

  async function callRow(row: AnyRow, action: Extract<MoreAction<AnyRow>, { readonly call: string }>) {
    const { asks, effects, tone = 'plain' } = action;
    const facts = await factsOf(asks && effects, row);
    const question = typeof asks === 'function' ? asks(row) : null;
    const isSure =
      asks === undefined ||
      (await confirm(
        question === null
          ? {
              title: t`Prompt`,
              body: [...facts, i18n._(asks as MessageDescriptor)].join(' '),
              subject: nameOf(resource, row),
              confirmLabel: i18n._(action.label),
              tone,
            }
          : { title: text(question.title), body: text(question.body), confirmLabel: text(question.agree), tone },
      ));
    if (isSure) await tell(tone === 'danger' ? 'remove' : 'toggle', own.run({ call: action.call, args: action.args?.(row) ?? at(row) }));
  }

  async function exportRow(row: AnyRow) {
    const { export: exports = '' } = resource.actions;
    const { call, asks = null } = typeof exports === 'string' ? { call: exports } : exports;
    const isSure =
      asks === null ||
      (await confirm({
        title: t`Prompt`,
        body: i18n._(asks),
        subject: nameOf(resource, row),
        confirmLabel: t`Export`,
        tone: 'plain',
      }));
    if (isSure) await exportRecord(api, resource, call, row.id).catch(feedback.failure);
  }

  /** Rows that failed are named, with a way to try them again. */
  function tellBatch(rows: readonly AnyRow[], failed: readonly Failed<AnyRow>[], again: (rows: readonly AnyRow[]) => void) {
    const doneCount = rows.length - failed.length;
    if (doneCount > 0)
      toaster.show({ tone: 'success', title: t`${plural(doneCount, { one: '# row done', other: '# rows done' })}`, durationMs: 1500 });
    if (failed.length === 0) return;
    const count = failed.length;
    const reasons = failed.map(({ row, error }) => `${nameOf(resource, row)}: ${serverWords(error) ?? t`Request error, please retry`}`);
    toaster.show({
      tone: 'error',
      title: t`${plural(count, { one: '# row was left as it is', other: '# rows were left as they are' })}`,
      detail: listed(reasons),
      durationMs: 'until-closed',
      action: { label: t`Retry`, onPress: () => again(failed.map(({ row }) => row)) },
    });
  }

  /** Rows a switch of several has left as they are, with the reason; that nothing was to be done is said too. */
  function tellLeft(left: readonly Left[], isIdle: boolean, isOn: boolean) {
    const [first] = left;
    if (!first && !isIdle) return;
    const count = left.length;
    toaster.show({
      tone: 'info',
      title: first
        ? t`${plural(count, { one: '# row was left as it is', other: '# rows were left as they are' })}`
        : isOn
          ? t`All of them are enabled already`
          : t`All of them are disabled already`,
      ...(first && { detail: listed(left.map(({ row, reason }) => `${nameOf(resource, row)}: ${text(reason)}`)) }),
      durationMs: first ? 'until-closed' : FEEDBACK_MS.toggle,
    });
  }

  /** The first of several lines, and how many there are besides. */
  function listed(lines: readonly string[]): string {
    const moreCount = lines.length - NAMED;
    return [...lines.slice(0, NAMED), ...(moreCount > 0 ? [t`and ${moreCount} more`] : [])].join('; ');
  }

  async function sendAll(rows: readonly AnyRow[], act: Batch['act']): Promise<void> {
    tellBatch(rows, await each.run({ rows, act }), (again) => void sendAll(again, act));
  }

  return {
    run: async (id: string, row: AnyRow): Promise<void> => {
      if (id === 'edit') return opens.edit(row);
      if (id === 'detail') return opens.detail(row);
      if (id === 'history') return opens.history(row);
      if (id === 'toggle') return toggleRow(row);
      if (id === 'remove') return removeRow(row);
      if (id === 'export') return exportRow(row);
      const action = (more as readonly MoreAction<AnyRow>[]).find((one) => one.id === id);
      if (!action) return undefined;
      if ('call' in action) return callRow(row, action);
      if ('duplicates' in action) return opens.duplicate(row, action.duplicates);
      if ('addsBelow' in action) return opens.addBelow(row);
      if ('leadsTo' in action) return navigate({ to: action.leadsTo(row) });
      return opens.own(row, action);
    },
    /** Does what a tool does to the whole list, after asking. */
    callTool: async ({ call, asks, label }: CallingTool): Promise<void> => {
      const isSure = await confirm({ title: t`Prompt`, body: i18n._(asks), confirmLabel: i18n._(label), tone: 'danger' });
      if (isSure) await tell('remove', own.run({ call, args: {} }));
    },
    /** Deletes several rows, after asking once. @returns whether it was begun */
    removeAll: async (rows: readonly AnyRow[]): Promise<boolean> => {
      const count = rows.length;
      const isSure = await confirm({
        title: t`Prompt`,
        body: t`This operation will permanently delete the data, continue?`,
        subject: t`${plural(count, { one: '# row', other: '# rows' })}`,
        confirmLabel: t`Delete`,
        tone: 'danger',
      });
      if (isSure && (several || takesIds)) await tell('remove', removingMany.run(idsOf(rows)));
      else if (isSure) await sendAll(rows, (row) => removeOne.send(at(row)));
      return isSure;
    },
    /** Switches those of several rows that are not yet as asked for. */
    toggleAll: async (rows: readonly AnyRow[], isOn: boolean): Promise<void> => {
      const { due, left } = switchesOf(resource, rows, isOn);
      if (due.length > 0) await sendAll(due, (row) => toggleOne.send({ id: row.id, isOn }));
      tellLeft(left, due.length === 0, isOn);
    },
  };
}

export type ResourceActions = ReturnType<typeof useResourceActions>;
