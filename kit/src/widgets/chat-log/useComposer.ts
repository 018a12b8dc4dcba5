import { useLingui } from '@lingui/react/macro';
import { useLayoutEffect, useRef, useState } from 'react';
import type { ClipboardEvent, ComponentProps, KeyboardEvent } from 'react';
import { useComposedText } from '../../engines/composed-text/index.ts';
import { isComposingKey } from '../../engines/ime-guard/index.ts';
import { useKit } from '../../primitives/kit-provider/index.ts';
import type { ChatEmoji, ChatOutlet, ImageResult, SendResult } from './types.ts';

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
      case 'onlyOneImage':
        return t`One image can be sent at a time`;
      case 'failed':
        return problem.words ?? t`The image was not sent. Check the connection and try again.`;
    }
  };
}

/** Typing, sending, images and the caret of the message field. */
export function useComposer({ draft, onDraft, onSend, onImage }: ChatOutlet) {
  const { t } = useLingui();
  const { announcer } = useKit();
  const wordsOf = useProblemWords();
  const fieldRef = useRef<HTMLTextAreaElement>(null);
  const caret = useRef<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [uploading, setUploading] = useState<string | null>(null);
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
    if (!file || uploading !== null) return;
    if (others.length) return refuse({ kind: 'onlyOneImage' });
    setProblem(null);
    setUploading(file.name);
    announcer.say(t`Sending image ${file.name}`);
    const result = await onImage(file).catch((): ImageResult => ({ kind: 'failed', words: null }));
    setUploading(null);
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
      const files = [...event.clipboardData.files];
      if (files.length === 0) return;
      event.preventDefault();
      void sendImages(files);
    },
  };

  return {
    fieldRef,
    problem,
    uploading,
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
