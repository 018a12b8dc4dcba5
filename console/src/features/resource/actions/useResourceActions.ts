import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { useConfirm } from '@milepost/kit/confirm';
import { useText } from '@milepost/kit/forms/render';
import { useToaster } from '@milepost/kit/toast';
import type { CallArgs } from '@milepost/openapi/client';
import { useApi } from '../../../data/api/index.ts';
import { useWrite } from '../../../data/useWrite.ts';
import { FEEDBACK_MS, UNDO_MS, useFeedback } from '../../../feedback/index.ts';
import { useNavigate } from '../../../routing/index.ts';
import { exportRecord } from '../definition/exported.ts';
import { refusalsOf } from './deletionImpact.ts';
import { openAction } from './openAction.ts';
import type { ActionOpens } from './openAction.ts';
import { recordWrite, toggleWrite } from '../form/recordPort.ts';
import { nameOf } from '../definition/rowActions.ts';
import { isEnabled } from '../definition/rowState.ts';
import type { AnyResource, AnyRow, CallingTool, MoreAction } from '../definition/types.ts';
import { useImpactNotes } from './useImpactNotes.ts';
import { removalOf, useSeveralActions } from './useSeveralActions.ts';

/** Carries out the actions of a screen: some open something (`openAction`), the others ask first and tell what came of it. @source admin §4, §8 */
export function useResourceActions(resource: AnyResource, opens: ActionOpens) {
  const { t, i18n } = useLingui();
  const text = useText();
  const confirm = useConfirm();
  const feedback = useFeedback();
  const toaster = useToaster();
  const api = useApi();
  const navigate = useNavigate();
  const { more = [] } = resource.actions;
  const removal = removalOf(resource);
  const toggleOne = toggleWrite(api, resource);
  const toggling = useWrite(toggleOne);
  const removeOne = recordWrite(api, resource, removal.call);
  const removing = useWrite(removeOne);
  const own = useWrite<{ readonly call: string; readonly args: CallArgs }, { msg: string }>({
    send: ({ call, args }) => recordWrite(api, resource, call).send(args),
  });
  const factsOf = useImpactNotes();
  const several = useSeveralActions(resource, tell);
  const at = (row: AnyRow) => ({ path: { id: row.id } });
  const takesIds = 'takesIds' in removal && removal.takesIds === true;
  const idsOf = (rows: readonly AnyRow[]) => ({ body: { ids: rows.map(({ id }) => id) } });

  async function tell(kind: 'toggle' | 'remove', write: Promise<{ msg: string } | null>) {
    try {
      feedback.success(kind, (await write)?.msg ?? '');
    } catch (error) {
      feedback.failure(error);
    }
  }

  async function toggleRow(row: AnyRow) {
    const isOn = isEnabled(resource, row);
    const facts = isOn ? await factsOf(resource.actions.disableImpact, row) : [];
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
    const [refused] = refusalsOf(removal, [row]).left;
    if (refused) {
      toaster.show({ tone: 'error', title: text(refused.reason), durationMs: 'until-closed' });
      return undefined;
    }
    const first = 'first' in removal ? removal.first : undefined;
    if (first && (await first.when(row, api, new AbortController().signal).catch(() => false))) return opens.own(row, 'remove');
    const facts = await factsOf('impact' in removal ? removal.impact : undefined, row);
    const isSure = await confirm({
      title: t`Prompt`,
      body: [t`This operation will permanently delete the data, continue?`, ...facts].join(' '),
      subject: nameOf(resource, row),
      confirmLabel: t`Delete`,
      tone: 'danger',
    });
    return isSure ? tell('remove', removing.run(takesIds ? idsOf([row]) : at(row))) : undefined;
  }

  async function callRow(row: AnyRow, action: Extract<MoreAction<AnyRow>, { readonly call: string }>) {
    const { confirm: asked, impact, tone = 'plain' } = action;
    const facts = await factsOf(asked && impact, row);
    const question = typeof asked === 'function' ? asked(row) : null;
    const isSure =
      asked === undefined ||
      (await confirm(
        question === null
          ? {
              title: t`Prompt`,
              body: [...facts, i18n._(asked as MessageDescriptor)].join(' '),
              subject: nameOf(resource, row),
              confirmLabel: i18n._(action.label),
              tone,
            }
          : { title: text(question.title), body: text(question.body), confirmLabel: text(question.confirmLabel), tone },
      ));
    if (isSure) await tell(tone === 'danger' ? 'remove' : 'toggle', own.run({ call: action.call, args: action.args?.(row) ?? at(row) }));
  }

  async function exportRow(row: AnyRow) {
    const { export: exports = '' } = resource.actions;
    const { call, confirm: asked = null } = typeof exports === 'string' ? { call: exports } : exports;
    const isSure =
      asked === null ||
      (await confirm({
        title: t`Prompt`,
        body: i18n._(asked),
        subject: nameOf(resource, row),
        confirmLabel: t`Export`,
        tone: 'plain',
      }));
    if (!isSure) return;
    try {
      await exportRecord(api, resource, call, row.id);
      toaster.show({ tone: 'success', title: t`The file was exported`, durationMs: FEEDBACK_MS.save });
    } catch (error) {
      feedback.failure(error);
    }
  }

  return {
    ...several,
    run: async (id: string, row: AnyRow): Promise<void> => {
      if (openAction({ resource, opens, navigate }, id, row)) return undefined;
      if (id === 'toggle') return toggleRow(row);
      if (id === 'remove') return removeRow(row);
      if (id === 'export') return exportRow(row);
      const action = more.find((one) => one.id === id);
      return action && 'call' in action ? callRow(row, action) : undefined;
    },
    /** Does what a tool does to the whole list, after asking. */
    callTool: async ({ call, confirm: asked, label }: CallingTool): Promise<void> => {
      const isSure = await confirm({ title: t`Prompt`, body: i18n._(asked), confirmLabel: i18n._(label), tone: 'danger' });
      if (isSure) await tell('remove', own.run({ call, args: {} }));
    },
  };
}

export type ResourceActions = ReturnType<typeof useResourceActions>;
