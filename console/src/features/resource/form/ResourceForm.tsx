import { useLingui } from '@lingui/react/macro';
import { Button } from '@milepost/kit/button';
import { FormFields, SurroundingsProvider, prepareEditors } from '@milepost/kit/forms/render';
import { StatePanel } from '@milepost/kit/state-panel';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { RecordSteps } from '@milepost/kit/forms/viewer';
import { useEffect, useRef, useState } from 'react';
import { useApi } from '../../../data/api/index.ts';
import { DraftNotice } from '../../../drafts/index.ts';
import { useHeld } from '../../../data/useHeld.ts';
import { serverWords } from '../../../feedback/index.ts';
import { FIELDS_COMING, lazyDialog, lazyPane } from '../../../lazy/index.ts';
import { FormActions } from './FormActions.tsx';
import { useRecordName } from '../../../routing/index.ts';
import { FormFrame } from './FormFrame.tsx';
import { resourceKeys } from '../definition/keys.ts';
import { PREFETCH_MS, recordQuery } from './recordPort.ts';
import { nameOf } from '../definition/rowActions.ts';
import type { AnyResource, AnyRow, CopyRelated, NewAt } from '../definition/types.ts';
import { useCopyRelated } from './useCopyRelated.ts';
import { useResourceForm } from './useResourceForm.ts';
import { useConsoleSurroundings } from './useSurroundings.ts';
import * as css from './FormFrame.css.ts';

export interface ResourceFormProps {
  readonly resource: AnyResource;
  /** Null to create one. */
  readonly id: string | null;
  readonly at: NewAt;
  /** Row of the record in its list: the record itself, where no call reads it. */
  readonly row?: AnyRow | undefined;
  /** Record a new one begins as, and what of it differs. */
  readonly copyOf?: {
    readonly row: AnyRow;
    readonly change: (draft: object) => object;
    /** Belongings of it that the new record gets, too. */
    readonly copyRelated?: CopyRelated<AnyRow> | undefined;
  };
  /** After a save, before the form closes. */
  readonly onSaved: (saved: object) => void;
  readonly onClose: () => void;
  /** A page of its own, which nobody closes. @defaultValue false */
  readonly isStaying?: boolean;
  /** Heading in place of the declaration's own word, where that is not null. */
  readonly name?: string | null;
  /** Way to the records before and after it; none where it stands in no list. */
  readonly steps?: RecordSteps | undefined;
  /** The person may look and not change. @defaultValue false */
  readonly isReadOnly?: boolean;
}

const ConflictDialog = lazyDialog(() => import('./ConflictDialog.tsx'));
const DesignNotice = lazyPane(() => import('../../../form-changes/DesignNotice.tsx'));

const LOADING = ['resource', 'editors'];

/** Creates or edits a record of a resource, in the frame it declares. When editing, the record is loaded by id. */
export default function ResourceForm(props: ResourceFormProps) {
  const { resource, id, copyOf, onClose, isStaying = false, name = null } = props;
  const { t, i18n } = useLingui();
  const { form, words } = resource;
  const [turn, setTurn] = useState(0);
  const title = name ?? i18n._(id === null ? words.add : words.edit);
  const loads = id ?? copyOf?.row.id ?? null;
  // A page of its own is called by its address.
  const ofRow = props.row ? nameOf(resource, props.row) : '';
  useRecordName(isStaying ? null : ofRow ? `${ofRow} · ${title}` : title, { isLayer: true });
  const queries = useQueryClient();
  const read = recordQuery(useApi(), resource, form?.load ?? '', loads ?? '');
  // What was read for the press that opened the form is not asked for again.
  const isRead = loads !== null && form?.load !== undefined;
  const record = useQuery({ ...read, staleTime: PREFETCH_MS, enabled: isRead });
  // The next time it is read afresh.
  useEffect(() => {
    const queryKey = resourceKeys(resource.id).record(loads ?? '');
    return () => queueMicrotask(() => queries.removeQueries({ queryKey, type: 'inactive' }));
  }, [queries, resource.id, loads]);
  // The editors come before the form is drawn, so that no field moves under the pointer.
  const editors = useQuery({
    queryKey: [...LOADING, resource.id, form?.part ?? null],
    queryFn: async () => {
      await prepareEditors({ parts: form?.fields ?? [] });
      return true;
    },
    staleTime: Infinity,
  });
  const kept = useHeld(isRead ? record.data : (props.row ?? null));
  // A locked screen empties the cache; what was typed stays with the form.
  const isReady = useHeld(editors.data);
  if ((loads !== null && !kept) || !isReady) {
    const failed = [record, editors].find((query) => query.isError || (query.isSuccess && query.data === null));
    return (
      <FormFrame frame={form?.frame ?? 'dialog'} title={title} onClose={onClose} isStaying={isStaying}>
        {failed === undefined ? (
          <output className={css.waiting} {...FIELDS_COMING}>{t`Loading…`}</output>
        ) : (
          <StatePanel
            kind="failed"
            title={t`The record did not load`}
            actions={<Button onPress={() => void failed.refetch()}>{t`Retry`}</Button>}
          >
            {serverWords(failed.error) ?? t`It may have been deleted, or the server did not answer.`}
          </StatePanel>
        )}
      </FormFrame>
    );
  }
  const goOn = async () => {
    // What the server has made of it is what goes on; where it does not say, the form is done.
    if (id !== null && !(await record.refetch()).data) onClose();
    else setTurn(turn + 1);
  };
  return <Editing key={turn} {...props} title={title} record={kept ?? null} onAnother={() => void goOn()} />;
}

/** Values the form begins with: the record, a copy of one, or a new one. */
function initialOf({ resource, id, at, copyOf }: ResourceFormProps, record: object | null): object {
  const { form, list } = resource;
  const draft: object | null = record && (form?.toDraft?.(record) ?? record);
  if (id !== null) return draft ?? {};
  if (copyOf && draft) return Object.assign({}, draft, copyOf.change(draft));
  const chosen = list.sidebar && at.node !== null ? { [list.sidebar.filterParam]: at.node } : {};
  const begun: object = form?.initial?.(at) ?? {};
  return { ...chosen, ...begun };
}

interface EditingProps extends ResourceFormProps {
  readonly title: string;
  readonly record: object | null;
  /** Begins the next new record, or the same one as it was saved. */
  readonly onAnother: () => void;
}

function Editing(props: EditingProps) {
  const { resource, id, title, record, steps, onSaved, onAnother, onClose, isStaying = false, isReadOnly = false } = props;
  const goesOn = useRef(false);
  const [initial] = useState(() => initialOf(props, record));
  const form = useResourceForm({
    resource,
    id,
    record,
    initial,
    carry: useCopyRelated(props.copyOf),
    onSaved: (saved) => {
      onSaved(saved);
      if (goesOn.current) onAnother();
      else onClose();
    },
  });
  const submit = (isGoingOn: boolean) => {
    goesOn.current = isGoingOn;
    void form.submit();
  };
  const save = () => submit(false);
  return (
    <FormFrame
      frame={resource.form?.frame ?? 'dialog'}
      title={title}
      guard={form.mayLeave}
      onClose={onClose}
      {...(!isReadOnly && { onSave: save })}
      isStaying={isStaying}
      isSaving={form.summary.isSaving}
      width={resource.form?.width}
      labels={resource.form?.labels}
      more={
        <FormActions
          resource={resource}
          id={id}
          steps={steps}
          mayLeave={form.mayLeave}
          onAnother={isReadOnly ? undefined : () => submit(true)}
        />
      }
    >
      <SurroundingsProvider value={useConsoleSurroundings(resource.form?.feeds)}>
        {form.changes && <DesignNotice changes={form.changes} />}
        <DraftNotice draft={form.draft} />
        <FormFields spec={form.spec} store={form.store} name={resource.id} isReadOnly={isReadOnly} onSubmit={save} />
      </SurroundingsProvider>
      {form.conflicts && (
        <ConflictDialog conflicts={form.conflicts} onSettle={form.settle} onClose={() => form.settle(null)} onAgain={save} />
      )}
    </FormFrame>
  );
}
