/** Waits for the pictures of a document; one that does not come is no reason to print nothing. */
async function picturesOf(document: Document): Promise<void> {
  await Promise.all([...document.images].map(async (image) => image.decode().catch(() => undefined)));
}

/**
 * Prints a frame. While the browser does, the window and the frame have the given title; afterwards the window has its own
 * again, also where printing fails.
 * @param print opens the browser's dialog; most browsers come back from it when it is closed
 * @source forms §9
 */
export async function printFrame(frame: HTMLIFrameElement, title: string, print = (page: Window) => page.print()): Promise<void> {
  const { contentDocument: page, contentWindow: view } = frame;
  if (!page || !view) return;
  await picturesOf(page);
  const before = document.title;
  const restore = () => {
    // Somebody may have gone to another page meanwhile.
    if (document.title === title) document.title = before;
    window.removeEventListener('focus', restore);
  };
  page.title = title;
  document.title = title;
  try {
    view.addEventListener('afterprint', restore, { once: true });
    print(view);
    // A browser that does not wait keeps the title until the person is back.
    if (document.hasFocus()) restore();
    else window.addEventListener('focus', restore);
  } catch (error) {
    restore();
    throw error;
  }
}
