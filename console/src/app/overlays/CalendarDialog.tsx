import { useLingui } from '@lingui/react/macro';
import { Button } from '@milepost/kit/button';
import { Dialog } from '@milepost/kit/dialog';
import { HeadingLevel } from '@milepost/kit/heading-level';
import { createMemoryHistory } from '@tanstack/history';
import { useState } from 'react';
import { ScheduleCalendar } from '../../pages/schedule/SchedulePage.tsx';
import { schedulePage } from '../../pages/schedule/page.ts';
import { RoutingProvider, createAddress } from '../../routing/index.ts';
import { pageInDialog } from '../frame/Shell.css.ts';

/** The calendar in a dialog, with an address of its own, so that the page below keeps its place. It needs no right. @reading R-127 */
export default function CalendarDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  const [address] = useState(() => createAddress(createMemoryHistory({ initialEntries: [`/${schedulePage.path}`] })));
  return (
    <Dialog
      title={t`Schedules`}
      widthPx="wide"
      bodyFit="edge-to-edge"
      onClose={onClose}
      footer={<Button onPress={onClose}>{t`Close`}</Button>}
    >
      <RoutingProvider value={address}>
        <div className={pageInDialog}>
          <HeadingLevel level={3}>
            <ScheduleCalendar />
          </HeadingLevel>
        </div>
      </RoutingProvider>
    </Dialog>
  );
}
