import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { FocusEvent, RefObject } from 'react';
import { useExternalStore } from '../../engines/external-store/index.ts';
import type { UploadEntry } from '../../engines/upload/index.ts';
import { useKit } from '../../primitives/kit-provider/index.ts';
import { useMessages } from '../../primitives/lingui/index.ts';
import { imageUploadMessages, useProgressNews } from '../../primitives/upload-field/index.ts';
import type { ChatImages } from './types.ts';

/** Says why an image was not stored, once for each try. What had failed before the conversation came on screen is only shown. */
function useFailureNews(entries: readonly UploadEntry<unknown>[]) {
  const { t } = useLingui();
  const { announcer } = useKit();
  const failed = entries.filter(({ state }) => state.kind === 'error');
  const told = useRef(new Set(failed.map(({ id }) => id)));
  const tell = useEffectEvent(() => {
    const known = told.current;
    told.current = new Set(failed.map(({ id }) => id));
    for (const { id, file, state } of failed) {
      if (known.has(id) || state.kind !== 'error') continue;
      const { name } = file;
      const said = t`${{ name }}: upload failed`;
      announcer.say(state.message ? `${name}: ${state.message}` : said, 'assertive');
    }
  });
  useEffect(() => tell(), [entries]);
}

/** The row with the keyboard may go at any moment: the message field then has it. */
function useFocusAfterSend(entries: readonly UploadEntry<unknown>[], fieldRef: RefObject<HTMLElement | null>) {
  const hasKeyboard = useRef(false);
  useEffect(() => {
    if (!hasKeyboard.current || document.activeElement !== document.body) return;
    hasKeyboard.current = false;
    fieldRef.current?.focus();
  }, [entries, fieldRef]);
  return {
    onFocus: () => void (hasKeyboard.current = true),
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget !== null) hasKeyboard.current = false;
    },
  };
}

/** Images on their way to the person on screen. @source shell §2.7 */
export function useSentImages({ queue, onAdd }: ChatImages, fieldRef: RefObject<HTMLElement | null>) {
  const { t } = useLingui();
  const { announcer } = useKit();
  const { entries, isJudging } = useExternalStore(queue.subscribe, queue.snapshot);
  useProgressNews(entries, useMessages(imageUploadMessages));
  useFailureNews(entries);
  const keyboardProps = useFocusAfterSend(entries, fieldRef);
  return {
    entries,
    isUnderWay: isJudging || entries.some(({ state }) => state.kind !== 'error'),
    keyboardProps,
    async add(file: File) {
      const result = await onAdd(file);
      if (result === null) announcer.say(t`Sending image ${file.name}`);
      return result;
    },
    retry: (id: number) => queue.retry(id),
    cancel: ({ id, file, state }: UploadEntry<unknown>) => {
      const { name } = file;
      if (state.kind !== 'error') announcer.say(t`${{ name }}: upload cancelled`);
      queue.cancel(id);
    },
  };
}
