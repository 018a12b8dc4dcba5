/** Row on the page: its element, and the slot it stands in. */
export interface RowOnPage {
  readonly element: HTMLElement;
  readonly slot: number;
}

/**
 * Row an element belongs to, null where it is in none. What stands in a row may carry marks of its own or be rows of something else:
 * only elements with the id of a slot count.
 * @param region element that scrolls, where the search ends
 * @param idOf id of the element in a slot
 */
export function slotOf(target: EventTarget, region: Element | null, idOf: (slot: number) => string): RowOnPage | null {
  // A press may land on a drawing, which is no element of HTML.
  const first = target instanceof HTMLElement ? target : target instanceof Element ? target.parentElement : null;
  for (let element = first; element && element !== region; element = element.parentElement) {
    const mark = element.dataset['mpRow'];
    if (mark !== undefined && element.id === idOf(Number(mark))) return { element, slot: Number(mark) };
  }
  return null;
}
