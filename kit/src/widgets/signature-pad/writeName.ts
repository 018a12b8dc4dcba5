/** Side to side, what a written name may take of the paper. */
const WIDTH_SHARE = 0.86;
const HEIGHT_SHARE = 0.62;

/** Largest size at which a text as wide as `widthAtOnePx` per pixel of size fits on the paper. */
export const fittingSizePx = (widthAtOnePx: number, paper: { readonly widthPx: number; readonly heightPx: number }): number => {
  const byHeight = paper.heightPx * HEIGHT_SHARE;
  return widthAtOnePx <= 0 ? byHeight : Math.min(byHeight, (paper.widthPx * WIDTH_SHARE) / widthAtOnePx);
};

const MEASURED_AT_PX = 100;

/** Writes a name across the canvas in its own colour and font, as large as fits. @returns whether there was anything to write */
export function writeName(canvas: HTMLCanvasElement, name: string): boolean {
  const context = canvas.getContext('2d');
  const text = name.trim();
  if (!context) return false;
  context.clearRect(0, 0, canvas.width, canvas.height);
  if (text === '') return false;
  const { color, fontFamily } = getComputedStyle(canvas);
  context.font = `${MEASURED_AT_PX}px ${fontFamily}`;
  const widthAtOnePx = context.measureText(text).width / MEASURED_AT_PX;
  context.font = `${fittingSizePx(widthAtOnePx, { widthPx: canvas.width, heightPx: canvas.height })}px ${fontFamily}`;
  context.fillStyle = color;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(text, canvas.width / 2, canvas.height / 2);
  return true;
}
