/** Position of an image on the stage. */
export interface View {
  /** 1 shows all of it. */
  readonly scale: number;
  /** Quarters of a turn, clockwise. */
  readonly quarters: number;
  readonly xPx: number;
  readonly yPx: number;
}

export type ViewChange =
  | { readonly do: 'zoomIn' | 'zoomOut' | 'reset' | 'turnLeft' | 'turnRight' }
  | { readonly do: 'move'; readonly xPx: number; readonly yPx: number };

export const WHOLE: View = { scale: 1, quarters: 0, xPx: 0, yPx: 0 };

const STEP = 1.25;
const SMALLEST = 0.25;
const LARGEST = 8;

/** Two decimals, so that in and out again is where it was. */
const scaled = (scale: number) => Math.min(LARGEST, Math.max(SMALLEST, Math.round(scale * 100) / 100));

/** View after a change. Turning brings the image back to the middle. */
export function nextView(view: View, change: ViewChange): View {
  switch (change.do) {
    case 'zoomIn':
      return { ...view, scale: scaled(view.scale * STEP) };
    case 'zoomOut':
      return { ...view, scale: scaled(view.scale / STEP) };
    case 'turnLeft':
      return { ...view, quarters: view.quarters - 1, xPx: 0, yPx: 0 };
    case 'turnRight':
      return { ...view, quarters: view.quarters + 1, xPx: 0, yPx: 0 };
    case 'move':
      return { ...view, xPx: view.xPx + change.xPx, yPx: view.yPx + change.yPx };
    case 'reset':
      return WHOLE;
  }
}

/** Distance an arrow moves the image. */
const ARROW_PX = 48;
const KEYS: Readonly<Record<string, ViewChange>> = {
  '+': { do: 'zoomIn' },
  '=': { do: 'zoomIn' },
  '-': { do: 'zoomOut' },
  '0': { do: 'reset' },
  r: { do: 'turnRight' },
  R: { do: 'turnLeft' },
  ArrowLeft: { do: 'move', xPx: ARROW_PX, yPx: 0 },
  ArrowRight: { do: 'move', xPx: -ARROW_PX, yPx: 0 },
  ArrowUp: { do: 'move', xPx: 0, yPx: ARROW_PX },
  ArrowDown: { do: 'move', xPx: 0, yPx: -ARROW_PX },
};

/** Change a key makes to the image; null for every other key. An arrow looks in its direction. */
export const changeOfKey = (key: string): ViewChange | null => (Object.hasOwn(KEYS, key) ? (KEYS[key] ?? null) : null);

/** Place among several images, from 0. */
export interface ImagePlace {
  readonly at: number;
  readonly count: number;
}

/** Image a key leads to, from 0; null for every other key. In an image that is larger than the stage, arrows look around. @reading R-832 */
export function imageOfKey(key: string, { scale }: View, { at, count }: ImagePlace): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (scale > WHOLE.scale) return null;
  if (key === 'ArrowLeft') return Math.max(0, at - 1);
  return key === 'ArrowRight' ? Math.min(count - 1, at + 1) : null;
}

/** For the style of the image. */
export const transformOf = ({ scale, quarters, xPx, yPx }: View): string =>
  `translate(${xPx}px, ${yPx}px) rotate(${quarters * 90}deg) scale(${scale})`;

/** For people. */
export const percentOf = ({ scale }: View): number => Math.round(scale * 100);
