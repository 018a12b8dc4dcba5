import type { EditedBy } from './tableModel.ts';

const INSIDE = ':is(input, textarea, button, [role=combobox], [role=spinbutton], [tabindex="0"]):not([disabled], [tabindex="-1"])';

/** Brings the keyboard into the field of a cell. What only opens is opened at once, unless one has come by Tab. */
export function enterField(cell: Element, by: EditedBy | null): void {
  const inside = cell.querySelector<HTMLElement>(INSIDE);
  if (!inside) return;
  inside.focus({ preventScroll: true });
  if (inside instanceof HTMLInputElement && by !== 'press') {
    if (by === 'f2') inside.setSelectionRange(inside.value.length, inside.value.length);
    else inside.select();
  }
  const isClosed = inside.getAttribute('aria-expanded') === 'false' && !(inside instanceof HTMLInputElement);
  if (isClosed && (by === 'enter' || by === 'f2' || by === 'press' || by === 'type')) inside.click();
}
