import type { KeyboardEvent } from 'react';
import { isComposingKey } from '../../engines/ime-guard/index.ts';
import type { ChatLogProps } from './types.ts';
import type { useLogView } from './useLogView.ts';

/** Keys of the log: one stop of Tab, arrows from message to message, Page Up and Down by what is in sight, Enter opens. */
export function useLogKeys({ log, older }: Pick<ChatLogProps, 'log' | 'older'>, { scrollRef, rows }: ReturnType<typeof useLogView>) {
  function placeAfter(key: string, at: number): number | null {
    const last = log.entries().length - 1;
    switch (key) {
      case 'ArrowUp':
        return Math.max(0, at - 1);
      case 'ArrowDown':
        return Math.min(last, at + 1);
      case 'Home':
        return 0;
      case 'End':
        return last;
      case 'PageUp':
        return Math.max(0, at - rows.pageRows());
      case 'PageDown':
        return Math.min(last, at + rows.pageRows());
      default:
        return null;
    }
  }

  function handleKey(event: KeyboardEvent): void {
    const { target } = event;
    if (isComposingKey(event.nativeEvent) || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    if (!(target instanceof HTMLElement) || !target.matches('article')) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      return open(target);
    }
    const at = log.entries().findLastIndex(({ key }) => key === rows.currentKey);
    const to = at < 0 ? null : placeAfter(event.key, at);
    if (to === null) return;
    event.preventDefault();
    if (event.key === 'PageUp' && at === 0 && older.status !== 'loading' && older.status !== 'end') older.onLoad();
    rows.goTo(to);
  }

  return { ...rows.scrollProps, ref: scrollRef, role: 'log' as const, onKeyDown: handleKey };
}

/** Enter on a message does what a press on its content does. */
function open(article: HTMLElement): void {
  article.querySelector<HTMLElement>('[data-mp-opener]')?.click();
  const media = article.querySelector<HTMLMediaElement>('audio, video');
  if (media?.paused) void media.play().catch(() => undefined);
  else media?.pause();
}
