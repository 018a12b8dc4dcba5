import { useLingui } from '@lingui/react/macro';
import { Search, X } from 'lucide';
import { useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { useComposedText } from '../../engines/composed-text/index.ts';
import { isComposingKey } from '../../engines/ime-guard/index.ts';
import { IconButton } from '../button/index.ts';
import { controlAction, controlBox, controlInput } from '../control/index.ts';
import { Icon } from '../icon/index.ts';
import type { SearchFieldProps } from './types.ts';

/**
 * A keyword box. Enter submits; Escape empties it, and passes on when it is empty, so that a dialog around it can close.
 * A plain text input in the role of a search box: the native one has an Escape and a clear button of its own.
 */
export function SearchField({ label, placeholder, value, onChange, onSubmit, onClear }: SearchFieldProps) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const text = useComposedText({ value, onChange });

  function empty() {
    onChange('');
    onClear?.();
    input.current?.focus();
  }

  function handleKey(event: KeyboardEvent<HTMLInputElement>) {
    if (isComposingKey(event.nativeEvent)) return;
    // With a key held it is a command of the page.
    if (event.key === 'Enter' && onSubmit && !event.ctrlKey && !event.metaKey && !event.altKey) {
      event.preventDefault();
      onSubmit(value);
    }
    if (event.key === 'Escape' && value !== '') {
      event.preventDefault();
      event.stopPropagation();
      empty();
    }
  }

  return (
    <div className={controlBox}>
      <Icon of={Search} />
      <input
        {...text}
        ref={input}
        role="searchbox"
        aria-label={label}
        placeholder={placeholder}
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        className={controlInput}
        onKeyDown={handleKey}
      />
      {text.value !== '' && (
        <span className={controlAction}>
          <IconButton icon={X} label={t`Clear search`} size="row" tabIndex={-1} onPress={empty} />
        </span>
      )}
    </div>
  );
}
