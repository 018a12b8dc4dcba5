import { useId } from 'react';
import { Icon } from '../icon/index.ts';
import * as css from './Segmented.css.ts';
import type { SegmentedProps } from './types.ts';

/** Two to five choices as one bar. Native radios: arrows walk and choose, the group is one stop of the Tab key. */
export function Segmented<Id extends string>({ label, labelAt = 'spoken', segments, value, onChange }: SegmentedProps<Id>) {
  const name = useId();
  const bar = (
    <div
      role="radiogroup"
      aria-label={labelAt === 'spoken' ? label : undefined}
      aria-labelledby={labelAt === 'start' ? `${name}-label` : undefined}
      className={css.bar[labelAt]}
    >
      {segments.map(({ id, label: words, icon }) => (
        <label key={id} className={css.segment}>
          <input
            type="radio"
            name={name}
            checked={id === value}
            aria-labelledby={`${name}-${id}`}
            className={css.input}
            onChange={() => onChange(id)}
          />
          {icon && <Icon of={icon} size="s" />}
          <span id={`${name}-${id}`} className={css.words}>
            {words}
          </span>
        </label>
      ))}
    </div>
  );
  if (labelAt === 'spoken') return bar;
  return (
    <div className={css.line}>
      <span id={`${name}-label`} className={css.label}>
        {label}
      </span>
      {bar}
    </div>
  );
}
