import { useLingui } from '@lingui/react/macro';
import { RefreshCw } from 'lucide';
import { useEffect, useMemo } from 'react';
import { Button } from '../../primitives/button/index.ts';
import { useKit } from '../../primitives/kit-provider/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { StatePanel } from '../../primitives/state-panel/index.ts';
import { readableParts } from '../grammar/index.ts';
import { FormFields } from '../render/index.ts';
import { createRecordStore } from '../store/index.ts';
import type { ArrivingRecord, ViewedRecord } from './types.ts';

/** Fields that are about to be there. */
const WAITING_LINES = 8;

interface RecordBodyProps {
  readonly arriving: ArrivingRecord;
  readonly name: string;
  readonly level: number;
}

/** Content of the frame: the record, or why it is not there. */
export function RecordBody({ arriving, name, level }: RecordBodyProps) {
  const { t } = useLingui();
  const { announcer } = useKit();
  const failure = {
    loading: null,
    here: null,
    failed: t`The record did not load`,
    notFound: t`The record is no longer there`,
    noPermission: t`You may not see this record`,
  }[arriving.kind];
  useEffect(() => {
    if (failure) announcer.say(failure);
  }, [announcer, failure]);
  switch (arriving.kind) {
    case 'loading':
      return <Skeleton kind="text" count={WAITING_LINES} what={name} />;
    case 'here':
      return <Fields record={arriving.record} level={level} />;
    case 'failed':
      return (
        <StatePanel
          kind="failed"
          title={failure ?? ''}
          actions={
            <Button icon={RefreshCw} onPress={arriving.onRetry}>
              {t`Retry`}
            </Button>
          }
        >
          {arriving.reason ?? t`The server did not answer.`}
        </StatePanel>
      );
    case 'notFound':
      return <StatePanel kind="notFound" title={failure ?? ''}>{t`Somebody may have deleted it.`}</StatePanel>;
    case 'noPermission':
      return <StatePanel kind="noPermission" title={failure ?? ''} />;
  }
}

const everything = () => true;

function Fields({ record, level }: { readonly record: ViewedRecord; readonly level: number }) {
  const { t } = useLingui();
  const { spec, values, mayRead = everything } = record;
  // Conditions and sums are judged with all there is; what may not be seen is not drawn.
  const store = useMemo(() => createRecordStore(spec, values), [spec, values]);
  const seen = useMemo(() => ({ parts: readableParts(spec.parts, mayRead) }), [spec, mayRead]);
  if (seen.parts.length === 0) return <StatePanel kind="empty" title={t`There is nothing of this record to show`} />;
  return <FormFields spec={seen} store={store} name={`record-${level}`} isReadOnly />;
}
