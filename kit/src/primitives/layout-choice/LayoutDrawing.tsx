import * as css from './LayoutChoice.css.ts';
import type { LayoutName } from './types.ts';

/** A part of the drawing, in its 104 × 64 units. */
interface Part {
  readonly look: keyof typeof css.part;
  readonly x?: number;
  readonly y?: number;
  readonly width: number;
  readonly height: number;
}

const bar = (height: number): Part => ({ look: 'menu', width: 104, height });
const DRAWINGS: Readonly<Record<LayoutName, readonly Part[]>> = {
  classic: [
    { look: 'menu', width: 22, height: 64 },
    { look: 'bar', x: 22, width: 82, height: 10 },
    { look: 'sheet', x: 28, y: 16, width: 70, height: 42 },
  ],
  functional: [bar(12), { look: 'sheet', x: 6, y: 18, width: 92, height: 40 }],
  blend: [bar(12), { look: 'bar', y: 12, width: 22, height: 52 }, { look: 'sheet', x: 28, y: 18, width: 70, height: 40 }],
  plain: [
    { look: 'menu', width: 8, height: 64 },
    { look: 'bar', x: 8, width: 96, height: 8 },
    { look: 'sheet', x: 14, y: 14, width: 84, height: 44 },
  ],
};

/** Drawing of menu, bar and sheet. The name beside it does the speaking. */
export function LayoutDrawing({ of }: { readonly of: LayoutName }) {
  return (
    <svg viewBox="0 0 104 64" preserveAspectRatio="none" aria-hidden="true" className={css.drawing}>
      {DRAWINGS[of].map(({ look, ...box }, at) => (
        <rect key={at} {...box} rx={look === 'sheet' ? 2 : 0} className={css.part[look]} />
      ))}
    </svg>
  );
}
