import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Button } from '@milepost/kit/button';
import { Dialog } from '@milepost/kit/dialog';
import { prepareEditors } from '@milepost/kit/forms/render';
import { Skeleton } from '@milepost/kit/skeleton';
import { StatePanel } from '@milepost/kit/state-panel';
import type { DataInterface, DataInterfaceRecord } from '@milepost/openapi/domains/data-interface';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../data/api/index.ts';
import type { Api } from '../../data/api/index.ts';
import { dataInterfaceQuery, previewDataInterface } from '../../data/data-interface/calls.ts';
import { useHeld } from '../../data/useHeld.ts';
import type { OpenedProps } from '../../features/resource/index.ts';
import { serverWords } from '../../feedback/index.ts';
import { parameterForm } from './parameterForm.ts';
import { PreviewDialog } from './PreviewDialog.tsx';
import { effectOf } from './tried.ts';
import type { Tried } from './tried.ts';

/** A saved data interface as it is tried; one that is disabled is not called. */
const triedOf = (api: Api, record: DataInterfaceRecord): Tried => ({
  id: record.id,
  name: record.fullName,
  parameters: record.parameters.kind === 'value' ? record.parameters.value : [],
  sql: record.source === 'sql' ? record.query : null,
  effect: effectOf(record.source, record.requestMethod),
  refusal: record.isEnabled ? null : msg`It is disabled, so it cannot be called. Enable it first.`,
  hasProcessing: record.dataProcessing.trim() !== '',
  ask: (values, signal) => previewDataInterface(api, record.id, values, signal),
});

/** Tries the data interface of a row, as it is saved now. */
export default function Preview({ row, onClose }: OpenedProps<DataInterface>) {
  const { t } = useLingui();
  const api = useApi();
  const asked = dataInterfaceQuery(api, row.id);
  const record = useQuery({
    ...asked,
    queryFn: async (context) => {
      const found = await asked.queryFn?.(context);
      // The fields are here when the dialog is, so that the first of them takes the keyboard.
      if (found) await prepareEditors(parameterForm(triedOf(api, found).parameters));
      return found ?? null;
    },
  });
  const kept = useHeld(record.data);
  const name = row.fullName;
  if (kept) return <PreviewDialog tried={triedOf(api, kept)} onClose={onClose} />;
  return (
    <Dialog title={t`Preview: ${name}`} widthPx={1000} onClose={onClose} footer={<Button onPress={onClose}>{t`Close`}</Button>}>
      {record.isPending ? (
        <Skeleton kind="fields" count={4} what={t`the record`} />
      ) : (
        <StatePanel
          kind="failed"
          title={t`The record did not load`}
          actions={<Button onPress={() => void record.refetch()}>{t`Retry`}</Button>}
        >
          {serverWords(record.error) ?? t`It may have been deleted, or the server did not answer.`}
        </StatePanel>
      )}
    </Dialog>
  );
}
