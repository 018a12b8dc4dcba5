import { useEffect, useRef, useState } from 'react';
import type { CompositionEvent, KeyboardEvent } from 'react';
import { useComposedText } from '../../engines/composed-text/index.ts';
import { useAnnounce } from '../../engines/environment/index.ts';
import { isComposingKey } from '../../engines/ime-guard/index.ts';
import { mergeProps, refOf, useHeld } from '../../engines/prop-getters/index.ts';
import { useField } from '../field/headless.ts';
import { useAnnounceMatches } from '../option-list/headless.ts';
import type { ListLook, ListMessages, ListPanelOptions } from '../option-list/headless.ts';
import type { ComboBoxOptions } from './types.ts';
import { useSuggestedList } from './useSuggestedList.ts';

const LOOK: ListLook = { kind: 'listbox', cardinality: 'one' };

/**
 * One line of text with suggestions under it: what is typed counts, a suggestion is an offer. The list hides while an input method
 * composes. Draw an `input` with `getInputProps()` in a box with `getBoxProps()`; while `isOpen`, a part that calls
 * `useListPanel(panel)`.
 */
export function useComboBox(options: ComboBoxOptions) {
  const { label, suggestions, onSuggest, onChoose, placeholder, use = 'editable', messages, initial, initialValue = '' } = options;
  const [value, onChange] = useHeld({ name: 'value', value: options.value, initial: initialValue, onChange: options.onChange });
  const field = useField({ ...options, messages: messages.field });
  const inputRef = useRef<HTMLElement>(null);
  const boxRef = useRef<HTMLElement>(null);
  const [isComposing, setComposing] = useState(false);
  const list = useSuggestedList(suggestions, value, (suggestion) => {
    onChange(suggestion.text);
    onChoose?.(suggestion);
    inputRef.current?.focus();
  });

  function type(text: string) {
    onChange(text);
    onSuggest(text);
    if (text === '') list.close();
    else list.open();
  }
  const composed = useComposedText({ value, onChange: type });

  function onKeyDown(event: KeyboardEvent) {
    if (isComposingKey(event.nativeEvent) || use === 'readOnly') return;
    if (event.key === 'Enter' && list.isOpen && list.active < 0) {
      // What was typed is taken as it is; a form around is sent by the next Enter.
      event.preventDefault();
      list.close();
      return;
    }
    const wasOpen = list.isOpen;
    list.onKeyDown(event);
    if (!wasOpen && event.defaultPrevented) onSuggest(value);
  }

  function clear() {
    type('');
    inputRef.current?.focus();
  }

  const isOpen = list.isOpen && !isComposing;
  const { items, state, remark } = suggestions;
  const count = state.kind === 'ready' ? items.length : null;
  useAnnounceSuggestions({ isOpen, query: value, count, remark }, messages.list);
  const panel: ListPanelOptions = { anchorRef: boxRef, label, list, look: LOOK, narrow: 'panel', messages: messages.list, initial };
  return {
    ...field,
    value,
    use,
    isInvalid: use === 'editable' && field.isInvalid,
    isOpen,
    /** Options of `useListPanel`. */
    panel,
    canClear: use === 'editable' && value !== '',
    /** Name of the button that clears, and what it does. */
    clearing: { label: messages.clear(label), onPress: clear },
    /** Attributes of the box around the input, which the list hangs on. */
    getBoxProps: <Own extends object = object>(own?: Own) => mergeProps({ ref: refOf(boxRef) }, own),
    /** Attributes of the native `input`. */
    getInputProps: <Own extends object = object>(own?: Own) =>
      mergeProps(
        {
          ...field.getControlProps(),
          ...composed,
          // The list makes room for the candidates of the input method.
          onCompositionStart(event: CompositionEvent<HTMLInputElement>) {
            setComposing(true);
            composed.onCompositionStart(event);
          },
          onCompositionEnd(event: CompositionEvent<HTMLInputElement>) {
            setComposing(false);
            composed.onCompositionEnd(event);
          },
          ref: refOf(inputRef),
          role: 'combobox',
          'aria-autocomplete': 'list',
          'aria-haspopup': 'listbox',
          'aria-expanded': isOpen,
          'aria-controls': isOpen ? list.controls : undefined,
          'aria-activedescendant': isOpen ? list.activeId : undefined,
          placeholder,
          autoComplete: 'off',
          spellCheck: false,
          readOnly: use === 'readOnly',
          disabled: use === 'disabled',
          onKeyDown,
        } as const,
        own,
      ),
    /** Attributes of the `button` that clears; draw it while `canClear`. */
    getClearProps: <Own extends object = object>(own?: Own) =>
      mergeProps({ type: 'button', 'aria-label': messages.clear(label), onClick: clear } as const, own),
  };
}

interface AnnouncedSuggestions {
  readonly isOpen: boolean;
  readonly query: string;
  readonly count: number | null;
  readonly remark: string | undefined;
}

/** Says how many suggestions there are, in one sentence: with a remark, the remark. */
function useAnnounceSuggestions({ isOpen, query, count, remark }: AnnouncedSuggestions, messages: ListMessages) {
  const announce = useAnnounce();
  useAnnounceMatches(isOpen ? query : '', isOpen && !remark ? count : null, messages);
  useEffect(() => {
    if (isOpen && remark) announce(remark);
  }, [announce, isOpen, remark]);
}
