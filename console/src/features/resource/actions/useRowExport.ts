import { useLingui } from '@lingui/react/macro';
import { useConfirm } from '@milepost/kit/confirm';
import { useToaster } from '@milepost/kit/toast';
import { useApi } from '../../../data/api/index.ts';
import { FEEDBACK_MS, useFeedback } from '../../../feedback/index.ts';
import { exportRecord } from '../definition/exported.ts';
import { nameOf } from '../definition/rowActions.ts';
import type { AnyResource, AnyRow } from '../definition/types.ts';

/** Saves the file of a row, after a question where there is one. @source admin §7 */
export function useRowExport(resource: AnyResource) {
  const { t, i18n } = useLingui();
  const confirm = useConfirm();
  const feedback = useFeedback();
  const toaster = useToaster();
  const api = useApi();
  return async (row: AnyRow): Promise<void> => {
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
  };
}
