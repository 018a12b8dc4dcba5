import { paperPx, sidesOf } from './paper.ts';
import type { Paper } from './paper.ts';

const marginsOf = ({ marginsMm }: Paper): string => marginsMm.map((margin) => `${margin}mm`).join(' ');

/** Rules of a sheet on paper. They stand in documents of their own, where no theme is: black on white. @source forms §9 */
export function paperStyle(paper: Paper): string {
  const { widthMm, heightMm } = sidesOf(paper);
  return `
@page { size: ${widthMm}mm ${heightMm}mm; margin: ${marginsOf(paper)}; }
html { color-scheme: only light; }
body { margin: 0; color: #000; font: 14px/1.5 system-ui, "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif; overflow-wrap: anywhere; }
section + section { break-before: page; }
table { border-collapse: collapse; color: inherit; font: inherit; }
td, th { height: 17px; padding: 2px 4px; }
tr, img, svg { break-inside: avoid; }
thead { display: table-header-group; }
img, svg { max-width: 100%; }
mark { padding: 0 2px; background: #ffe08a; color: #000; outline: 1px dashed #8a5a00; }
table[data-approvals] { width: 100%; table-layout: fixed; }
table[data-approvals] :is(td, th) { border: 1px solid #000; text-align: start; }
`;
}

interface Screen {
  readonly scale: number;
  readonly ground: string;
  /** Places where pages begin in each sheet, in px from the top of its contents. */
  readonly breaks: readonly (readonly number[])[];
}

/** Blue over the black lines of tables, from edge to edge of the paper. */
const DASHES = 'repeating-linear-gradient(90deg, #0b5cad 0 8px, #fff 8px 12px)';

/** Marks over a sheet, which takes no part in them: they are never printed. */
const marksOf = (breaks: readonly number[], at: number): string =>
  breaks.length === 0
    ? ''
    : `body > section:nth-child(${at + 1})::after { background: ${breaks.map((px) => `${DASHES} 0 ${Math.round(px) - 1}px / 100% 2px no-repeat`).join(', ')}; }`;

/** Look of the paper on the screen: lying on the page, with a line where a new page begins. */
export function screenStyle(paper: Paper, { scale, ground, breaks }: Screen): string {
  const { widthPx, heightPx } = paperPx(paper);
  const [, right, , left] = paper.marginsMm;
  return `
@media screen {
  html { background: ${ground}; }
  body {
    box-sizing: border-box; width: ${widthPx}px; min-height: ${heightPx}px; margin: 16px auto; padding: ${marginsOf(paper)};
    background: #fff; box-shadow: 0 1px 4px rgb(0 0 0 / 30%); zoom: ${scale};
  }
  body > section { position: relative; }
  body > section::after { content: ""; position: absolute; inset: 0 -${right}mm 0 -${left}mm; pointer-events: none; }
  section + section { margin-top: 24px; padding-top: 24px; border-top: 2px dashed #767676; }
  section + section::after { inset-block-start: 24px; }
  ${breaks.map(marksOf).join('\n')}
}
`;
}
