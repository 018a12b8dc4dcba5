import { useImperativeHandle, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useComposedText } from '../../engines/composed-text/index.ts';
import { useAnnounce } from '../../engines/environment/index.ts';
import { isComposingKey } from '../../engines/ime-guard/index.ts';
import { useAfterPress } from '../../engines/press/index.ts';
import { mergeProps, useHeld } from '../../engines/prop-getters/index.ts';
import { useEarlyText, useField } from '../field/headless.ts';
import { countChars } from './countChars.ts';
import type { TextFieldOptions } from './types.ts';

const joined = (...ids: readonly (string | false | undefined)[]) => ids.filter(Boolean).join(' ') || undefined;

/**
 * Text in a native `input` or `textarea`: committed text only is told, never a letter of a composition; nothing typed is ever cut.
 * What is over the limit is said once, because a counter that changes is not read.
 * @source admin §5
 * @reading R-037
 */
export function useTextField(options: TextFieldOptions) {
  const {
    label,
    maxChars,
    onLeave,
    use = 'editable',
    describedBy,
    prefix,
    suffix,
    isScanned = false,
    isMultiline = false,
    messages,
  } = options;
  const { placeholder, autoComplete = 'off', spellCheck = isMultiline, type = 'text', inputRef, ...words } = options;
  const [value, onChange] = useHeld({
    name: 'value',
    value: options.value,
    initial: options.initialValue ?? '',
    onChange: options.onChange,
  });
  const announce = useAnnounce();
  const afterPress = useAfterPress();
  const [isShown, setShown] = useState(false);
  const element = useRef<HTMLElement>(null);
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(inputRef, () => element.current);
  const count = maxChars === undefined ? undefined : { chars: countChars(value), maxChars };
  const field = useField({ ...words, count });
  const { ids } = field;

  function change(next: string) {
    onChange(next);
    const limit = maxChars ?? Infinity;
    if (countChars(next) > limit && countChars(value) <= limit) announce(messages.count(countChars(next), limit));
  }
  const text = useComposedText({ value, onChange: change, ...(onLeave && { onLeave: () => afterPress(onLeave) }) });
  useEarlyText(element, (box) => text.onChange({ currentTarget: box }));

  /** The end of a scan: it is no end of the form, and the next one takes the place of this. @reading R-598 */
  function endScan(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== 'Enter' || isComposingKey(event.nativeEvent)) return;
    event.preventDefault();
    if (value === '') return;
    event.currentTarget.select();
    announce(messages.scanned(value));
  }

  const prefixId = `${ids.control}-prefix`;
  const suffixId = `${ids.control}-suffix`;
  return {
    ...field,
    value,
    /** Characters typed and allowed; undefined without a limit. */
    count,
    use,
    isInvalid: use === 'editable' && field.isInvalid,
    /** The native element. */
    element,
    /** Text in the native element now, a composition included. */
    typed: text.value,
    /** Takes a text that a password manager or a scanner has put in. */
    take: (taken: string) => {
      change(taken);
      onLeave?.();
    },
    /** Takes what the browser has filled in, which is not left yet. */
    fill: (filled: string) => text.onChange({ currentTarget: { value: filled } }),
    /** Attributes of the native `input` or `textarea`. */
    getInputProps: <Own extends object = object>(own?: Own) => {
      const aria = field.getControlProps();
      const props = {
        ...aria,
        ...text,
        placeholder,
        autoComplete,
        spellCheck,
        readOnly: use === 'readOnly',
        disabled: use === 'disabled',
        ref: (node: HTMLElement | null) => void (element.current = node),
      };
      if (isMultiline) return mergeProps(props, own);
      const described = joined(prefix && prefixId, suffix && suffixId, aria['aria-describedby'], describedBy);
      const line = { 'aria-describedby': described, type: isShown ? 'text' : type, onKeyDown: isScanned ? endScan : undefined };
      return mergeProps({ ...props, ...line }, own);
    },
    /** Attributes of the words before and after what is typed, which are read with the field. */
    getPrefixProps: <Own extends object = object>(own?: Own) => mergeProps({ id: prefixId }, own),
    getSuffixProps: <Own extends object = object>(own?: Own) => mergeProps({ id: suffixId }, own),
    /** The password is shown. */
    isShown,
    /** Name of the button that shows and hides a password, and what it does. @reading R-412 */
    reveal: { label: isShown ? messages.conceal(label) : messages.reveal(label), onPress: () => setShown(!isShown) },
  };
}
