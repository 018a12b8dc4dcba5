import { useLingui } from '@lingui/react/macro';
import { Button } from '../button/index.ts';
import { foot } from './Calendar.css.ts';

interface CalendarFootProps {
  /** Today, this month or this year. */
  readonly now: string;
  readonly unit: 'day' | 'month' | 'year';
  readonly isNowFree: boolean;
  readonly canClear: boolean;
  readonly onPick: (value: string | null) => void;
}

/** Below a calendar: what it is now, and nothing at all. */
export function CalendarFoot({ now, unit, isNowFree, canClear, onPick }: CalendarFootProps) {
  const { t } = useLingui();
  const words = {
    day: t({ message: 'Today', context: 'choose the day' }),
    month: t({ message: 'This month', context: 'choose the month' }),
    year: t({ message: 'This year', context: 'choose the year' }),
  };
  return (
    <div className={foot}>
      <Button variant="accent" isDisabled={!isNowFree} onPress={() => onPick(now)}>
        {words[unit]}
      </Button>
      {canClear && (
        <Button variant="text" onPress={() => onPick(null)}>
          {t({ message: 'Clear', context: 'a date' })}
        </Button>
      )}
    </div>
  );
}
