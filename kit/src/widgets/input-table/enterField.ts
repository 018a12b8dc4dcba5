import type { CellPlace, EditedBy } from './tableModel.ts';

const INSIDE = ':is(input, textarea, button, [role=combobox], [role=spinbutton], [tabindex="0"]):not([disabled], [tabindex="-1"])';
/** Ways into a cell that open what its field opens; who comes by Tab opens it with Enter. */
const OPENS: ReadonlySet<EditedBy> = new Set(['enter', 'f2', 'press']);
/** Places whose field has been opened: closed again, it stays closed. */
const opened = new WeakSet<CellPlace>();

/** The first stop of the keyboard in a cell; null while its field has not arrived. */
export const stopIn = (cell: Element): HTMLElement | null => cell.querySelector<HTMLElement>(INSIDE);

/** True while the keyboard is in the field of a cell, or in what that field has opened over the page. */
export function holdsKeyboard(cell: Element): boolean {
  const { activeElement, body } = document;
  if (activeElement === null || activeElement === body || activeElement === cell) return false;
  return cell.contains(activeElement) || cell.querySelector('[aria-expanded=true]') !== null;
}

const isClosed = (stop: Element): stop is HTMLElement =>
  stop instanceof HTMLElement && !(stop instanceof HTMLInputElement) && stop.getAttribute('aria-expanded') === 'false';

/**
 * Brings the keyboard into the field of a cell. What only opens is opened at once, unless one has come by Tab.
 * @returns false while there is no field
 */
export function enterField(cell: Element, place: CellPlace, isOpening: boolean): boolean {
  const inside = stopIn(cell);
  const { edited } = place;
  if (!inside || edited === null) return false;
  inside.focus({ preventScroll: true });
  if (inside instanceof HTMLInputElement && edited !== 'press') {
    if (edited === 'f2') inside.setSelectionRange(inside.value.length, inside.value.length);
    else inside.select();
  }
  const isFirst = !opened.has(place);
  opened.add(place);
  if (isFirst && isClosed(inside) && (isOpening || OPENS.has(edited))) inside.click();
  return true;
}

function insert(input: HTMLInputElement | HTMLTextAreaElement, text: string) {
  input.setRangeText(text, input.selectionStart ?? 0, input.selectionEnd ?? input.value.length, 'end');
  input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }));
}

const isText = (element: Element | null): element is HTMLInputElement | HTMLTextAreaElement =>
  (element instanceof HTMLInputElement && element.selectionStart !== null && !element.readOnly) || element instanceof HTMLTextAreaElement;

/** A character that was typed before its field had the keyboard: the field gets the key, a text box the character, what only opens is opened. */
export function typeInto(target: Element | null, key: string): void {
  if (!target?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))) return;
  if (isClosed(target)) target.click();
  const now = document.activeElement;
  if (isText(now)) insert(now, key);
}
