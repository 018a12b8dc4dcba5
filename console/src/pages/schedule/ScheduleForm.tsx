import { useLingui } from '@lingui/react/macro';
import { Button } from '@milepost/kit/button';
import type { CalendarSlot } from '@milepost/kit/calendar-view';
import { systemClock } from '@milepost/kit/engines/clock';
import { FormFields, SurroundingsProvider, prepareEditors } from '@milepost/kit/forms/render';
import { ScopeDialog } from '@milepost/kit/schedule-viewer';
import { StatePanel } from '@milepost/kit/state-panel';
import { useToaster } from '@milepost/kit/toast';
import type { Schedule } from '@milepost/openapi/domains/schedule';
import { useQuery } from '@tanstack/react-query';
import { CalendarArrowDown, Trash2 } from 'lucide';
import { useState } from 'react';
import { useApi } from '../../data/api/index.ts';
import { scheduleQuery } from '../../data/schedule/queries.ts';
import { useHeld } from '../../data/useHeld.ts';
import { DraftNotice } from '../../drafts/index.ts';
import { FEEDBACK_MS, serverWords } from '../../feedback/index.ts';
import { FormFrame } from '../../features/resource/form/FormFrame.tsx';
import { FIELDS_COMING } from '../../lazy/index.ts';
import * as css from '../../features/resource/form/FormFrame.css.ts';
import { useConsoleSurroundings } from '../../features/resource/form/useSurroundings.ts';
import { useIcsExport, useRemoval } from '../../features/schedule-viewer/index.ts';
import { draftOf, newDraft } from './draft.ts';
import { scheduleFields } from './scheduleFields.ts';
import { useScheduleForm } from './useScheduleForm.ts';

export interface ScheduleFormProps {
  /** The schedule to edit, or the place a new one is to begin at. */
  readonly of: { readonly id: string } | { readonly slot: CalendarSlot };
  readonly onClose: () => void;
}

const EDITORS = ['schedule', 'editors'];

/** Creates or edits a schedule of one's own. When editing, it is loaded by id. @source admin §2, §3 */
export default function ScheduleForm({ of, onClose }: ScheduleFormProps) {
  const { t } = useLingui();
  const id = 'id' in of ? of.id : null;
  const record = useQuery({ ...scheduleQuery(useApi(), id ?? ''), enabled: id !== null });
  // The editors come before the form is drawn, so that no field moves under the pointer.
  const editors = useQuery({
    queryKey: EDITORS,
    queryFn: async () => {
      await prepareEditors({ parts: scheduleFields({ creator: '', timesText: String }) });
      return true;
    },
    staleTime: Infinity,
  });
  const schedule = useHeld(record.data);
  const title = id === null ? t`New schedule` : t`Edit schedule`;
  if (editors.data && (id === null || schedule))
    return <Editing title={title} schedule={schedule ?? null} slot={'slot' in of ? of.slot : null} onClose={onClose} />;
  const failed = [record, editors].find((query) => query.isError || (query.isSuccess && query.data === null));
  return (
    <FormFrame frame="dialog" title={title} onClose={onClose}>
      {failed === undefined ? (
        <output className={css.waiting} {...FIELDS_COMING}>{t`Loading…`}</output>
      ) : (
        <StatePanel
          kind="failed"
          title={t`The schedule did not load`}
          actions={<Button onPress={() => void failed.refetch()}>{t`Retry`}</Button>}
        >
          {serverWords(failed.error) ?? t`It may have been deleted, or the server did not answer.`}
        </StatePanel>
      )}
    </FormFrame>
  );
}

interface EditingProps {
  readonly title: string;
  readonly schedule: Schedule | null;
  readonly slot: CalendarSlot | null;
  readonly onClose: () => void;
}

const NOTHING = { id: '', title: '', repetition: null };

function Editing({ title, schedule, slot, onClose }: EditingProps) {
  const { t } = useLingui();
  const [initial] = useState(() => (schedule ? draftOf(schedule) : newDraft(slot ?? EMPTY_SLOT, systemClock.now())));
  const form = useScheduleForm({ schedule, initial, onSaved: onClose });
  const removal = useRemoval(schedule ?? NOTHING, onClose);
  const ics = useIcsExport();
  const toaster = useToaster();
  const save = () => void form.submit();
  const exportSaved = (saved: Schedule) => {
    if (!form.summary.isDirty) ics.one(saved);
    else toaster.show({ tone: 'info', title: t`Save first: the file has what is saved`, durationMs: FEEDBACK_MS.error });
  };
  return (
    <FormFrame
      frame="dialog"
      title={title}
      guard={form.mayLeave}
      onClose={onClose}
      onSave={save}
      isSaving={form.summary.isSaving}
      more={
        schedule && (
          <>
            <Button
              variant="danger"
              icon={Trash2}
              isBusy={removal.isRunning}
              busyLabel={t`Deleting`}
              onPress={() => void removal.ask()}
            >{t`Delete`}</Button>
            <Button isFolding icon={CalendarArrowDown} onPress={() => exportSaved(schedule)}>{t`Export to calendar file`}</Button>
          </>
        )
      }
    >
      <SurroundingsProvider value={useConsoleSurroundings()}>
        <DraftNotice draft={form.draft} />
        <FormFields spec={form.spec} store={form.store} name="schedule" onSubmit={save} />
      </SurroundingsProvider>
      {form.isAsking && (
        <ScopeDialog act="change" isRunning={form.isRunning} onChoose={(scope) => void form.save(scope)} onClose={form.stopAsking} />
      )}
      {removal.question}
    </FormFrame>
  );
}

const EMPTY_SLOT: CalendarSlot = { day: '1970-01-01', time: null, isAllDay: false };
