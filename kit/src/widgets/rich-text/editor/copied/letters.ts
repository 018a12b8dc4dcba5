import type { Declared } from './declared.ts';

/** Formatting of the letters of one text, as it comes out of everything around it. */
export interface Letters {
  readonly color: string | null;
  readonly background: string | null;
  readonly size: string | null;
  readonly isBold: boolean;
  readonly isItalic: boolean;
  readonly isUnderlined: boolean;
  readonly isStruck: boolean;
  readonly raised: 'sub' | 'sup' | null;
}

const HEADING = /^h[1-6]$/;
const INK = /^(?:windowtext|text|auto|inherit|initial|currentcolor|transparent|black|#0{3}|#0{6}|rgb\(0,\s*0,\s*0\))$/;
const PAPER = /^(?:window|auto|none|inherit|initial|transparent|white|#f{3}|#f{6}|rgb\(255,\s*255,\s*255\)|rgba\(.*,\s*0\))$/;
const WORDS: Readonly<Record<string, string>> = {
  'xx-small': '10px',
  'x-small': '10px',
  small: '13px',
  large: '18px',
  'x-large': '24px',
  'xx-large': '32px',
  'xxx-large': '48px',
};
/** Smallest and largest size a text may have, by unit. @reading R-342 */
const ENDS: Readonly<Record<string, readonly [least: number, most: number]>> = {
  px: [10, 48],
  pt: [8, 36],
  em: [0.7, 3],
  rem: [0.7, 3],
  '%': [70, 300],
};

/** Size as near as a text may have it. */
function sizeIn(written: string | null): string | null {
  const [, figure = '', unit = ''] = /^([\d.]+)(px|pt|em|rem|%)$/.exec(written ?? '') ?? [];
  const ends = ENDS[unit];
  if (ends) return `${Math.min(Math.max(Number(figure), ends[0]), ends[1])}${unit}`;
  return written !== null && Object.hasOwn(WORDS, written) ? (WORDS[written] ?? null) : null;
}

/** Formatting of a text in a copy. Black on white is what every text is; a link and a heading have looks of their own. */
export function lettersOf(text: Node, end: Element, declared: Declared): Letters {
  const nearest = new Map<string, string>();
  const lines = new Set<string>();
  let isLink = false;
  let isHeading = false;
  for (let at = text.parentElement; at && at !== end; at = at.parentElement) {
    isLink ||= at.localName === 'a' && at.hasAttribute('href');
    isHeading ||= HEADING.test(at.localName);
    for (const [property, value] of declared(at)) {
      if (property === 'text-decoration-line') for (const line of value.split(/\s+/)) lines.add(line);
      else if (property === 'background-color' && PAPER.test(value) && value !== 'white') continue;
      else if (!nearest.has(property)) nearest.set(property, value);
    }
  }
  const given = (property: string) => nearest.get(property) ?? null;
  const background = given('background-color');
  const hasBackground = background !== null && !PAPER.test(background);
  const color = given('color');
  const isSeen = color !== null && !INK.test(color) && (hasBackground || !PAPER.test(color));
  const raise = given('vertical-align');
  return {
    // Letters on a colour have one too, in every scheme.
    color: isSeen && !isLink ? color : hasBackground ? 'black' : null,
    background: hasBackground ? background : null,
    size: isHeading ? null : sizeIn(given('font-size')),
    isBold: !isHeading && /^(?:bold|bolder|[6-9]00)$/.test(given('font-weight') ?? ''),
    isItalic: /^(?:italic|oblique)$/.test(given('font-style') ?? ''),
    isUnderlined: !isLink && lines.has('underline'),
    isStruck: lines.has('line-through'),
    raised: raise === 'sub' ? 'sub' : raise === 'super' ? 'sup' : null,
  };
}

/** Elements that only say how letters look. */
const LOOKS = 'b,strong,i,em,cite,u,ins,s,strike,del,sub,sup,mark,span,font,small,q,abbr,time,kbd';

/** Gives every text of a copy the elements of its formatting, and takes those of the copy away. */
export function formatLetters(body: HTMLElement, declared: Declared): void {
  const page = body.ownerDocument;
  const walker = page.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  const texts: (readonly [Text, Letters])[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    if (text.data.trim() !== '' || /\u00a0/.test(text.data)) texts.push([text, lettersOf(text, body, declared)]);
  }
  for (const element of body.querySelectorAll(LOOKS)) element.replaceWith(...element.childNodes);
  for (const [text, letters] of texts) wrap(text, letters);
}

function wrap(text: Text, { color, background, size, isBold, isItalic, isUnderlined, isStruck, raised }: Letters): void {
  const page = text.ownerDocument;
  const put = (name: string) => {
    const around = page.createElement(name);
    text.parentNode?.replaceChild(around, text);
    around.append(text);
    return around;
  };
  if (color !== null || background !== null || size !== null) {
    const { style } = put('span');
    style.color = color ?? '';
    style.backgroundColor = background ?? '';
    style.fontSize = size ?? '';
  }
  if (isBold) put('strong');
  if (isItalic) put('em');
  if (isUnderlined) put('u');
  if (isStruck) put('s');
  if (raised !== null) put(raised);
}
