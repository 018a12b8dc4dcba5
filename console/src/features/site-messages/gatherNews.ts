import type { Clock } from '@milepost/kit/engines/clock';

/** Messages that arrive within this time are told together. @reading R-344 */
export const GATHER_MS = 1000;

/** Announcement of arrivals: how many, and the title of the newest; empty where the server sent none. */
export type Tell = (news: { readonly count: number; readonly title: string }) => void;

/** Gathers what arrives, so that a thousand messages are one sentence. */
export function gatherNews(clock: Clock, tell: Tell) {
  let count = 0;
  let title = '';
  let cancel: (() => void) | undefined;
  return {
    hear(more: number, newest: string): void {
      count += more;
      title = newest;
      cancel ??= clock.after(GATHER_MS, () => {
        cancel = undefined;
        const news = { count, title };
        count = 0;
        tell(news);
      });
    },
    stop(): void {
      cancel?.();
      cancel = undefined;
    },
  };
}
