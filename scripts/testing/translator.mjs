/**
 * A stand-in for the page translator of a browser: turns every text of the page into two `font` elements and goes on with the texts that
 * come later, after 30 ms. Refers to nothing outside itself, so that it can be given to `page.evaluate`.
 * @returns {() => void} ends it; what is translated stays translated
 */
export function translator() {
  const PASSED_OVER = new Set(['SCRIPT', 'STYLE', 'TEXTAREA', 'INPUT', 'FONT', 'NOSCRIPT', 'OPTION']);
  const LATER_MS = 30;
  /** @param {Node} root */
  function wrap(root) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    /** @type {Text[]} */
    const texts = [];
    for (let text = walker.nextNode(); text; text = walker.nextNode()) texts.push(/** @type {Text} */ (text));
    for (const text of texts) {
      const parent = text.parentElement;
      if (!parent || PASSED_OVER.has(parent.tagName) || !text.data.trim()) continue;
      if (parent.closest('[translate=no],.notranslate,font,svg,select,[contenteditable]')) continue;
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      inner.textContent = text.data;
      outer.append(inner);
      parent.replaceChild(outer, text);
    }
  }
  wrap(document.body);
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const added of addedNodes)
        if (added.nodeName !== 'FONT') {
          const root = added.nodeType === Node.TEXT_NODE ? added.parentNode : added;
          setTimeout(() => root?.isConnected && wrap(root), LATER_MS);
        }
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}
