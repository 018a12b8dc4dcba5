import { STYLE_ATTRIBUTE, declarationsIn } from '../../../../engines/clean-html/index.ts';
import { ruleOf } from './styleRules.ts';
import type { StyleRules } from './styleRules.ts';

/** Values that are declared for an element of a copy: by rules, then by old attributes, then by its own style. */
export type Declared = (element: Element) => ReadonlyMap<string, string>;

const ALIGNED = new Set(['p', 'div', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'td', 'th', 'tr', 'tbody']);
/** Sizes of `font`, from 1 to 7. */
const FONT_SIZES = ['10px', '13px', '16px', '18px', '24px', '32px', '48px'];
/** Size `+1` counts from. */
const USUAL_SIZE = 3;
/** Declaration an element stands for by itself. */
const MEANT: Readonly<Record<string, readonly [property: string, value: string]>> = {
  b: ['font-weight', 'bold'],
  strong: ['font-weight', 'bold'],
  i: ['font-style', 'italic'],
  em: ['font-style', 'italic'],
  cite: ['font-style', 'italic'],
  u: ['text-decoration-line', 'underline'],
  ins: ['text-decoration-line', 'underline'],
  s: ['text-decoration-line', 'line-through'],
  strike: ['text-decoration-line', 'line-through'],
  del: ['text-decoration-line', 'line-through'],
  sub: ['vertical-align', 'sub'],
  sup: ['vertical-align', 'super'],
  mark: ['background-color', '#ffff00'],
  center: ['text-align', 'center'],
};

function attributesOf(element: Element): string {
  const name = element.localName;
  const said: string[] = [];
  const add = (property: string, value: string | null | undefined) => value && said.push(`${property}:${value}`);
  if (Object.hasOwn(MEANT, name)) add(...(MEANT[name] ?? ['', '']));
  if (ALIGNED.has(name)) add('text-align', element.getAttribute('align'));
  add('background-color', element.getAttribute('bgcolor'));
  if (name === 'font') {
    add('color', element.getAttribute('color'));
    const size = element.getAttribute('size') ?? '';
    add('font-size', FONT_SIZES[Number(size) - 1 + (/^[+-]/.test(size) ? USUAL_SIZE : 0)]);
  }
  return said.join(';');
}

/** Reader of what is declared; each element is read once. */
export function declaredBy(rules: StyleRules): Declared {
  const known = new WeakMap<Element, ReadonlyMap<string, string>>();
  return (element) => {
    const before = known.get(element);
    if (before) return before;
    const parts = [
      ruleOf(rules, element.localName, [...element.classList]),
      attributesOf(element),
      element.getAttribute(STYLE_ATTRIBUTE) ?? '',
    ];
    const made = new Map(declarationsIn(parts.join(';'), 'copy'));
    known.set(element, made);
    return made;
  };
}
