import { useLingui } from '@lingui/react/macro';
import { Check } from 'lucide';
import { ACCENTS } from '../../theme/names.ts';
import type { Accent } from '../../theme/names.ts';
import { choiceDescriptionProps, choiceInputProps, choiceNameProps } from '../choice-box/headless.ts';
import { Icon } from '../icon/index.ts';
import { partProps, rootProps } from '../parts/index.ts';
import * as css from './SwatchGroup.css.ts';
import { useSwatchGroup } from './headless.ts';
import type { SwatchGroupProps } from './types.ts';

/**
 * The nine accents as kilometre stones, each with its name, and on demand the contrast of the text on it. Native radios: arrows walk
 * and choose, the group is one stop of the Tab key. @source shell §2.5, §3
 */
export function SwatchGroup({ label, value, onChange, scheme, className, style, parts }: SwatchGroupProps) {
  const { t, i18n } = useLingui();
  const names: Record<Accent, string> = {
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
  const group = useSwatchGroup({
    label,
    value,
    onChange,
    hasHelp: scheme !== undefined,
    swatches: ACCENTS.map((accent) => {
      const figure = figureOf(accent);
      return { id: accent, name: names[accent], figure, description: figure && t`Text on it ${figure}` };
    }),
  });
  return (
    <div {...rootProps({ className, style }, undefined)}>
      <div {...group.getGroupProps(partProps(parts, 'group', css.group))}>
        {group.swatches.map((view) => {
          const { id, name, figure } = view.choice;
          return (
            <label key={id} {...partProps(parts, 'swatch', css.swatch)}>
              <input {...choiceInputProps(view, partProps(parts, 'input', css.input))} />
              <span {...partProps(parts, 'stone', css.stone[id])}>{view.isChosen && <Icon of={Check} />}</span>
              <span {...choiceNameProps(view, partProps(parts, 'name', css.name))}>{name}</span>
              {figure && (
                <>
                  <span {...partProps(parts, 'figure', css.figure)} aria-hidden="true">
                    {figure}
                  </span>
                  <span {...choiceDescriptionProps(view, { hidden: true })}>{view.description}</span>
                </>
              )}
            </label>
          );
        })}
      </div>
      {scheme && (
        <p {...group.getHelpProps(partProps(parts, 'help', css.help))}>
          {t`The figures are the contrast of text on buttons of this colour.`}
        </p>
      )}
    </div>
  );
}
