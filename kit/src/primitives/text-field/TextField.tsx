import { EitherText } from '../data-text/index.ts';
import { Eye, EyeOff, ScanLine } from 'lucide';
import { Suspense, lazy } from 'react';
import { KeepsFilled } from '../../engines/filled-value/index.ts';
import { IconButton } from '../button/index.ts';
import { controlAction, controlBox, controlInput, controlState } from '../control/index.ts';
import { FieldFrame } from '../field/index.ts';
import { Icon } from '../icon/index.ts';
import { useMessages } from '../lingui/index.ts';
import { partProps } from '../parts/index.ts';
import { affix, area, areaBox, codeArea } from './TextField.css.ts';
import { useTextField } from './headless.ts';
import { textFieldMessages } from './messages.ts';
import type { TextFieldProps } from './types.ts';

/** Stays a sign where the device has no reader of codes: a hand scanner types. */
const ScanButton = lazy(() => import('./ScanButton.tsx').catch(() => ({ default: () => <Icon of={ScanLine} /> })));

/**
 * One line or a paragraph of text, in a native input.
 * @source admin §5
 * @reading R-037
 */
export function TextField(props: TextFieldProps) {
  const {
    label,
    rows = 1,
    isCode = false,
    type,
    prefix,
    suffix,
    isScanned = false,
    icon,
    autoComplete = 'off',
    className,
    style,
    parts,
  } = props;
  const isMultiline = rows > 1;
  const { isRequired = false, help, error } = props;
  const messages = useMessages(textFieldMessages);
  const field = useTextField({ ...props, isMultiline, spellCheck: props.spellCheck ?? (isMultiline && !isCode), messages });
  const { use, count, reveal } = field;
  const box = `${controlBox} ${controlState[field.isInvalid ? 'invalid' : use]}`;
  const line = <input {...field.getInputProps(partProps(parts, 'input', controlInput))} />;
  return (
    <FieldFrame
      {...{ field, label, isRequired, className, style, parts }}
      {...(help && { help })}
      {...(error && { error })}
      {...(count && { count })}
    >
      {isMultiline ? (
        <span {...partProps(parts, 'control', `${box} ${areaBox}`)}>
          <textarea
            {...field.getInputProps(
              partProps(parts, 'input', `${controlInput} ${isCode ? codeArea : area}`, { minBlockSize: `${rows}lh` }),
            )}
            rows={rows}
          />
        </span>
      ) : (
        <span {...partProps(parts, 'control', box)}>
          {icon && <Icon of={icon} />}
          {prefix && (
            <span {...field.getPrefixProps(partProps(parts, 'prefix', affix))}>
              <EitherText>{prefix}</EitherText>
            </span>
          )}
          {autoComplete === 'off' ? (
            line
          ) : (
            <KeepsFilled input={field.element} value={field.typed} onFilled={field.fill}>
              {line}
            </KeepsFilled>
          )}
          {suffix && (
            <span {...field.getSuffixProps(partProps(parts, 'suffix', affix))}>
              <EitherText>{suffix}</EitherText>
            </span>
          )}
          {isScanned && (
            <Suspense fallback={<Icon of={ScanLine} />}>
              <ScanButton label={label} isDisabled={use !== 'editable'} onScan={field.take} />
            </Suspense>
          )}
          {type === 'password' && use !== 'disabled' && (
            <span className={controlAction}>
              <IconButton icon={field.isShown ? EyeOff : Eye} label={reveal.label} size="row" onPress={reveal.onPress} />
            </span>
          )}
        </span>
      )}
    </FieldFrame>
  );
}
