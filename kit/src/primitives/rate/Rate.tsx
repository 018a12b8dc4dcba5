import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide';
import { IconButton } from '../button/index.ts';
import { FieldFrame } from '../field/index.ts';
import { useMessages } from '../lingui/index.ts';
import { partProps } from '../parts/index.ts';
import * as css from './Rate.css.ts';
import { Star } from './Star.tsx';
import { rateStepProps, useRate } from './headless.ts';
import { rateMessages } from './messages.ts';
import type { RateProps } from './types.ts';

/**
 * A rating in stars. Native radios, named “3 of 5”: arrows walk and choose, the group is one stop of Tab. A rating is taken back by
 * the chosen star pressed again, by Delete or Backspace, and by a button. To be read it is a picture with its figure.
 * @source forms §3
 * @reading R-596
 */
export function Rate(props: RateProps) {
  const { label, isRequired, help, error, className, style, parts } = props;
  const { t } = useLingui();
  const rate = useRate({ ...props, messages: useMessages(rateMessages) });
  const words = { field: rate, label, help, error, className, style, parts };
  const text = <span {...rate.getTextProps(partProps(parts, 'text', css.words))}>{rate.text}</span>;
  if (rate.use === 'readOnly')
    return (
      <FieldFrame {...words} labelFor="text">
        <span {...rate.getReadOnlyProps(partProps(parts, 'row', css.row))}>
          <span {...rate.getPictureProps(partProps(parts, 'stars', css.stars))} data-use="readOnly">
            {rate.stars.map(({ star, fill }) => (
              <span key={star} {...partProps(parts, 'star', css.star)}>
                <Star fill={fill} />
              </span>
            ))}
          </span>
          {text}
        </span>
      </FieldFrame>
    );
  return (
    <FieldFrame {...words} isRequired={isRequired} labelFor="text">
      <div {...partProps(parts, 'row', css.row)}>
        <div {...rate.getGroupProps(partProps(parts, 'stars', css.stars))}>
          {rate.stars.map(({ star, fill, steps }) => (
            <span key={star} {...partProps(parts, 'star', css.star)}>
              {steps.map((step) => (
                <input key={step.stars} {...rateStepProps(step, partProps(parts, 'input', step.stars === star ? css.input : css.half))} />
              ))}
              <Star fill={fill} />
            </span>
          ))}
        </div>
        {text}
        {rate.canClear && <IconButton icon={X} size="row" label={t`Take the rating back`} onPress={rate.clear} />}
      </div>
    </FieldFrame>
  );
}
