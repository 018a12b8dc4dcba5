/** Text that is laid out as it fits: pieces, places where a line may end, and groups that are whole on a line or broken at each of theirs. */
export type Doc =
  | string
  | readonly Doc[]
  | { readonly is: 'group'; readonly of: Doc }
  | { readonly is: 'indent'; readonly of: Doc }
  /** A place where a line may end: `flat` stands there where it does not. */
  | { readonly is: 'line'; readonly flat: string }
  /** A line ends here, and so does every group around it. */
  | { readonly is: 'break' }
  /** Text of a broken group alone, such as a comma after the last member. */
  | { readonly is: 'ifBroken'; readonly text: string }
  /** The first of several ways that fits as far as its first line; the last one otherwise. */
  | { readonly is: 'either'; readonly ways: readonly Doc[] };

export const group = (...of: readonly Doc[]): Doc => ({ is: 'group', of });
export const indent = (...of: readonly Doc[]): Doc => ({ is: 'indent', of });
export const either = (...ways: readonly Doc[]): Doc => ({ is: 'either', ways });
export const softLine: Doc = { is: 'line', flat: '' };
export const line: Doc = { is: 'line', flat: ' ' };
export const newLine: Doc = { is: 'break' };
export const trailingComma: Doc = { is: 'ifBroken', text: ',' };

/** Pieces with something between them. */
export const joined = (pieces: readonly Doc[], between: Doc): Doc =>
  pieces.flatMap((piece, at): readonly Doc[] => (at === 0 ? [piece] : [between, piece]));

type Node = Exclude<Doc, string | readonly Doc[]>;
const isNode = (doc: Doc): doc is Node => typeof doc === 'object' && 'is' in doc;

/** True for what ends a line whatever happens. */
function isBroken(doc: Doc): boolean {
  if (typeof doc === 'string') return false;
  if (!isNode(doc)) return doc.some(isBroken);
  if (doc.is === 'break') return true;
  if (doc.is === 'group' || doc.is === 'indent') return isBroken(doc.of);
  return doc.is === 'either' && doc.ways.every(isBroken);
}

interface Command {
  readonly doc: Doc;
  readonly depth: number;
  readonly isFlat: boolean;
}

const STEP = 2;

/** Signs as wide as two letters: those of Chinese, Japanese and Korean, and their punctuation. */
const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|[\u{1f300}-\u{1faff}\u{20000}-\u{3fffd}]/gu;
const widthOf = (text: string): number => text.length + (/^[\x20-\x7e]*$/.test(text) ? 0 : (text.match(WIDE)?.length ?? 0));

/** True where what follows fits until its line ends. */
function fits(first: Command, rest: readonly Command[], room: number): boolean {
  let left = room;
  const stack: Command[] = [...rest, first];
  while (left >= 0) {
    const next = stack.pop();
    if (!next) return true;
    const { doc, depth, isFlat } = next;
    if (typeof doc === 'string') left -= widthOf(doc);
    else if (!isNode(doc)) for (const piece of doc.toReversed()) stack.push({ doc: piece, depth, isFlat });
    else if (doc.is === 'break') return true;
    else if (doc.is === 'line') {
      if (!isFlat) return true;
      left -= doc.flat.length;
    } else if (doc.is === 'ifBroken') left -= isFlat ? 0 : doc.text.length;
    else if (doc.is === 'either') stack.push({ doc: (isFlat ? doc.ways[0] : doc.ways.at(-1)) ?? '', depth, isFlat });
    else stack.push({ doc: doc.of, depth, isFlat: isFlat || (doc.is === 'group' && !isBroken(doc.of)) });
  }
  return false;
}

/** The text of a layout. @param widthChars of a line */
export function layOut(doc: Doc, widthChars: number): string {
  let text = '';
  let column = 0;
  const stack: Command[] = [{ doc, depth: 0, isFlat: false }];
  const write = (piece: string) => {
    text += piece;
    column += widthOf(piece);
  };
  const endLine = (depth: number) => {
    text = `${text.replace(/ +$/, '')}\n${' '.repeat(depth * STEP)}`;
    column = depth * STEP;
  };
  for (let next = stack.pop(); next; next = stack.pop()) {
    const { doc: at, depth, isFlat } = next;
    if (typeof at === 'string') write(at);
    else if (!isNode(at)) for (const piece of at.toReversed()) stack.push({ doc: piece, depth, isFlat });
    else if (at.is === 'break') endLine(depth);
    else if (at.is === 'line') {
      if (isFlat) write(at.flat);
      else endLine(depth);
    } else if (at.is === 'ifBroken') write(isFlat ? '' : at.text);
    else if (at.is === 'indent') stack.push({ doc: at.of, depth: depth + 1, isFlat });
    else if (at.is === 'group') {
      const flat: Command = { doc: at.of, depth, isFlat: true };
      stack.push(isFlat || (!isBroken(at.of) && fits(flat, stack, widthChars - column)) ? flat : { doc: at.of, depth, isFlat: false });
    } else {
      const [first = '', ...others] = at.ways;
      const flat: Command = { doc: first, depth, isFlat: true };
      const isWhole = isFlat || (!isBroken(first) && fits(flat, stack, widthChars - column));
      const broken = others.find(
        (way, index) => index === others.length - 1 || fits({ doc: way, depth, isFlat: false }, stack, widthChars - column),
      );
      stack.push(isWhole ? flat : { doc: broken ?? first, depth, isFlat: false });
    }
  }
  return text;
}
