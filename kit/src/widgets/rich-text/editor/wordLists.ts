const BULLET = /^[\u00b7\u2022\u25aa\uf0b7\u00a7o][\s\u00a0]+/;
const NUMBER = /^\d{1,3}[.)\u3001][\s\u00a0]+/;

const kindOf = (element: Element): 'ul' | 'ol' | null => {
  if (element.localName !== 'p') return null;
  const text = element.textContent ?? '';
  return BULLET.test(text) ? 'ul' : NUMBER.test(text) ? 'ol' : null;
};

/** Takes the sign of an item away, which stands at the begin of its first texts. */
function dropSign(item: Element): void {
  const whole = item.textContent ?? '';
  let left = (BULLET.exec(whole) ?? NUMBER.exec(whole) ?? [''])[0].length;
  const texts = item.ownerDocument.createTreeWalker(item, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text !== null && left > 0; text = texts.nextNode()) {
    const own = text.nodeValue ?? '';
    text.nodeValue = own.slice(left);
    left -= Math.min(left, own.length);
  }
}

/** Word copies a list as paragraphs that begin with a sign: those become lists again. */
export function groupWordLists(body: HTMLElement): void {
  for (const paragraph of body.querySelectorAll('p')) {
    const kind = kindOf(paragraph);
    if (kind === null) continue;
    const before = paragraph.previousElementSibling;
    const list = before?.localName === kind ? before : body.ownerDocument.createElement(kind);
    if (list !== before) paragraph.before(list);
    const item = body.ownerDocument.createElement('li');
    list.append(item);
    dropSign(paragraph);
    item.append(paragraph);
  }
}
