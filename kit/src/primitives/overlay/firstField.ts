const FIELD =
  ':is(input:not([type=hidden]), textarea, select, [role=combobox], [role=spinbutton], [contenteditable=true]):not(:disabled, [aria-disabled=true])';
const STOP = ':is(a[href], button, [tabindex]):not(:disabled)';

/**
 * Where a panel puts the focus when it opens: the element marked `data-autofocus` or the first stop in it, else the
 * first field. Null for a panel without fields: it then takes the focus itself, and a screen reader reads its name.
 */
export function firstField(panel: HTMLElement): HTMLElement | null {
  const marked = panel.querySelector<HTMLElement>('[data-autofocus]');
  if (!marked) return panel.querySelector<HTMLElement>(FIELD);
  return marked.matches(`${FIELD}, ${STOP}`) ? marked : marked.querySelector<HTMLElement>(`${FIELD}, ${STOP}`);
}
