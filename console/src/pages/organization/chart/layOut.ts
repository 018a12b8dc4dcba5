/** An organisation as the chart draws it. */
export interface ChartNode {
  readonly id: string;
  readonly children?: readonly ChartNode[] | null;
}

/** A box of the chart, in units of the drawing; `fromTop` are the ids of the boxes above it, from the top. */
export interface ChartBox<N extends ChartNode> {
  readonly node: N;
  readonly x: number;
  readonly y: number;
  readonly fromTop: readonly string[];
}

export interface ChartLayout<N extends ChartNode> {
  readonly boxes: readonly ChartBox<N>[];
  readonly width: number;
  readonly height: number;
}

/** Sizes of a box and the room between boxes, in units of the drawing. */
export const BOX = { width: 200, height: 48, across: 44, between: 12, edge: 12 } as const;

/**
 * Boxes of a tree, each level a column: what stands below a box begins beside it and goes on downwards, so that whoever scrolls
 * has a box and the first of those below it in one line.
 */
export function layOut<N extends ChartNode>(nodes: readonly N[]): ChartLayout<N> {
  const boxes: ChartBox<N>[] = [];
  let [line, levels] = [0, 0];
  const place = (level: readonly N[], fromTop: readonly string[]) => {
    if (level.length > 0) levels = Math.max(levels, fromTop.length + 1);
    for (const node of level) {
      const children = (node.children ?? []) as readonly N[];
      const [x, y] = [BOX.edge + fromTop.length * (BOX.width + BOX.across), BOX.edge + line * (BOX.height + BOX.between)];
      boxes.push({ node, x, y, fromTop });
      if (children.length > 0) place(children, [...fromTop, node.id]);
      else line += 1;
    }
  };
  place(nodes, []);
  return {
    boxes,
    width: 2 * BOX.edge + Math.max(0, levels * (BOX.width + BOX.across) - BOX.across),
    height: 2 * BOX.edge + Math.max(0, line * (BOX.height + BOX.between) - BOX.between),
  };
}

/** Line from a box to one below it: out at its side, along the room between the columns, into the other. */
export function lineOf(from: Pick<ChartBox<ChartNode>, 'x' | 'y'>, to: Pick<ChartBox<ChartNode>, 'x' | 'y'>): string {
  const [middle, bend] = [BOX.height / 2, from.x + BOX.width + BOX.across / 2];
  return `M${from.x + BOX.width} ${from.y + middle}H${bend}V${to.y + middle}H${to.x}`;
}

/** Room of a wide letter and of any other, in parts of the size of the text. */
const [WIDE, NARROW] = [1, 0.58];
const isWide = (letter: string) => /[\u1100-\u115f\u2e80-\uffdc]/u.test(letter);

/** Text in the room it has, cut where it is longer. @param roomPx and `sizePx` of the text, in units of the drawing */
export function fitted(text: string, roomPx: number, sizePx: number): string {
  const letters = Array.from(text);
  let taken = 0;
  const fits = letters.findIndex((letter) => {
    taken += sizePx * (isWide(letter) ? WIDE : NARROW);
    return taken > roomPx;
  });
  return fits === -1 ? text : `${letters.slice(0, Math.max(1, fits - 1)).join('')}…`;
}
