import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { LayoutDrawing } from './LayoutDrawing.tsx';
import * as css from './LayoutChoice.css.ts';
import { LAYOUT_NAMES } from './types.ts';
import type { LayoutChoiceProps, LayoutName } from './types.ts';

/** The four layouts as drawings. Native radios: arrows walk and choose, the group is one stop of the Tab key. @source shell §2.5 */
export function LayoutChoice({ label, value, onChange }: LayoutChoiceProps) {
  const { t } = useLingui();
  const name = useId();
  const words: Record<LayoutName, string> = {
    classic: t({ message: 'Classic', context: 'layout' }),
    functional: t({ message: 'Functional', context: 'layout' }),
    blend: t({ message: 'Blend', context: 'layout' }),
    plain: t({ message: 'Plain', context: 'layout' }),
  };
  const help: Record<LayoutName, string> = {
    classic: t`The whole menu at the side`,
    functional: t`The whole menu at the top`,
    blend: t`Top entries at the top, what is below them at the side`,
    plain: t`Icons at the side`,
  };
  return (
    <div role="radiogroup" aria-label={label} className={css.group}>
      {LAYOUT_NAMES.map((layout) => (
        <label key={layout} className={css.choice} title={help[layout]}>
          <LayoutDrawing of={layout} />
          <span className={css.line}>
            <input
              type="radio"
              name={name}
              checked={layout === value}
              aria-labelledby={`${name}-${layout}`}
              aria-describedby={`${name}-${layout}-help`}
              className={css.radio}
              onChange={() => onChange(layout)}
            />
            <span id={`${name}-${layout}`}>{words[layout]}</span>
          </span>
          <span id={`${name}-${layout}-help`} hidden>
            {help[layout]}
          </span>
        </label>
      ))}
    </div>
  );
}
