import { FieldFrame } from '../field/index.ts';
import { useMessages } from '../lingui/index.ts';
import { NumberBox } from '../number-field/index.ts';
import { partProps } from '../parts/index.ts';
import * as css from './NumberRangeField.css.ts';
import { useNumberRange } from './headless.ts';
import { numberRangeMessages } from './messages.ts';
import type { NumberRangeFieldProps } from './types.ts';

/**
 * Two numbers, the ends of a range. What is wrong is told on the group once it is left; a minimum that is larger than the
 * maximum is a problem of both, and they are never swapped.
 * @source forms §5
 */
export function NumberRangeField(props: NumberRangeFieldProps) {
  const { label, isRequired = false, help, prefix, suffix, className, style, parts } = props;
  const field = useNumberRange({ ...props, messages: useMessages(numberRangeMessages) });
  const { error } = field;
  return (
    <FieldFrame {...{ field, label, isRequired, className, style, parts }} {...(help && { help })} {...(error && { error })}>
      <div {...field.getRangeProps()}>
        <div {...field.getGroupProps(partProps(parts, 'ends', css.ends))}>
          {[field.lower, field.upper].map((end) => (
            <div key={end.name} {...partProps(parts, 'end', css.end)}>
              <span {...end.getNameProps(partProps(parts, 'name', css.name))}>{end.name}</span>
              <NumberBox spin={end} isInvalid={end.isInvalid} prefix={prefix} suffix={suffix} parts={parts} />
            </div>
          ))}
        </div>
      </div>
    </FieldFrame>
  );
}
