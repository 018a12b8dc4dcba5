import { useLingui } from '@lingui/react/macro';
import { useLayoutEffect, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { useComposedText } from '../../engines/composed-text/index.ts';
import { isComposingKey } from '../../engines/ime-guard/index.ts';
import { visuallyHidden } from '../../theme/focus.css.ts';
import { controlInput } from '../control/index.ts';
import type { FieldUse } from '../field/index.ts';
import { digitsOf } from './dateParts.ts';
import { isSeparators } from './separators.ts';
import type { DatePart, PartStep } from './dateParts.ts';
import { partOf } from './DateParts.css.ts';

const STEP_OF_KEY: Readonly<Record<string, PartStep>> = {
  ArrowUp: { by: 1, isPage: false },
  ArrowDown: { by: -1, isPage: false },
  PageUp: { by: 1, isPage: true },
  PageDown: { by: -1, isPage: true },
  Home: { to: 'least' },
  End: { to: 'greatest' },
};

export interface DatePartInputProps {
  readonly part: DatePart;
  readonly id: string;
  /** Ids of what names the date, behind the part's own name. */
  readonly labelIds: string;
  readonly text: string;
  /** Spoken form of the part when it is not just its number. */
  readonly spoken?: string | undefined;
  readonly ends: readonly [number, number];
  readonly use: FieldUse;
  readonly describedBy?: string | undefined;
  readonly isRequired: boolean;
  readonly isInvalid: boolean;
  readonly autoComplete: string;
  readonly onType: (text: string) => void;
  readonly onStep: (step: PartStep) => void;
  /** A separator was typed. */
  readonly onSeparate: () => void;
  /** To the part before or after this one. */
  readonly onMove: (by: 1 | -1) => void;
  readonly onEnter: () => void;
  readonly onFocus: () => void;
  readonly inputRef: (element: HTMLInputElement | null) => void;
}

/** Nothing else stands in a part; phones show their digits for it too. */
const DIGITS_ONLY = '[0-9]*';

function useWords() {
  const { t } = useLingui();
  return {
    empty: t({ message: 'Empty', context: 'part of a date' }),
    name: {
      year: t({ message: 'Year', context: 'part of a date' }),
      month: t({ message: 'Month', context: 'part of a date' }),
      day: t({ message: 'Day', context: 'part of a date' }),
      hour: t({ message: 'Hour', context: 'part of a date' }),
      minute: t({ message: 'Minute', context: 'part of a date' }),
      second: t({ message: 'Second', context: 'part of a date' }),
    },
    hint: {
      year: t({ message: 'yyyy', context: 'place of a year' }),
      month: t({ message: 'mm', context: 'place of a month' }),
      day: t({ message: 'dd', context: 'place of a day' }),
      hour: t({ message: '--', context: 'place of an hour' }),
      minute: t({ message: '--', context: 'place of a minute' }),
      second: t({ message: '--', context: 'place of a second' }),
    },
  } as const;
}

/** One part of a date: a spin button in a native input, so that input methods, phones and pasting work as everywhere. */
export function DatePartInput({ part, id, text, use, ends, ...props }: DatePartInputProps) {
  const words = useWords();
  const element = useRef<HTMLInputElement>(null);
  const wasStepped = useRef(false);
  const typed = useComposedText({ value: text, onChange: props.onType });
  const isEditable = use === 'editable';

  // What a key brought is replaced by the next digit, as what was there when the part got the focus.
  useLayoutEffect(() => {
    if (wasStepped.current) element.current?.select();
    wasStepped.current = false;
  }, [text]);

  function handleKey(event: KeyboardEvent<HTMLInputElement>) {
    const { key } = event;
    if (isComposingKey(event.nativeEvent) || event.ctrlKey || event.altKey || event.metaKey) return;
    // A colon is typed with Shift; every other key means something else with it.
    if (event.shiftKey && !isSeparators(key)) return;
    const step = STEP_OF_KEY[key];
    if (key === 'Enter') props.onEnter();
    else if (key === 'ArrowLeft' || key === 'ArrowRight') {
      event.preventDefault();
      props.onMove(key === 'ArrowLeft' ? -1 : 1);
    } else if (!isEditable) return;
    else if (step) {
      event.preventDefault();
      wasStepped.current = true;
      props.onStep(step);
    } else if (key === 'Backspace' && text === '') {
      event.preventDefault();
      props.onMove(-1);
    } else if (isSeparators(key)) {
      event.preventDefault();
      props.onSeparate();
    }
  }

  const nameId = `${id}-name`;
  return (
    <>
      <span id={nameId} className={visuallyHidden} aria-hidden="true">
        {words.name[part]}
      </span>
      <input
        {...typed}
        ref={(node) => {
          element.current = node;
          props.inputRef(node);
        }}
        id={id}
        role="spinbutton"
        aria-labelledby={`${nameId} ${props.labelIds}`}
        // For tools that do not follow ids out of what is scrolled into view.
        aria-label={words.name[part]}
        aria-describedby={props.describedBy}
        aria-valuenow={text === '' ? undefined : Number(text)}
        aria-valuetext={text === '' ? words.empty : (props.spoken ?? String(Number(text)))}
        aria-valuemin={ends[0]}
        aria-valuemax={ends[1]}
        aria-required={props.isRequired || undefined}
        aria-invalid={props.isInvalid || undefined}
        type="text"
        inputMode="numeric"
        pattern={DIGITS_ONLY}
        autoComplete={props.autoComplete}
        spellCheck={false}
        placeholder={words.hint[part]}
        readOnly={use === 'readOnly'}
        disabled={use === 'disabled'}
        className={`${controlInput} ${partOf[digitsOf(part) === 4 ? 'long' : 'short']}`}
        onKeyDown={handleKey}
        onFocus={(event) => {
          event.currentTarget.select();
          props.onFocus();
        }}
        onClick={(event) => event.currentTarget.select()}
      />
    </>
  );
}
