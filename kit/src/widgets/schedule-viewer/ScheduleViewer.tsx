import { useLingui } from '@lingui/react/macro';
import { CalendarArrowDown, Trash2 } from 'lucide';
import { Button } from '../../primitives/button/index.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { ScheduleFacts } from './ScheduleFacts.tsx';
import type { ScheduleViewerProps } from './types.ts';

/** One schedule to look at, and to delete where that is offered. @source forms §2.12 */
export function ScheduleViewer({ schedule, onDelete, isDeleting = false, onExport, onClose }: ScheduleViewerProps) {
  const { t } = useLingui();
  return (
    <Dialog
      title={t`Schedule`}
      widthPx={600}
      onClose={onClose}
      footer={
        <>
          {schedule && onDelete && (
            <Button variant="danger" icon={Trash2} isBusy={isDeleting} busyLabel={t`Deleting`} onPress={onDelete}>
              {t`Delete`}
            </Button>
          )}
          {schedule && onExport && (
            <Button isFolding icon={CalendarArrowDown} onPress={onExport}>
              {t`Export to calendar file`}
            </Button>
          )}
          <Button onPress={onClose}>{t`Close`}</Button>
        </>
      }
    >
      {schedule ? <ScheduleFacts schedule={schedule} /> : <Skeleton kind="text" count={6} what={t`the schedule`} />}
    </Dialog>
  );
}
