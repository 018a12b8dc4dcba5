import { BOX, fitted, layOut, lineOf } from './layOut.ts';
import type { ChartNode } from './layOut.ts';
import * as css from './Chart.css.ts';

/** Units of the drawing in one `rem`: it grows with the text somebody has asked for. */
const UNITS = 16;
/** Sizes of its texts, and where they stand in a box. */
const NAME = { size: 13, y: 20 } as const;
const FACT = { size: 12, y: 38 } as const;
const PAD = 10;
const CORNER = 4;
const ROOM = BOX.width - 2 * PAD;

/** Words of a box. */
export interface BoxWords {
  readonly name: string;
  readonly fact: string;
  /** Drawn with a stronger edge. */
  readonly isCompany: boolean;
}

interface ChartDrawingProps<N extends ChartNode> {
  readonly nodes: readonly N[];
  readonly words: (node: N) => BoxWords;
  /** Name of the picture, with what it shows. */
  readonly label: string;
  /** Box that is marked, with the way to it. */
  readonly chosenId: string | null;
  readonly onChoose: (id: string) => void;
}

/** Id of the part of the page that draws an organisation. */
export const boxId = (id: string): string => `chart-${id}`;

/** A tree as a picture; whoever cannot point at it chooses in the tree beside it. */
export function ChartDrawing<N extends ChartNode>({ nodes, words, label, chosenId, onChoose }: ChartDrawingProps<N>) {
  const { boxes, width, height } = layOut(nodes);
  const at = new Map(boxes.map((box) => [box.node.id, box]));
  const chosen = chosenId === null ? undefined : at.get(chosenId);
  const marked = new Set(chosen ? [...chosen.fromTop, chosen.node.id] : []);
  const lines = boxes.flatMap((box) => {
    const above = at.get(box.fromTop.at(-1) ?? '');
    return above ? [{ id: box.node.id, d: lineOf(above, box) }] : [];
  });
  return (
    <svg
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a picture that is drawn here has no address
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${height}`}
      width={`${width / UNITS}rem`}
      height={`${height / UNITS}rem`}
      className={css.picture}
    >
      {/* What is marked is drawn last: it lies over the others. */}
      {lines
        .toSorted((one, other) => Number(marked.has(one.id)) - Number(marked.has(other.id)))
        .map(({ id, d }) => (
          <path key={id} d={d} className={marked.has(id) ? css.chosenLine : css.line} />
        ))}
      {boxes.map(({ node, x, y }) => {
        const { name, fact, isCompany } = words(node);
        const look = node.id === chosenId ? css.chosenBox : isCompany ? css.company : css.box;
        return (
          <g key={node.id} id={boxId(node.id)} transform={`translate(${x} ${y})`} onClick={() => onChoose(node.id)}>
            <title>{name}</title>
            <rect width={BOX.width} height={BOX.height} rx={CORNER} className={look} />
            <text x={PAD} y={NAME.y} fontSize={NAME.size} className={css.name}>
              {fitted(name, ROOM, NAME.size)}
            </text>
            <text x={PAD} y={FACT.y} fontSize={FACT.size} className={css.fact}>
              {fitted(fact, ROOM, FACT.size)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
