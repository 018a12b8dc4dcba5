/** Sheet of paper in millimetres; margins from the top clockwise. */
export interface Paper {
  readonly widthMm: number;
  readonly heightMm: number;
  readonly direction: 'portrait' | 'landscape';
  readonly marginsMm: readonly [top: number, right: number, bottom: number, left: number];
}

/** Sizes by name, upright. @source admin §2 */
export const PAPERS = {
  A3: [297, 420],
  A4: [210, 297],
  A5: [148, 210],
} as const satisfies Record<string, readonly [widthMm: number, heightMm: number]>;
export type PaperName = keyof typeof PAPERS;
export const PAPER_NAMES = Object.keys(PAPERS) as PaperName[];

/** Smallest and largest side of a paper of one's own, in millimetres. @reading R-652 */
export const PAPER_MIN_MM = 50;
export const PAPER_MAX_MM = 1000;
const MARGIN_MM = 10;
/** Least room that margins leave. */
const ROOM_MM = 20;
const PX_PER_MM = 96 / 25.4;

export const A4: Paper = {
  widthMm: 210,
  heightMm: 297,
  direction: 'portrait',
  marginsMm: [MARGIN_MM, MARGIN_MM, MARGIN_MM, MARGIN_MM],
};

/** Name of a size; null for one of somebody's own. */
export const paperName = ({ widthMm, heightMm }: Paper): PaperName | null =>
  PAPER_NAMES.find((name) => PAPERS[name][0] === widthMm && PAPERS[name][1] === heightMm) ?? null;

/** Sides as they lie: a landscape paper is turned. */
export function sidesOf({ widthMm, heightMm, direction }: Paper): { readonly widthMm: number; readonly heightMm: number } {
  return direction === 'landscape' ? { widthMm: heightMm, heightMm: widthMm } : { widthMm, heightMm };
}

/** Widest margin each side may have, so that room is left between two. */
export function marginMaxMm(paper: Paper): { readonly acrossMm: number; readonly downMm: number } {
  const { widthMm, heightMm } = sidesOf(paper);
  return { acrossMm: Math.floor((widthMm - ROOM_MM) / 2), downMm: Math.floor((heightMm - ROOM_MM) / 2) };
}

const isBetween = (value: unknown, min: number, max: number): value is number => typeof value === 'number' && value >= min && value <= max;

/** A paper whose margins leave room; those that do not are made narrower. */
export function withRoom(paper: Paper): Paper {
  const { acrossMm, downMm } = marginMaxMm(paper);
  const [top, right, bottom, left] = paper.marginsMm;
  return {
    ...paper,
    marginsMm: [Math.min(top, downMm), Math.min(right, acrossMm), Math.min(bottom, downMm), Math.min(left, acrossMm)],
  };
}

/** Paper as a template keeps it, in JSON; A4 where that is nothing, or makes no sense. @reading R-652 */
export function paperOf(pageParam: string): Paper {
  const kept = parsed(pageParam);
  const { width, height, direction, margins } = kept;
  if (!isBetween(width, PAPER_MIN_MM, PAPER_MAX_MM) || !isBetween(height, PAPER_MIN_MM, PAPER_MAX_MM)) return A4;
  const [top, right, bottom, left]: readonly unknown[] = Array.isArray(margins) ? margins : [];
  const margin = (value: unknown) => (isBetween(value, 0, PAPER_MAX_MM) ? value : MARGIN_MM);
  return withRoom({
    widthMm: width,
    heightMm: height,
    direction: direction === 'landscape' ? 'landscape' : 'portrait',
    marginsMm: [margin(top), margin(right), margin(bottom), margin(left)],
  });
}

/** The same the other way, with members of others' kept. */
export const pageParamOf = ({ widthMm, heightMm, direction, marginsMm }: Paper, before = ''): string =>
  JSON.stringify({ ...parsed(before), width: widthMm, height: heightMm, direction, margins: marginsMm });

function parsed(pageParam: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(pageParam);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
  } catch {
    return {};
  }
}

/** Width and height of the paper in px of the page. */
export function paperPx(paper: Paper): { readonly widthPx: number; readonly heightPx: number; readonly roomPx: number } {
  const { widthMm, heightMm } = sidesOf(paper);
  const [top, , bottom] = paper.marginsMm;
  return { widthPx: widthMm * PX_PER_MM, heightPx: heightMm * PX_PER_MM, roomPx: (heightMm - top - bottom) * PX_PER_MM };
}
