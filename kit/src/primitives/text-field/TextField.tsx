import { useLingui } from '@lingui/react/macro';
import { EitherText } from '../data-text/index.ts';
import { Eye, EyeOff, ScanLine } from 'lucide';
import { Suspense, lazy, useImperativeHandle, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useComposedText } from '../../engines/composed-text/index.ts';
import { KeepsFilled } from '../../engines/filled-value/index.ts';
import { useAfterPress } from '../../engines/press/index.ts';
import { isComposingKey } from '../../engines/ime-guard/index.ts';
import { IconButton } from '../button/index.ts';
import { controlAction, controlBox, controlInput, controlState } from '../control/index.ts';
import { Field, fieldAria, isOver, useFieldIds } from '../field/index.ts';
import { Icon } from '../icon/index.ts';
import { useKit } from '../kit-provider/index.ts';
import { countChars } from './countChars.ts';
import { affix, area, areaBox, codeArea } from './TextField.css.ts';
import type { TextFieldProps } from './types.ts';

/** Names its field: a form that changes a password has three of them. @reading R-412 */
function RevealButton({ label, isShown, onPress }: { label: string; isShown: boolean; onPress: () => void }) {
  const { t } = useLingui();
  const words = isShown ? t`Hide password: ${{ label }}` : t`Show password: ${{ label }}`;
  return (
    <span className={controlAction}>
      <IconButton icon={isShown ? Eye : EyeOff} label={words} size="row" onPress={onPress} />
    </span>
  );
}

/** Says it once when a text grows over its limit, because a counter that changes is not read. */
function useLimitSpoken({ value, onChange, maxChars = Infinity }: Pick<TextFieldProps, 'value' | 'onChange' | 'maxChars'>) {
  const { t } = useLingui();
  const { announcer } = useKit();
  return (next: string) => {
    onChange(next);
    const chars = countChars(next);
    const overBy = chars - maxChars;
    if (overBy > 0 && countChars(value) <= maxChars) announcer.say(t`${chars} of ${maxChars} characters, ${overBy} too many`);
  };
}

/** Stays a sign where the device has no reader of codes: a hand scanner types. */
const ScanButton = lazy(() => import('./ScanButton.tsx').catch(() => ({ default: () => <Icon of={ScanLine} /> })));

/** The end of a scan: it is no end of the form, and the next one takes the place of this. @reading R-598 */
function useScanEnd(value: string) {
  const { t } = useLingui();
  const { announcer } = useKit();
  return (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' || isComposingKey(event.nativeEvent)) return;
    event.preventDefault();
    if (value === '') return;
    event.currentTarget.select();
    announcer.say(t`Scanned: ${value}`);
  };
}

/**
 * One line or a paragraph of text, in a native input.
 * @source admin §5
 * @reading R-037
 */
export function TextField({
  value,
  onChange,
  onLeave,
  maxChars,
  rows = 1,
  type = 'text',
  isCode = false,
  use = 'editable',
  describedBy,
  prefix,
  suffix,
  isScanned = false,
  icon,
  inputRef,
  ...rest
}: TextFieldProps) {
  const { label, isRequired, help, error, id, placeholder, autoComplete = 'off', spellCheck = rows > 1 && !isCode } = rest;
  const ids = useFieldIds(id);
  const [isShown, setShown] = useState(false);
  const element = useRef<HTMLElement>(null);
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(inputRef, () => element.current);
  const afterPress = useAfterPress();
  const text = useComposedText({
    value,
    onChange: useLimitSpoken({ value, onChange, maxChars }),
    ...(onLeave && { onLeave: () => afterPress(onLeave) }),
  });
  const count = maxChars === undefined ? undefined : { chars: countChars(value), maxChars };
  const isInvalid = Boolean(error) || isOver(count);
  const aria = fieldAria(ids, { isRequired, help, error }, count);
  const described = [prefix && `${ids.control}-prefix`, suffix && `${ids.control}-suffix`, aria['aria-describedby'], describedBy]
    .filter(Boolean)
    .join(' ');
  const input = {
    ...aria,
    ...text,
    placeholder,
    autoComplete,
    spellCheck,
    readOnly: use === 'readOnly',
    disabled: use === 'disabled',
    ref: (node: HTMLElement | null) => void (element.current = node),
  };
  const endScan = useScanEnd(value);
  const takeScan = (scanned: string) => {
    onChange(scanned);
    onLeave?.();
  };
  const box = `${controlBox} ${controlState[use === 'editable' && isInvalid ? 'invalid' : use]}`;
  const line = (
    <input
      {...input}
      aria-describedby={described || undefined}
      type={isShown ? 'text' : type}
      className={controlInput}
      onKeyDown={isScanned ? endScan : undefined}
    />
  );
  return (
    <Field label={label} ids={ids} isRequired={isRequired} help={help} error={error} count={count}>
      {rows > 1 ? (
        <span className={`${box} ${areaBox}`}>
          <textarea
            {...input}
            rows={rows}
            className={`${controlInput} ${isCode ? codeArea : area}`}
            style={{ minBlockSize: `${rows}lh` }}
          />
        </span>
      ) : (
        <span className={box}>
          {icon && <Icon of={icon} />}
          {prefix && (
            <span id={`${ids.control}-prefix`} className={affix}>
              <EitherText>{prefix}</EitherText>
            </span>
          )}
          {autoComplete === 'off' ? (
            line
          ) : (
            <KeepsFilled input={element} value={text.value} onFilled={(filled) => text.onChange({ currentTarget: { value: filled } })}>
              {line}
            </KeepsFilled>
          )}
          {suffix && (
            <span id={`${ids.control}-suffix`} className={affix}>
              <EitherText>{suffix}</EitherText>
            </span>
          )}
          {isScanned && (
            <Suspense fallback={<Icon of={ScanLine} />}>
              <ScanButton label={label} isDisabled={use !== 'editable'} onScan={takeScan} />
            </Suspense>
          )}
          {type === 'password' && use !== 'disabled' && <RevealButton label={label} isShown={isShown} onPress={() => setShown(!isShown)} />}
        </span>
      )}
    </Field>
  );
}
