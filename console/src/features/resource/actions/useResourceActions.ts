import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { useConfirm } from '@milepost/kit/confirm';
import { useText } from '@milepost/kit/forms/render';
import { useToaster } from '@milepost/kit/toast';
import type { CallArgs } from '@milepost/openapi/client';
import { useApi } from '../../../data/api/index.ts';
import { useWrite } from '../../../data/useWrite.ts';
import { useNavigate } from '../../../routing/index.ts';
import { refusalsOf } from './deletionImpact.ts';
import { openAction } from './openAction.ts';
import type { ActionOpens } from './openAction.ts';
import { recordWrite } from '../form/recordPort.ts';
import { nameOf } from '../definition/rowActions.ts';
import type { AnyResource, AnyRow, CallingTool, MoreAction } from '../definition/types.ts';
import { useImpactNotes } from './useImpactNotes.ts';
import { useRowExport } from './useRowExport.ts';
import { useRowToggle } from './useRowToggle.ts';
import { removalOf, useSeveralActions } from './useSeveralActions.ts';
import { useTellWrite } from './useTellWrite.ts';

/** Carries out the actions of a screen: some open something (`openAction`), the others ask first and tell what came of it. @source admin §4, §8 */
export function useResourceActions(resource: AnyResource, opens: ActionOpens) {
  const { t, i18n } = useLingui();
  const text = useText();
  const confirm = useConfirm();
  const tell = useTellWrite();
  const toaster = useToaster();
  const api = useApi();
  const navigate = useNavigate();
  const { more = [] } = resource.actions;
  const removal = removalOf(resource);
  const removeOne = recordWrite(api, resource, removal.call);
  const removing = useWrite(removeOne);
  const own = useWrite<{ readonly call: string; readonly args: CallArgs }, { msg: string }>({
    send: ({ call, args }) => recordWrite(api, resource, call).send(args),
  });
  const factsOf = useImpactNotes();
  const several = useSeveralActions(resource);
  const toggleRow = useRowToggle(resource);
  const exportRow = useRowExport(resource);
  const at = (row: AnyRow) => ({ path: { id: row.id } });
  const takesIds = 'takesIds' in removal && removal.takesIds === true;
  const idsOf = (rows: readonly AnyRow[]) => ({ body: { ids: rows.map(({ id }) => id) } });

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

  async function callRow(row: AnyRow, action: Extract<MoreAction<AnyRow, object, string>, { readonly call: string }>) {
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
