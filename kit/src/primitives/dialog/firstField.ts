const FIELDS = [
  'input:not([type=hidden])',
  'textarea',
  'select',
  'button[aria-haspopup=listbox]',
  '[role=combobox]',
  '[role=spinbutton]',
  '[contenteditable=true]',
]
  // Hidden from everybody: React Aria's native twin of a select, the account a password form is for, the input of an upload.
  .map((field) => `${field}:not(:disabled, [hidden], [aria-disabled=true], [aria-hidden=true], [aria-hidden=true] *)`);
const FIELD = FIELDS.join(', ');
/** One that takes something: a field that only tells comes first in many forms. */
const WRITABLE = FIELDS.map((field) => `${field}:not([readonly], [aria-readonly=true])`).join(', ');
const STOP = ':is(a[href], button, [tabindex]):not(:disabled)';

/**
 * Element a panel puts the focus on when it opens: the one marked `data-autofocus` or the first stop in it, else the
 * first field, those that can be written before those that can only be read. Null for a panel without fields: it then
 * takes the focus itself, and a screen reader reads its name.
 */
export function firstField(panel: HTMLElement): HTMLElement | null {
  const marked = panel.querySelector<HTMLElement>('[data-autofocus]');
  if (!marked) return chosenOf(panel, panel.querySelector<HTMLElement>(WRITABLE) ?? panel.querySelector<HTMLElement>(FIELD));
  return marked.matches(`${FIELD}, ${STOP}`) ? marked : marked.querySelector<HTMLElement>(`${FIELD}, ${STOP}`);
}

/** Choice of a group of radios that is taken, where the first stands beside it: a space there would change the answer. */
function chosenOf(panel: HTMLElement, first: HTMLElement | null): HTMLElement | null {
  if (!(first instanceof HTMLInputElement) || first.type !== 'radio') return first;
  const group = panel.querySelectorAll<HTMLInputElement>('input[type=radio]:checked');
  return [...group].find(({ name }) => name === first.name) ?? first;
}
