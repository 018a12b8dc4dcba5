import { controlsOf } from './prerendered.ts';
import type { Prerendered } from './prerendered.ts';

/**
 * Says again to the page what was done to it while it was written in advance: the language that was chosen, the last thing that
 * was pressed, and the keys pressed on it afterwards, where the keyboard is still there.
 */
export async function replayInput(stage: HTMLElement, { done, stop }: Prerendered): Promise<void> {
  stop();
  const chosen = done.findLast(({ event }) => event.type === 'change');
  const select = chosen && controlsOf(stage)[chosen.at];
  if (select) {
    select.value = chosen.value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  }
  const keyboardAt = controlsOf(stage).findIndex((control) => control === document.activeElement);
  const lastPress = done.findLastIndex(({ event }) => event.type === 'click');
  for (const { event, at } of done.slice(Math.max(lastPress, 0))) {
    if (event.type === 'click') controlsOf(stage)[at]?.click();
    // A key may move the keyboard, and the next one goes where it is then.
    else if (event instanceof KeyboardEvent && at === keyboardAt)
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', event));
    // What it changed is drawn before the next one is said.
    await Promise.resolve();
  }
}
