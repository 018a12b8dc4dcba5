import { FieldFrame } from '../field/index.ts';
import { useMessages } from '../lingui/index.ts';
import { CapitalText } from './CapitalText.tsx';
import { NumberBox } from './NumberInput.tsx';
import { useNumberField } from './headless.ts';
import { numberMessages } from './messages.ts';
import type { NumberFieldProps } from './types.ts';

/**
 * A number as a spin button, kept as a decimal string: 999999999999999.99 stays what it is. Beyond its limits or its places it
 * is an error, never a changed number; the wheel changes nothing.
 * @source forms §5
 * @reading R-038
 * @reading R-581
 */
export function NumberField(props: NumberFieldProps) {
  const { label, isRequired = false, help, hasCapital, prefix, suffix, className, style, parts } = props;
  const field = useNumberField({ ...props, messages: useMessages(numberMessages) });
  const { error, ids } = field;
  return (
    <FieldFrame {...{ field, label, isRequired, className, style, parts }} {...(help && { help })} {...(error && { error })}>
      <div {...field.getAmountProps()}>
        <NumberBox spin={field} isInvalid={field.isInvalid} prefix={prefix} suffix={suffix} parts={parts} />
        {hasCapital && <CapitalText id={`${ids.control}-capital`} of={ids.control} value={field.number.value} />}
      </div>
    </FieldFrame>
  );
}
