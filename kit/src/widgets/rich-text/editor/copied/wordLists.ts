import type { Declared } from './declared.ts';

const BULLET = /^[\u00b7\u2022\u25aa\uf0b7\u00a7o][\s\u00a0]+/;
const NUMBER = /^\d{1,3}[.)\u3001][\s\u00a0]+/;
/** A number as lists write it: `1.`, `(2)`, `a)`, `iv.`, `一、`, `1.1`, `③`. */
const COUNTED =
  /^(?:[(\uff08]?(?:\d{1,4}(?:\.\d{1,4})*|[a-z]{1,6}|[\u4e00\u4e8c\u4e09\u56db\u4e94\u516d\u4e03\u516b\u4e5d\u5341\u767e]{1,5})[.)\uff09\u3001\uff0e]|\d{1,4}(?:\.\d{1,4})*|[\u2460-\u2473])$/i;

interface ListItem {
  readonly kind: 'ul' | 'ol';
  readonly level: number;
  /** Number of an item, where it is written in digits. */
  readonly number: number | null;
}

interface OpenList {
  readonly list: Element;
  readonly level: number;
}

const kindOf = (sign: string): ListItem['kind'] => (COUNTED.test(sign) ? 'ol' : 'ul');
const numberOf = (sign: string): number | null => {
  const [, figure] = /^[(\uff08]?(\d{1,4})[.)\uff09\u3001\uff0e]?$/.exec(sign) ?? [];
  return figure === undefined ? null : Number(figure);
};

/** Takes the sign of an item away, which stands at the begin of its first texts. */
function dropSign(item: Element, length: number): void {
  let left = length;
  const texts = item.ownerDocument.createTreeWalker(item, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text !== null && left > 0; text = texts.nextNode()) {
    const own = text.nodeValue ?? '';
    text.nodeValue = own.slice(left);
    left -= Math.min(left, own.length);
  }
}

/** Reads a paragraph of Word as an item and takes its sign away; null where it is none. */
function takeItem(paragraph: Element, declared: Declared): ListItem | null {
  const list = declared(paragraph).get('mso-list') ?? '';
  const level = Number(/\blevel(\d+)/.exec(list)?.[1] ?? '1');
  const signs = [...paragraph.querySelectorAll('span')].filter((span) => declared(span).get('mso-list') === 'ignore');
  if (signs.length > 0) {
    const sign = signs
      .map((one) => one.textContent ?? '')
      .join('')
      .replaceAll(/[\s\u00a0]/g, '');
    for (const one of signs) one.remove();
    return { kind: kindOf(sign), level, number: numberOf(sign) };
  }
  if (!list.startsWith('l') && !paragraph.className.startsWith('MsoList')) return null;
  const text = paragraph.textContent ?? '';
  const [written = ''] = BULLET.exec(text) ?? NUMBER.exec(text) ?? [];
  if (written === '') return null;
  dropSign(paragraph, written.length);
  return { kind: kindOf(written.trim()), level, number: numberOf(written.trim()) };
}

/** List an item of this level goes into, below the last item of the level above. */
function listFor({ kind, level, number }: ListItem, open: OpenList[], paragraph: Element): Element {
  while ((open.at(-1)?.level ?? 0) > level) open.pop();
  const last = open.at(-1);
  if (last?.level === level && last.list.localName === kind) return last.list;
  const list = paragraph.ownerDocument.createElement(kind);
  if (kind === 'ol' && number !== null && number > 1) list.setAttribute('start', String(number));
  if (last?.level === level) {
    open.pop();
    last.list.after(list);
  } else if (last) last.list.lastElementChild?.append(list);
  else paragraph.before(list);
  open.push({ list, level });
  return list;
}

/** Outermost list an item lies in. */
function topOf(entry: Element): Element | null {
  let top: Element | null = null;
  for (let at = entry.parentElement; at && /^(?:ul|ol|li)$/.test(at.localName); at = at.parentElement) if (at.localName !== 'li') top = at;
  return top;
}

/** Word copies a list as paragraphs that begin with a sign and say how deep they lie: those become lists again. */
export function groupWordLists(body: HTMLElement, declared: Declared): void {
  let open: OpenList[] = [];
  let before: Element | null = null;
  for (const paragraph of body.querySelectorAll('p')) {
    if (before === null || paragraph.previousElementSibling !== before) open = [];
    const item = paragraph.closest('li') ? null : takeItem(paragraph, declared);
    if (!item) continue;
    const entry = body.ownerDocument.createElement('li');
    listFor(item, open, paragraph).append(entry);
    entry.append(paragraph);
    before = topOf(entry);
  }
}
