import { useLingui } from '@lingui/react/macro';
import { visuallyHidden } from '../../theme/focus.css.ts';
import { FieldFrame } from '../field/index.ts';
import { useMessages } from '../lingui/index.ts';
import { NumberBox } from '../number-field/index.ts';
import { partProps } from '../parts/index.ts';
import * as css from './Slider.css.ts';
import { useSlider } from './headless.ts';
import { sliderMessages } from './messages.ts';
import type { SliderProps } from './types.ts';

/**
 * A number between two ends, by a native range: arrows take a step, PageUp and PageDown a tenth, Home and End the ends, and the
 * whole track is pressed. Beside it the figure is typed.
 * @source forms §3
 */
export function Slider(props: SliderProps) {
  const { label, isRequired, help, className, style, parts } = props;
  const { t } = useLingui();
  const slider = useSlider({ ...props, messages: useMessages(sliderMessages) });
  const words = { field: slider, label, help, className, style, parts };
  if (slider.use === 'readOnly')
    return (
      <FieldFrame {...words} error={props.error} labelFor="text">
        <span {...slider.getTextProps(partProps(parts, 'text', css.row))}>{slider.text}</span>
      </FieldFrame>
    );
  return (
    <FieldFrame {...words} isRequired={isRequired} error={slider.error}>
      <div {...slider.getRowProps(partProps(parts, 'row', css.row))}>
        <span {...slider.getEndProps(partProps(parts, 'end', css.ends))}>{slider.min}</span>
        <input {...slider.getRangeProps(partProps(parts, 'range', css.range))} />
        <span {...slider.getEndProps(partProps(parts, 'end', css.ends))}>{slider.max}</span>
        <span {...partProps(parts, 'figure', css.figure)}>
          <label {...slider.getFigureLabelProps({ className: visuallyHidden })}>
            {label} {t`As a figure`}
          </label>
          <NumberBox spin={slider.figure} isInvalid={slider.figure.isInvalid} prefix={undefined} suffix={slider.unit} parts={parts} />
        </span>
      </div>
    </FieldFrame>
  );
}
