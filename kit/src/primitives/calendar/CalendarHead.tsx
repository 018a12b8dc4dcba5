import { useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight } from 'lucide';
import { addMonths, partsOfDay } from '../../engines/calendar-day/index.ts';
import type { Day } from '../../engines/calendar-day/index.ts';
import { IconButton } from '../button/index.ts';
import { choice, choices, head } from './Calendar.css.ts';
import type { DateWords } from '../date-parts/index.ts';

interface CalendarHeadProps {
  /** The day whose month is shown. */
  readonly shown: Day;
  readonly years: readonly number[];
  readonly words: DateWords;
  readonly onShow: (day: Day) => void;
}

interface ChoiceProps {
  readonly label: string;
  readonly value: number;
  readonly offered: readonly number[];
  readonly nameOf: (offered: number) => string;
  readonly onChange: (value: number) => void;
}

/** A native list: on a phone it is the phone's own. */
const Choice = ({ label, value, offered, nameOf, onChange }: ChoiceProps) => (
  <select aria-label={label} value={value} className={choice} onChange={(event) => onChange(Number(event.currentTarget.value))}>
    {offered.map((number) => (
      <option key={number} value={number}>
        {nameOf(number)}
      </option>
    ))}
  </select>
);

const MONTHS = Array.from({ length: 12 }, (_, at) => at + 1);

/** Year and month of a calendar, and the ways to others. */
export function CalendarHead({ shown, years, words, onShow }: CalendarHeadProps) {
  const { t } = useLingui();
  const { year, month } = partsOfDay(shown);
  const go = (months: number) => onShow(addMonths(shown, months));
  return (
    <div className={head}>
      <IconButton icon={ChevronLeft} label={t`Month before`} onPress={() => go(-1)} />
      <span className={choices}>
        <Choice
          label={t({ message: 'Year', context: 'part of a date' })}
          value={year}
          offered={years}
          nameOf={words.year}
          onChange={(to) => go((to - year) * MONTHS.length)}
        />
        <Choice
          label={t({ message: 'Month', context: 'part of a date' })}
          value={month}
          offered={MONTHS}
          nameOf={words.monthName}
          onChange={(to) => go(to - month)}
        />
      </span>
      <IconButton icon={ChevronRight} label={t`Month after`} onPress={() => go(1)} />
    </div>
  );
}
