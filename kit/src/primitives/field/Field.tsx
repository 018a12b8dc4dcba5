import { useLingui } from '@lingui/react/macro';
import { CircleAlert } from 'lucide';
import { visuallyHidden } from '../../theme/focus.css.ts';
import { EitherText } from '../data-text/index.ts';
import { Icon } from '../icon/index.ts';
import { useMessages } from '../lingui/index.ts';
import { partProps, rootProps } from '../parts/index.ts';
import { countTone, field as fieldStyle, labelRow, message, messageTone, required } from './Field.css.ts';
import { useField } from './headless.ts';
import { fieldMessages } from './messages.ts';
import type { FieldCount, FieldProps } from './types.ts';
import type { FieldModel } from './useField.ts';

/** Words of a field around a control, and its behaviour: what `useField` has made. */
export interface FieldFrameProps extends Omit<FieldProps, 'ids'> {
  readonly field: Omit<FieldModel, 'ids' | 'isInvalid' | 'getControlProps'>;
}

/** The count as it is seen: short, and what is too much as a word. */
function Count({ chars, maxChars }: FieldCount) {
  const { t } = useLingui();
  const overBy = chars - maxChars;
  return (
    <span aria-hidden="true">
      {chars}/{maxChars}
      {overBy > 0 && ` ${t`${overBy} too many`}`}
    </span>
  );
}

/**
 * Words around a control: label above with “required” as a word and a counter, help or error below.
 * An error that is there when the field is left is said. The name is the label alone; required, count, help and error reach the control through `fieldAria`.
 */
export function Field(props: FieldProps) {
  return <FieldFrame {...props} field={useField({ ...props, messages: useMessages(fieldMessages) })} />;
}

/** The words of a field whose behaviour a hook has made already. */
export function FieldFrame({ field, label, labelFor = 'control', children, parts, ...rest }: FieldFrameProps) {
  const { t } = useLingui();
  const { error, isRequired, count } = rest;
  const words = (
    <>
      <span {...field.getNameProps()}>
        <EitherText>{label}</EitherText>
      </span>
      {isRequired && <span {...field.getRequiredProps(partProps(parts, 'required', required))}>{t`Required`}</span>}
    </>
  );
  const { htmlFor } = field.getLabelProps();
  return (
    <div {...field.getFieldProps(rootProps(rest, fieldStyle))}>
      <div {...partProps(parts, 'label', labelRow)}>
        {labelFor === 'control' ? <label htmlFor={htmlFor}>{words}</label> : words}
        {count && (
          <span {...partProps(parts, 'count', countTone[count.chars > count.maxChars ? 'over' : 'within'])}>
            <Count {...count} />
            <span {...field.getCountProps({ className: visuallyHidden })}>{field.countMessage}</span>
          </span>
        )}
      </div>
      {children}
      {field.message && (
        <div {...field.getMessageProps(partProps(parts, 'message', `${message} ${messageTone[error ? 'error' : 'help']}`))}>
          {error && <Icon of={CircleAlert} size="s" />}
          <span>
            <EitherText>{field.message}</EitherText>
          </span>
        </div>
      )}
    </div>
  );
}
