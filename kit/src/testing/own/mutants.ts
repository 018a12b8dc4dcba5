/** Takes one attribute of one role away wherever it appears, as a skin that forgets it would. @returns what ends it */
export function withoutAttribute(role: string, attribute: string): () => void {
  const strip = () => {
    for (const part of document.querySelectorAll(`[role=${role}][${attribute}]`)) part.removeAttribute(attribute);
  };
  strip();
  const observer = new MutationObserver(strip);
  observer.observe(document.documentElement, { subtree: true, childList: true, attributes: true, attributeFilter: [attribute] });
  return () => observer.disconnect();
}
