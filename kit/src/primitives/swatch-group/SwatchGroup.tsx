import { useLingui } from '@lingui/react/macro';
import { Check } from 'lucide';
import { useId } from 'react';
import { ACCENTS } from '../../theme/names.ts';
import type { Accent } from '../../theme/names.ts';
import { Icon } from '../icon/index.ts';
import * as css from './SwatchGroup.css.ts';
import type { SwatchGroupProps } from './types.ts';

/**
 * The nine accents as kilometre stones, each with its name, and on demand the contrast of the text on it. Native radios: arrows walk
 * and choose, the group is one stop of the Tab key. @source shell §2.5, §3
 */
export function SwatchGroup({ label, value, onChange, scheme }: SwatchGroupProps) {
  const { t, i18n } = useLingui();
  const group = useId();
  const words: Record<Accent, string> = {
    default: t({ message: 'Default', context: 'accent' }),
    blue: t({ message: 'Blue', context: 'accent' }),
    purple: t({ message: 'Purple', context: 'accent' }),
    azure: t({ message: 'Azure', context: 'accent' }),
    ocean: t({ message: 'Ocean', context: 'accent' }),
    green: t({ message: 'Green', context: 'accent' }),
    yellow: t({ message: 'Yellow', context: 'accent' }),
    orange: t({ message: 'Orange', context: 'accent' }),
    red: t({ message: 'Red', context: 'accent' }),
  };
  const figureOf = (accent: Accent) =>
    scheme && `${i18n.number(css.textOnFill[scheme][accent], { minimumFractionDigits: 2, maximumFractionDigits: 2 })}:1`;
  return (
    <div>
      <div role="radiogroup" aria-label={label} aria-describedby={scheme && `${group}-help`} className={css.group}>
        {ACCENTS.map((accent) => {
          const id = `${group}-${accent}`;
          const figure = figureOf(accent);
          return (
            <label key={accent} className={css.swatch}>
              <input
                type="radio"
                name={group}
                checked={accent === value}
                aria-labelledby={id}
                aria-describedby={figure && `${id}-text`}
                className={css.input}
                onChange={() => onChange(accent)}
              />
              <span className={css.stone[accent]}>{accent === value && <Icon of={Check} />}</span>
              <span id={id} className={css.name}>
                {words[accent]}
              </span>
              {figure && (
                <>
                  <span className={css.figure} aria-hidden="true">
                    {figure}
                  </span>
                  <span id={`${id}-text`} hidden>
                    {t`Text on it ${figure}`}
                  </span>
                </>
              )}
            </label>
          );
        })}
      </div>
      {scheme && (
        <p id={`${group}-help`} className={css.help}>
          {t`The figures are the contrast of text on buttons of this colour.`}
        </p>
      )}
    </div>
  );
}
