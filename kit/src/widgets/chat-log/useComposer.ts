import { useLingui } from '@lingui/react/macro';
import { useLayoutEffect, useRef, useState } from 'react';
import type { ClipboardEvent, ComponentProps, KeyboardEvent } from 'react';
import { useComposedText } from '../../engines/composed-text/index.ts';
import { isComposingKey } from '../../engines/ime-guard/index.ts';
import { useKit } from '../../primitives/kit-provider/index.ts';
import type { ChatEmoji, ChatOutlet, ImageResult, SendResult } from './types.ts';
import { useSentImages } from './useSentImages.ts';

type Problem = Exclude<SendResult, { kind: 'taken' }> | NonNullable<ImageResult> | { readonly kind: 'onlyOneImage' };

function useProblemWords() {
  const { t } = useLingui();
  return (problem: Problem): string => {
    switch (problem.kind) {
      case 'empty':
        return t`An empty message cannot be sent`;
      case 'tooLong':
        return t`A message may have ${problem.maxChars} characters, this one has ${problem.chars}. Shorten it or send it in parts.`;
      case 'full':
        return t`Too many messages wait for the connection. This one was not sent; try again when the connection is back.`;
      case 'tooLarge':
        return t`The image size cannot exceed 5M`;
      case 'notAnImage':
        return t`Only PNG, JPEG, GIF and BMP images can be sent`;
      case 'unreadable':
        return t`The image could not be read, choose it again`;
      case 'onlyOneImage':
        return t`One image can be sent at a time`;
    }
  };
}

/** A picture alone is sent; one that comes with its text, as cells and formatted text do, is not what somebody pastes into a text. @source shell §2.7 */
const picturesOf = ({ files, types, getData }: Pick<DataTransfer, 'files' | 'types' | 'getData'>): readonly File[] =>
  types.includes('text/plain') && getData('text/plain').trim() !== '' ? [] : [...files];

/** Typing, sending, images and the caret of the message field. */
export function useComposer({ draft, onDraft, onSend, images }: ChatOutlet) {
  const { announcer } = useKit();
  const wordsOf = useProblemWords();
  const fieldRef = useRef<HTMLTextAreaElement>(null);
  const caret = useRef<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const sent = useSentImages(images, fieldRef);
  const text = useComposedText({
    value: draft,
    onChange(next) {
      setProblem(null);
      onDraft(next);
    },
  });

  // The keyboard starts in the field, behind what was written before.
  useLayoutEffect(() => {
    const field = fieldRef.current;
    field?.focus({ preventScroll: true });
    field?.setSelectionRange(field.value.length, field.value.length);
  }, []);
  useLayoutEffect(() => {
    if (caret.current === null) return;
    fieldRef.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });

  function refuse(why: Problem): void {
    const said = wordsOf(why);
    setProblem(said);
    announcer.say(said);
  }
  function send(): void {
    const result = onSend(draft);
    if (result.kind !== 'taken') refuse(result);
    else {
      setProblem(null);
      onDraft('');
    }
    fieldRef.current?.focus();
  }
  async function sendImages(files: readonly File[]): Promise<void> {
    const [file, ...others] = files;
    if (!file) return;
    if (others.length || sent.isUnderWay) return refuse({ kind: 'onlyOneImage' });
    setProblem(null);
    const result = await sent.add(file);
    if (result) refuse(result);
  }

  const fieldProps: ComponentProps<'textarea'> = {
    ...text,
    ref: fieldRef,
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Enter' || event.shiftKey || isComposingKey(event.nativeEvent)) return;
      event.preventDefault();
      // A key held down sends once.
      if (!event.repeat) send();
    },
    onPaste(event: ClipboardEvent) {
      const { files, types } = event.clipboardData;
      const pictures = picturesOf({ files, types, getData: (format) => event.clipboardData.getData(format) });
      if (pictures.length === 0) return;
      event.preventDefault();
      void sendImages(pictures);
    },
  };

  return {
    fieldRef,
    problem,
    sent,
    send,
    sendImages,
    fieldProps,
    /** Puts an emoji where the caret was, and the caret behind it. */
    insert({ character }: ChatEmoji): void {
      const field = fieldRef.current;
      const [start, end] = field ? [field.selectionStart, field.selectionEnd] : [draft.length, draft.length];
      caret.current = start + character.length;
      field?.focus();
      setProblem(null);
      onDraft(draft.slice(0, start) + character + draft.slice(end));
    },
  };
}
