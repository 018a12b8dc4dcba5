import { SurroundingsProvider, prepareRecord } from '@milepost/kit/forms/render';
import { RecordViewer } from '@milepost/kit/forms/viewer';
import type { ArrivingRecord, RecordSteps } from '@milepost/kit/forms/viewer';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useApi } from '../../../data/api/index.ts';
import { serverWords } from '../../../feedback/index.ts';
import { lazyDialog } from '../../../lazy/index.ts';
import { useRecordName } from '../../../routing/index.ts';
import { changesOf } from '../form/changesOf.ts';
import { recordQuery } from '../form/recordPort.ts';
import { nameOf } from '../definition/rowActions.ts';
import type { AnyResource, AnyRow } from '../definition/types.ts';
import { useConsoleSurroundings } from '../form/useSurroundings.ts';

const PrintDialog = lazyDialog(() => import('../../print/index.ts'));

interface RecordDialogProps {
  readonly resource: AnyResource;
  readonly row: AnyRow;
  /** Way to the rows before and after it; none where it stands in no list. */
  readonly steps: RecordSteps | undefined;
  readonly onClose: () => void;
}

/** A record of a list, in the viewer of records; the rows before and after it are a step away. */
export default function RecordDialog({ resource, row, steps, onClose }: RecordDialogProps) {
  const api = useApi();
  const { detail } = resource;
  const { load } = detail ?? {};
  const spec = useMemo(() => ({ parts: detail?.fields ?? [] }), [detail]);
  const asked = recordQuery(api, resource, load ?? 'row', row.id);
  const record = useQuery({
    ...asked,
    queryFn: async (context) => {
      const views = prepareRecord(spec);
      const found = load === undefined ? row : await asked.queryFn?.(context);
      await views;
      return found ?? null;
    },
  });
  const { data, isPending, error, refetch } = record;
  const title = nameOf(resource, row);
  useRecordName(title, { isLayer: true });
  const [isPrinting, setPrinting] = useState(false);
  // A trial prints its samples.
  const isPreview = resource.isPreview === true && resource.onTried === undefined;
  const arriving = useMemo((): ArrivingRecord => {
    if (data) {
      const values = detail?.toRecord?.(data) ?? data;
      const print = detail?.print && { label: detail.print.label, isPreview, onPrint: () => setPrinting(true) };
      return { kind: 'here', record: { title, spec, values, changes: changesOf(spec, { ...row, ...data }), ...(print && { print }) } };
    }
    if (isPending) return { kind: 'loading' };
    return error ? { kind: 'failed', reason: serverWords(error), onRetry: () => void refetch() } : { kind: 'notFound' };
  }, [data, isPending, error, refetch, title, spec, row, detail, isPreview]);
  return (
    <SurroundingsProvider value={useConsoleSurroundings(detail?.feeds)}>
      <RecordViewer
        at={{ of: detail?.of ?? resource.id, id: row.id }}
        name={title}
        arriving={arriving}
        {...(detail?.frame && { frame: detail.frame })}
        {...(detail?.useRecord && { useRecord: detail.useRecord })}
        steps={steps}
        onClose={onClose}
      />
      {isPrinting && detail?.print && (
        <PrintDialog
          printed={{ ...detail.print, name: title, recordIds: [row.id] }}
          onClose={() => setPrinting(false)}
          onAgain={() => setPrinting(true)}
        />
      )}
    </SurroundingsProvider>
  );
}
