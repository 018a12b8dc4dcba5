import { useLingui } from '@lingui/react/macro';
import { MixedText } from '@milepost/kit/data-text';
import { officeZone } from '@milepost/kit/engines/clock';
import { useKit } from '@milepost/kit/kit-provider';
import { LANGUAGE_TAG } from '@milepost/kit/locale';
import { dayPartOf } from './dayPart.ts';
import type { DayPart } from './dayPart.ts';
import * as css from './overview.css.ts';

interface GreetingProps {
  /** Name of who is greeted. */
  readonly name: string;
  /** Moment of the greeting, milliseconds since 1970. */
  readonly nowMs: number;
}

/** The heading of the first page: a greeting by the time of the day, with the date. */
export function Greeting({ name, nowMs }: GreetingProps) {
  const { t } = useLingui();
  const { locale } = useKit();
  const day = new Intl.DateTimeFormat(LANGUAGE_TAG[locale], {
    timeZone: officeZone(),
    month: 'long',
    day: 'numeric',
    weekday: 'long',
  });
  const words: Record<DayPart, string> = {
    night: t`It is late, ${name}`,
    morning: t`Good morning, ${name}`,
    noon: t`Good day, ${name}`,
    afternoon: t`Good afternoon, ${name}`,
    evening: t`Good evening, ${name}`,
  };
  return (
    <header className={css.greeting}>
      <h1 className={css.hello}>
        <MixedText of={words[dayPartOf(new Date(nowMs).getHours())]} />
      </h1>
      <p className={css.day}>{day.format(nowMs)}</p>
    </header>
  );
}
