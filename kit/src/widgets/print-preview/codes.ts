import { encodeBarcode } from '../../primitives/barcode/encodeBarcode.ts';
import type { DrawnCode } from '../../primitives/code-image/index.ts';
import { PRINT_MARGIN_PX } from '../../primitives/barcode/quietZone.ts';
import { encodeQr } from '../../primitives/qr-code/encodeQr.ts';
import { isBarcodeText } from '../../engines/barcode-text/index.ts';

/** Sizes on paper. @source forms §9 */
const BAR_PX = 4;
const BAR_HEIGHT_PX = 80;
const QR_PX = 265;
const SVG = 'http://www.w3.org/2000/svg';

/** Draws texts as codes; null for a text that the coding cannot hold. */
export interface DrawCodes {
  readonly qrCode: (document: Document, text: string) => Element | null;
  readonly barCode: (document: Document, text: string) => Element | null;
}

function drawn(document: Document, name: string, { path, width, height, quietZone }: DrawnCode, size: { w: number; h: number }): Element {
  const make = (tag: string, attributes: Readonly<Record<string, string | number>>) => {
    const element = document.createElementNS(SVG, tag);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
    return element;
  };
  const box = { x: -quietZone, y: -quietZone, width: width + 2 * quietZone, height: height + 2 * quietZone };
  const image = make('svg', {
    role: 'img',
    'aria-label': name,
    width: size.w,
    height: size.h,
    viewBox: `${box.x} ${box.y} ${box.width} ${box.height}`,
    'shape-rendering': 'crispEdges',
  });
  image.append(make('rect', { ...box, fill: '#fff' }), make('path', { d: path, fill: '#000' }));
  return image;
}

/** Codes as drawings of a sheet: bars 80 px high, squares 265 px wide with the highest correction. @source forms §9 */
export const drawCodes: DrawCodes = {
  qrCode(document, text) {
    const code = text === '' ? null : encodeQr(text, 'H');
    return code && drawn(document, text, code, { w: QR_PX, h: QR_PX });
  },
  barCode(document, text) {
    const bars = isBarcodeText(text) ? encodeBarcode(text, 'code128', BAR_HEIGHT_PX / BAR_PX) : null;
    if (!bars) return null;
    const code = { ...bars, quietZone: PRINT_MARGIN_PX / BAR_PX };
    return drawn(document, text, code, { w: (code.width + 2 * code.quietZone) * BAR_PX, h: BAR_HEIGHT_PX + 2 * code.quietZone * BAR_PX });
  },
};
