/** Presses an element with the key that asks for a new tab. @returns whether the press was left to the browser; no tab is opened */
export function pressForNewTab(element: Element): boolean {
  let isLeft = false;
  const judge = (event: Event) => {
    isLeft = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', judge, { once: true });
  element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }));
  return isLeft;
}
