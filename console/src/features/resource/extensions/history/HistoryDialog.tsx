import { useLingui } from '@lingui/react/macro';
import { Button } from '@milepost/kit/button';
import { Collapse } from '@milepost/kit/collapse';
import { Dialog } from '@milepost/kit/dialog';
import { controlsOf } from '@milepost/kit/forms/grammar';
import { useText } from '@milepost/kit/forms/render';
import { StatePanel } from '@milepost/kit/state-panel';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useApi } from '../../../../data/api/index.ts';
import { personName } from '../../../../data/personName.ts';
import { serverWords } from '../../../../feedback/index.ts';
import { momentText } from '../../../../i18n/momentText.ts';
import type { AnyResource, AnyRow } from '../../definition/types.ts';
import { ChangedRecord } from './ChangedRecord.tsx';
import { auditEntryQuery, auditEntriesQuery } from './auditEntries.ts';
import * as css from './HistoryDialog.css.ts';

interface HistoryDialogProps {
  readonly resource: AnyResource;
  readonly row: AnyRow;
  readonly name: string;
  readonly onClose: () => void;
}

const NONE: ReadonlySet<string> = new Set();

/** Deeds that made a record what it is, the latest first: who, when, and each member before and after. @reading R-478 */
export default function HistoryDialog({ resource, row, name, onClose }: HistoryDialogProps) {
  const { t } = useLingui();
  const api = useApi();
  const [open, setOpen] = useState(NONE);
  const found = useInfiniteQuery(auditEntriesQuery(api, row.id));
  const entries = found.data?.pages.flatMap(({ rows }) => rows) ?? [];
  const label = t`Changes of ${name}`;
  return (
    <Dialog title={label} widthPx={800} onClose={onClose} footer={<Button onPress={onClose}>{t`Close`}</Button>}>
      {found.isPending ? (
        <output className={css.waiting}>{t`Loading…`}</output>
      ) : found.isError && entries.length === 0 ? (
        <StatePanel
          kind="failed"
          title={t`The changes did not load`}
          actions={<Button onPress={() => void found.refetch()}>{t`Retry`}</Button>}
        >
          {serverWords(found.error) ?? t`Request error, please retry`}
        </StatePanel>
      ) : entries.length === 0 ? (
        <StatePanel kind="empty" title={t`No changes are kept of it`} />
      ) : (
        <Collapse
          openIds={open}
          onOpenChange={setOpen}
          items={entries.map(({ id, creatorTime, userName, abstracts }) => ({
            id,
            title: abstracts,
            note: `${momentText(creatorTime)} · ${personName(userName)}`,
            content: open.has(id) ? <ChangeEntry id={id} of={row.id} resource={resource} /> : null,
          }))}
        />
      )}
      {found.hasNextPage && (
        <div className={css.more}>
          <Button isBusy={found.isFetchingNextPage} busyLabel={t`Loading…`} onPress={() => void found.fetchNextPage()}>
            {t`Earlier changes`}
          </Button>
        </div>
      )}
    </Dialog>
  );
}

interface ChangeEntryProps {
  readonly id: string;
  readonly of: string;
  readonly resource: AnyResource;
}

/** Members of the record one deed has changed, and of what belongs to it. */
function ChangeEntry({ id, of, resource }: ChangeEntryProps) {
  const { t } = useLingui();
  const text = useText();
  const deed = useQuery(auditEntryQuery(useApi(), id));
  const labels = useMemo(
    () => new Map(controlsOf({ parts: resource.form?.fields ?? [] }).map(({ control }) => [control.field, control.label])),
    [resource],
  );
  const labelOf = (member: string) => {
    const label = labels.get(member);
    return label === undefined ? member : text(label);
  };
  if (deed.isPending) return <output className={css.waiting}>{t`Loading…`}</output>;
  if (!deed.data)
    return (
      <StatePanel
        kind="failed"
        title={t`The changes did not load`}
        actions={<Button onPress={() => void deed.refetch()}>{t`Retry`}</Button>}
      >
        {serverWords(deed.error) ?? t`Request error, please retry`}
      </StatePanel>
    );
  return deed.data.changes.map((change) => (
    <ChangedRecord
      key={`${change.kind}-${change.recordId}-${change.name}`}
      change={change}
      isOwn={change.recordId === of}
      labelOf={labelOf}
    />
  ));
}
