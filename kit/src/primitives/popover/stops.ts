const STOP =
  ':is(a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex], [contenteditable=true]):not(:disabled, [tabindex="-1"], [inert] *)';

/** Stops of Tab within an element, in order; the element itself first if it is one. */
export function tabStops(root: HTMLElement): HTMLElement[] {
  const own = root.matches(STOP) ? [root] : [];
  return [...own, ...root.querySelectorAll<HTMLElement>(STOP)].filter((stop) => stop.checkVisibility());
}

/** True for an element that takes the focus when it is pressed. */
export const takesFocusOnPress = (target: Element, root: Element): boolean => {
  const stop = target.closest(':is(a[href], button, input, select, textarea, summary, label, [tabindex], [contenteditable=true])');
  return stop !== null && stop !== root && root.contains(stop);
};
