const FIELD = [
  'input:not([type=hidden])',
  'textarea',
  'select',
  'button[aria-haspopup=listbox]',
  '[role=combobox]',
  '[role=spinbutton]',
  '[contenteditable=true]',
]
  // React Aria keeps a native twin of a select for the browser's own filling in, hidden from everybody else.
  .map((field) => `${field}:not(:disabled, [aria-disabled=true], [aria-hidden=true] *)`)
  .join(', ');
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
