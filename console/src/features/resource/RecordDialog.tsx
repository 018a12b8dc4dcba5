import { useLingui } from '@lingui/react/macro';
import { Button } from '@milepost/kit/button';
import { FormFields, SurroundingsProvider, prepareEditors } from '@milepost/kit/forms/render';
import { createFormStore } from '@milepost/kit/forms/store';
import { StatePanel } from '@milepost/kit/state-panel';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApi } from '../../data/api/index.ts';
import { serverWords } from '../../feedback/index.ts';
import { FormFrame } from './FormFrame.tsx';
import { recordQuery } from './port.ts';
import type { AnyResource, AnyRow } from './types.ts';
import { useConsoleSurroundings } from './useSurroundings.ts';
import * as css from './FormFrame.css.ts';

interface RecordDialogProps {
  readonly resource: AnyResource;
  readonly row: AnyRow;
  readonly title: string;
  readonly onClose: () => void;
}

/** A record to read: the fields of a form, which take nothing. */
export default function RecordDialog({ resource, row, title, onClose }: RecordDialogProps) {
  const { t } = useLingui();
  const api = useApi();
  const { detail } = resource;
  const { load } = detail ?? {};
  const asked = recordQuery(api, resource, load ?? 'row', row.id);
  const record = useQuery({
    ...asked,
    queryFn: async (context) => {
      const editors = prepareEditors({ parts: detail?.fields ?? [] });
      const found = load === undefined ? row : await asked.queryFn?.(context as never);
      await editors;
      return found ?? null;
    },
  });
  const { data } = record;
  const surroundings = useConsoleSurroundings();
  return (
    <FormFrame frame="wide" title={title} onClose={onClose}>
      {data ? (
        <SurroundingsProvider value={surroundings}>
          <Fields resource={resource} record={data} />
        </SurroundingsProvider>
      ) : record.isPending ? (
        <output className={css.waiting}>{t`Loading…`}</output>
      ) : (
        <StatePanel
          kind="failed"
          title={t`The record did not load`}
          actions={<Button onPress={() => void record.refetch()}>{t`Retry`}</Button>}
        >
          {serverWords(record.error) ?? t`It may have been deleted, or the server did not answer.`}
        </StatePanel>
      )}
    </FormFrame>
  );
}

function Fields({ resource, record }: { readonly resource: AnyResource; readonly record: object }) {
  const spec = useMemo(() => ({ parts: resource.detail?.fields ?? [] }), [resource]);
  const store = useMemo(() => createFormStore(spec, record), [spec, record]);
  return <FormFields spec={spec} store={store} name={`${resource.id}-detail`} isReadOnly />;
}
