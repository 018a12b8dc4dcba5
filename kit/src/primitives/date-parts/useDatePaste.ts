import { useState } from 'react';
import type { ClipboardEvent } from 'react';
import { useAnnounce } from '../../engines/environment/index.ts';
import { partsOf, readParts } from './dateParts.ts';
import type { PartsShape } from './types.ts';
import type { DatePartsDraft } from './useDateParts.ts';
import type { DateSentences } from './useDateSentences.ts';

interface PasteOwner {
  readonly label: string;
  readonly shape: PartsShape;
  readonly isEditable: boolean;
  readonly date: DatePartsDraft;
  readonly sentences: DateSentences;
  /** After a date has been pasted. */
  readonly onPasted: () => void;
}

/** Digits alone belong to the part they are pasted into. */
const FOR_ONE_PART = /^\s*\p{Nd}{0,4}\s*$/u;

/** A whole date by the clipboard, into every part and out of them. */
export function useDatePaste({ label, shape, isEditable, date, sentences, onPasted }: PasteOwner) {
  const announce = useAnnounce();
  const [refused, setRefused] = useState<string | null>(null);

  function onPaste(event: ClipboardEvent) {
    const text = event.clipboardData.getData('text/plain');
    if (!isEditable || FOR_ONE_PART.test(text)) return;
    event.preventDefault();
    const read = partsOf(text, shape);
    if (!read) {
      setRefused(text);
      announce(sentences.notPasted(text));
      return;
    }
    setRefused(null);
    // A date without a time leaves the time that is there.
    const next = read.hour === '' ? { ...read, hour: date.parts.hour, minute: date.parts.minute, second: date.parts.second } : read;
    date.take(next);
    onPasted();
    const reading = readParts(next, shape, { min: null, max: null });
    if (reading.kind === 'value') announce(`${label} ${sentences.words.date(reading.value)}`);
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
    problem: refused === null ? undefined : sentences.notPasted(refused),
    forget: () => setRefused(null),
  };
}
