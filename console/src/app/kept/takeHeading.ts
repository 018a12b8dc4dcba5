import { layersSeen } from '@milepost/kit/engines/layer-signs';

/**
 * Puts the keyboard at the start of the page: on its heading as soon as there is one, unless the person has gone on meanwhile.
 * @param stage what the page is drawn into
 * @returns what stops waiting for a heading
 */
export function takeHeading(stage: HTMLElement | undefined): () => void {
  const main = document.getElementById('page');
  main?.focus({ preventScroll: true });
  main?.scrollTo({ top: 0 });
  if (!main || !stage) return () => {};
  const take = () => {
    // What lies over the page before is about to leave; meanwhile it keeps the focus to itself.
    if (layersSeen.holdsFocus()) return false;
    const heading = stage.querySelector<HTMLElement>('h1');
    const isWaiting = document.activeElement === main || document.activeElement === document.body;
    if (heading && isWaiting) {
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    }
    return heading !== null || !isWaiting;
  };
  if (take()) return () => {};
  const watch = new MutationObserver(() => take() && watch.disconnect());
  watch.observe(stage, { childList: true, subtree: true });
  return () => watch.disconnect();
}
