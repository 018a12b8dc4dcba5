import type { Declared } from './declared.ts';

/** Elements that begin on a line of their own. */
const BLOCKS = new Set(
  (
    'p div h1 h2 h3 h4 h5 h6 ul ol li dl dt dd table caption colgroup col thead tbody tfoot tr td th ' +
    'blockquote pre hr figure figcaption center'
  ).split(' '),
);
const LINES = 'p,h1,h2,h3,h4,h5,h6';
/** Blocks in which text may stand without a paragraph. */
const HOLDERS = 'td,th,li,div,center,dt,dd,blockquote';
const SIDES: Readonly<Record<string, string>> = { center: 'center', right: 'right', end: 'right', justify: 'justify' };

/** Side the lines of a block lie on, as it or what is around it says; a table begins anew. */
function sideOf(block: Element, end: Element, declared: Declared): string | null {
  for (let at: Element | null = block; at && at !== end && at.localName !== 'table'; at = at.parentElement) {
    const side = declared(at).get('text-align');
    if (side !== undefined) return SIDES[side] ?? null;
  }
  return null;
}

const isBlock = (node: Node): boolean => BLOCKS.has(node.nodeName.toLowerCase());
const hasBlock = (node: Node): boolean => [...node.childNodes].some((child) => isBlock(child) || hasBlock(child));

/** Puts runs of text in a block into paragraphs of their own. */
function makeParagraphs(holder: Element): void {
  let run: Element | null = null;
  let next: ChildNode | null = holder.firstChild;
  while (next) {
    const node: ChildNode = next;
    next = node.nextSibling;
    if (isBlock(node) || hasBlock(node)) run = null;
    else if (run) run.append(node);
    else if (node.nodeName === 'IMG' || (node.textContent ?? '').trim() !== '') {
      run = holder.ownerDocument.createElement('p');
      node.before(run);
      run.append(node);
    }
  }
}

/** Takes out what the other program does not show either. */
export function dropHidden(body: HTMLElement, declared: Declared): void {
  for (const element of body.querySelectorAll('*')) {
    const given = declared(element);
    if (given.get('display') === 'none' || given.has('mso-hide')) element.remove();
  }
}

/** Gives every paragraph and heading of a copy the side its lines lie on. */
export function alignBlocks(body: HTMLElement, declared: Declared): void {
  for (const holder of body.querySelectorAll(HOLDERS)) if (sideOf(holder, body, declared) !== null) makeParagraphs(holder);
  if (hasBlock(body)) makeParagraphs(body);
  for (const line of body.querySelectorAll<HTMLElement>(LINES)) line.style.textAlign = sideOf(line, body, declared) ?? '';
}
