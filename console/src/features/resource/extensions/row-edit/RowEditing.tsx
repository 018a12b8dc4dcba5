import { msg, plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Button } from '@milepost/kit/button';
import { SurroundingsProvider, prepareEditors, useText } from '@milepost/kit/forms/render';
import { RowGrid } from '@milepost/kit/lists/row-grid';
import type { CellFault, GridRow } from '@milepost/kit/lists/row-grid';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide';
import { useEffect, useEffectEvent, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useApi } from '../../../../data/api/index.ts';
import { momentText } from '../../../../i18n/momentText.ts';
import { FIELDS_COMING, lazyDialog } from '../../../../lazy/index.ts';
import { useSession } from '../../../../auth/currentSession.ts';
import { useDiscardQuestion } from '../../../../open-pages/useDiscardQuestion.ts';
import { DraftNotice, useDraft } from '../../../../drafts/index.ts';
import { BUTTONS, useCan } from '../../../../permissions/index.ts';
import { FormFrame } from '../../form/FormFrame.tsx';
import { formSpecOf } from '../../definition/formSpecOf.ts';
import { recordQuery } from '../../form/recordPort.ts';
import type { AnyResource, AnyRow, NewAt } from '../../definition/types.ts';
import { useConsoleSurroundings } from '../../form/useSurroundings.ts';
import { rowsDraftNameOf } from '../../form/draftName.ts';
import { gridColumnsOf } from './gridColumns.ts';
import { createRowEditing } from './createRowEditing.ts';
import { rowsSource } from './rowsSource.ts';
import { useRowSaving } from './useRowSaving.ts';
import * as css from '../../form/FormFrame.css.ts';

interface RowEditingProps {
  readonly resource: AnyResource;
  /** Rows of the page of the list. */
  readonly rows: readonly AnyRow[];
  /** Row that is edited first; null begins with a new one. */
  readonly id: string | null;
  readonly at: NewAt;
  readonly mayAdd: boolean;
  readonly onClose: () => void;
}

const ConflictDialog = lazyDialog(() => import('../../form/ConflictDialog.tsx'));
const LABELS = { save: msg`Save all`, cancel: msg`Back to the list` };

/** The rows of a list as a grid one writes in: each is saved by itself. It stands in place of the list. @source forms §7 @reading R-738 */
export default function RowEditing({ resource: given, ...props }: RowEditingProps) {
  const { onClose } = props;
  // Rows that are written in keep the columns they began with, also when their design is released anew.
  const [resource] = useState(given);
  const { t, i18n } = useLingui();
  const { form, words } = resource;
  // The editors come before the grid is drawn, so that the first cell is one to write in.
  const editors = useQuery({
    queryKey: ['resource', 'editors', resource.id],
    queryFn: () => prepareEditors({ parts: form?.fields ?? [] }).then(() => true),
    staleTime: Infinity,
  });
  if (editors.data) return <Editing {...props} resource={resource} />;
  return (
    <FormFrame frame="page" title={i18n._(words.many)} onClose={onClose} labels={LABELS}>
      <output className={css.waiting} {...FIELDS_COMING}>{t`Loading…`}</output>
    </FormFrame>
  );
}

function Editing({ resource, rows: listed, id, at, mayAdd, onClose }: RowEditingProps) {
  const { t, i18n } = useLingui();
  const text = useText();
  const can = useCan();
  const mayDiscard = useDiscardQuestion();
  const { user } = useSession().currentUser;
  const { form, words } = resource;
  const spec = useMemo(() => formSpecOf(form, user.userId), [form, user.userId]);
  const columns = useMemo(() => gridColumnsOf(resource, spec, { text, moment: momentText }), [resource, spec, text]);
  const editableWhen = resource.actions.editableWhen;
  const mayEdit = form?.update !== undefined && can.button(BUTTONS.edit);
  const api = useApi();
  const queries = useQueryClient();
  const [editing] = useState(() =>
    createRowEditing({
      spec,
      fields: columns.flatMap((column) => (column.kind === 'control' ? [column.control.field] : [])),
      listed: listed as readonly GridRow[],
      mayChange: (row) => mayEdit && (editableWhen === undefined || editableWhen(row)),
      draftOf: (record) => form?.toDraft?.(record) ?? record,
      initial: () => form?.initial?.(at) ?? {},
      load: async (row) => (form?.load === undefined ? null : queries.fetchQuery(recordQuery(api, resource, form.load, row))),
    }),
  );
  const { drafts } = editing;
  const rows = useSyncExternalStore(editing.subscribe, editing.rows);
  const touchedIds = useSyncExternalStore(drafts.subscribe, drafts.ids);
  const touched = useMemo(() => rows.filter((row) => touchedIds.includes(row.id) || editing.isUnnamed(row)), [rows, touchedIds, editing]);
  useEffect(() => editing.follow(listed as readonly GridRow[]), [editing, listed]);
  const faults = useRef<readonly CellFault[]>([]);
  const [isReported, setReported] = useState(false);
  const saving = useRowSaving({
    resource,
    spec,
    editing,
    faults: () => faults.current,
    isColumn: (field) => columns.some((column) => column.kind === 'control' && column.control.field === field),
    onRefused: () => setReported(true),
  });
  const count = touchedIds.length;
  const isDirty = count > 0;
  // With the last row saved or taken back there is nothing left to tell.
  const [wasDirty, setWasDirty] = useState(isDirty);
  if (wasDirty !== isDirty) {
    setWasDirty(isDirty);
    if (!isDirty) setReported(false);
  }
  const [source] = useState(() => rowsSource(editing));
  const draft = useDraft({ form: rowsDraftNameOf(resource), record: null, source, isDirty });
  const begin = useEffectEvent(() => {
    if (id === null) editing.add();
    else editing.goTo(id);
  });
  // The keyboard is brought there at once, which cannot be done while something is drawn.
  useEffect(() => queueMicrotask(() => begin()), []);
  async function save(ids: readonly string[]) {
    for (const row of ids) if (!(await saving.save(row))) return;
  }
  return (
    <FormFrame
      frame="page"
      isFull
      title={i18n._(words.many)}
      onClose={onClose}
      guard={async () => {
        if (isDirty && !(await mayDiscard())) return false;
        draft.drop();
        return true;
      }}
      {...(isDirty && { onSave: () => void save(drafts.ids()) })}
      labels={LABELS}
      more={
        <>
          {isDirty && (
            <output className={css.count}>{t`${plural(count, { one: '# row is not saved', other: '# rows are not saved' })}`}</output>
          )}
          {mayAdd && (
            <Button icon={Plus} onPress={editing.add}>
              {i18n._(words.add)}
            </Button>
          )}
        </>
      }
    >
      <SurroundingsProvider value={useConsoleSurroundings(form?.feeds)}>
        <DraftNotice draft={draft} />
        <RowGrid
          name={`${resource.id.replaceAll(':', '-')}-rows`}
          label={i18n._(words.many)}
          help={t`Ctrl+S saves the row you are in, Escape takes back what you changed in it.`}
          columns={columns}
          rows={rows}
          touched={touched}
          states={drafts}
          sentText={editing.sentText}
          onChange={editing.change}
          onFaults={(found) => {
            faults.current = found;
          }}
          onSave={(row) => void save([row])}
          onTakeBack={editing.takeBack}
          isReported={isReported}
          handleRef={editing.attach}
        />
      </SurroundingsProvider>
      {saving.conflict && (
        <ConflictDialog
          conflicts={saving.conflict.conflicts}
          onSettle={saving.settle}
          onClose={() => saving.settle(null)}
          onAgain={() => void saving.save(saving.conflict?.id ?? '')}
        />
      )}
    </FormFrame>
  );
}
