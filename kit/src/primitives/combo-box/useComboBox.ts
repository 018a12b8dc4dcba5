import { useEffect, useMemo, useRef, useState } from 'react';
import type { CompositionEvent, ComponentProps, KeyboardEvent } from 'react';
import { useComposedText } from '../../engines/composed-text/index.ts';
import { isComposingKey } from '../../engines/ime-guard/index.ts';
import { useKit } from '../kit-provider/index.ts';
import { useMessages } from '../lingui/index.ts';
import { endOf, listMessages, optionModel, spanOf, useAnnounceMatches, useOptionList } from '../option-list/index.ts';
import type { ComboBoxProps, Suggestion } from './types.ts';

type Ask = Pick<ComboBoxProps, 'value' | 'onChange' | 'suggestions' | 'onSuggest' | 'onChoose' | 'use'>;

const nothingChosen = () => false;

/** Behaviour of a text field with suggestions: what is typed counts, a suggestion is an offer. */
export function useComboBox({ value, onChange, suggestions, onSuggest, onChoose, use }: Ask) {
  const inputRef = useRef<HTMLInputElement>(null);
  const boxRef = useRef<HTMLSpanElement>(null);
  const [isComposing, setComposing] = useState(false);
  const { items, state, remark } = suggestions;
  const model = useMemo(
    () =>
      optionModel<Suggestion>({
        options: items,
        idOf: ({ id }) => id,
        show({ text, note }) {
          const mark = spanOf(text, value);
          return { label: text, ...(note && { note }), ...(mark && { mark }) };
        },
        isChosen: nothingChosen,
        end: endOf(state),
      }),
    [items, state, value],
  );
  const list = useOptionList({
    model,
    cardinality: 'one',
    start: 'none',
    query: value,
    onPick(position) {
      const suggestion = model.optionAt(position);
      if (!suggestion) return;
      list.close();
      onChange(suggestion.text);
      onChoose?.(suggestion);
      inputRef.current?.focus();
    },
  });

  function type(text: string) {
    onChange(text);
    onSuggest(text);
    if (text === '') list.close();
    else list.open();
  }
  const composed = useComposedText({ value, onChange: type });

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
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

  const isOpen = list.isOpen && !isComposing;
  useAnnounceSuggestions({ isOpen, query: value, count: state.kind === 'ready' ? items.length : null, remark });
  const inputProps: ComponentProps<'input'> = {
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
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-haspopup': 'listbox',
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? list.controls : undefined,
    'aria-activedescendant': isOpen ? list.activeId : undefined,
    onKeyDown,
  };
  return {
    inputRef,
    boxRef,
    list,
    isOpen,
    inputProps,
    clear: () => {
      type('');
      inputRef.current?.focus();
    },
  };
}

interface AnnouncedSuggestions {
  readonly isOpen: boolean;
  readonly query: string;
  readonly count: number | null;
  readonly remark: string | undefined;
}

/** Says how many suggestions there are, in one sentence: with a remark, the remark. */
function useAnnounceSuggestions({ isOpen, query, count, remark }: AnnouncedSuggestions) {
  const { announcer } = useKit();
  useAnnounceMatches(isOpen ? query : '', isOpen && !remark ? count : null, useMessages(listMessages));
  useEffect(() => {
    if (isOpen && remark) announcer.say(remark);
  }, [announcer, isOpen, remark]);
}
