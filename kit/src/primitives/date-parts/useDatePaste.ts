import { useState } from 'react';
import type { ClipboardEvent } from 'react';
import { useKit } from '../kit-provider/index.ts';
import { partsOf, readParts } from './dateParts.ts';
import type { PartsShape } from './types.ts';
import type { DateMessages } from './useDateMessages.ts';
import type { DatePartsDraft } from './useDateParts.ts';

interface PasteOwner {
  readonly label: string;
  readonly shape: PartsShape;
  readonly isEditable: boolean;
  readonly date: DatePartsDraft;
  readonly messages: DateMessages;
  /** After a date has been pasted. */
  readonly onPasted: () => void;
}

/** Digits alone belong to the part they are pasted into. */
const FOR_ONE_PART = /^\s*\p{Nd}{0,4}\s*$/u;

/** A whole date by the clipboard, into every part and out of them. */
export function useDatePaste({ label, shape, isEditable, date, messages, onPasted }: PasteOwner) {
  const { announcer } = useKit();
  const [refused, setRefused] = useState<string | null>(null);

  function onPaste(event: ClipboardEvent) {
    const text = event.clipboardData.getData('text/plain');
    if (!isEditable || FOR_ONE_PART.test(text)) return;
    event.preventDefault();
    const read = partsOf(text, shape);
    if (!read) {
      setRefused(text);
      announcer.say(messages.notPasted(text));
      return;
    }
    setRefused(null);
    // A date without a time leaves the time that is there.
    const next = read.hour === '' ? { ...read, hour: date.parts.hour, minute: date.parts.minute, second: date.parts.second } : read;
    date.take(next);
    onPasted();
    const reading = readParts(next, shape, { min: null, max: null });
    if (reading.kind === 'value') announcer.say(`${label} ${messages.words.date(reading.value)}`);
  }

  /** The whole date, not the part that has the keyboard. */
  function onCopy(event: ClipboardEvent) {
    if (date.value === null) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', date.value);
  }

  return {
    onPaste,
    onCopy,
    problem: refused === null ? undefined : messages.notPasted(refused),
    forget: () => setRefused(null),
  };
}
