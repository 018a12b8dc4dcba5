/**
 * Marks of language (WCAG 3.1.2) on the elements of a document that is drawn from data, below a root: each that holds words
 * itself says theirs, so that words of the page beside them keep the page's.
 */
export function markLang(root: HTMLElement, langOf: (text: string) => string | undefined): void {
  for (const element of root.querySelectorAll<HTMLElement>('*')) {
    const own = [...element.childNodes].flatMap((node) => (node.nodeType === Node.TEXT_NODE ? [node.nodeValue ?? ''] : []));
    const lang = langOf(own.join(''));
    if (lang !== undefined && !element.hasAttribute('lang')) element.lang = lang;
  }
}
