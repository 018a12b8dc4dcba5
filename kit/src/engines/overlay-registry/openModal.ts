/**
 * The modal `<dialog>` of an application that is in use: the one with the focus, else the last of them. What is outside of it takes
 * no press, lies below it, and is not read. Undefined where none is open.
 * @reading R-836
 */
export function openModal(page: Document): HTMLElement | undefined {
  const modals = [...page.querySelectorAll<HTMLDialogElement>('dialog:modal')];
  return modals.findLast((modal) => modal.contains(page.activeElement)) ?? modals.at(-1);
}
