/** Marks the cell the driver types in, once it is there: of the first row, the column `f2`. It is a text box only while it is edited. */
export function markTarget(): void {
  const watcher = new MutationObserver(() => {
    const target = document.querySelector('[role=gridcell][id$="-0-f2"]');
    if (!target) return;
    target.setAttribute('data-target', '');
    watcher.disconnect();
  });
  watcher.observe(document.body, { childList: true, subtree: true });
}
