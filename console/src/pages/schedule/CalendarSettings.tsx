import { useLingui } from '@lingui/react/macro';
import { useStore } from '@nanostores/react';
import { Button } from '@milepost/kit/button';
import { Dialog } from '@milepost/kit/dialog';
import { RadioGroup } from '@milepost/kit/radio-group';
import { SwitchRow } from '@milepost/kit/switch';
import { calendarLunar, calendarView, calendarWeekStart, CALENDAR_VIEWS, WEEK_STARTS } from '../../settings/shellSettings.ts';
import * as css from './SchedulePage.css.ts';

/** Way the calendar begins for this person: it acts at once, and is kept for them in this browser. @source admin §2 (firstDay, defaultView) */
export function CalendarSettings({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  const weekStart = useStore(calendarWeekStart.store);
  const showsLunar = useStore(calendarLunar.store);
  const view = useStore(calendarView.store);
  const days = { language: t`As the language has it`, monday: t`Monday`, sunday: t`Sunday`, saturday: t`Saturday` };
  const views = {
    month: t({ message: 'Month', context: 'calendar' }),
    week: t({ message: 'Week', context: 'calendar' }),
    day: t({ message: 'Day', context: 'calendar' }),
    list: t({ message: 'List', context: 'calendar' }),
  };
  return (
    <Dialog
      title={t`Calendar settings`}
      widthPx={600}
      onClose={onClose}
      footer={<Button variant="primary" onPress={onClose}>{t`Close`}</Button>}
    >
      <div className={css.settings}>
        <RadioGroup
          label={t`First day of the week`}
          options={WEEK_STARTS.map((id) => ({ id, label: days[id] }))}
          value={weekStart}
          onChange={(id) => calendarWeekStart.set(id as typeof weekStart)}
        />
        <RadioGroup
          label={t`View to begin with`}
          help={t`These settings are yours and stay in this browser.`}
          options={CALENDAR_VIEWS.map((id) => ({ id, label: views[id] }))}
          value={view}
          onChange={(id) => calendarView.set(id as typeof view)}
        />
        <SwitchRow label={t`Days of the Chinese calendar`} isOn={showsLunar} onChange={calendarLunar.set} />
      </div>
    </Dialog>
  );
}
