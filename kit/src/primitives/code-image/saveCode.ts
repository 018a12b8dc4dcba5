import type { CodeSize } from './svg.ts';

/** Pixels of a picture for each of the page, so that it is sharp in print. */
const SHARPNESS = 4;

function save(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** Hands out the code as SVG. */
export const saveSvg = (svg: string, name: string): void => save(new Blob([svg], { type: 'image/svg+xml' }), `${name}.svg`);

/** Hands out the code as PNG. @returns false where this browser draws no picture of it */
export async function savePng(svg: string, { widthPx, heightPx }: CodeSize, name: string): Promise<boolean> {
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [widthPx * SHARPNESS, heightPx * SHARPNESS];
    const context = canvas.getContext('2d');
    if (!context) return false;
    context.imageSmoothingEnabled = false;
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
    if (blob) save(blob, `${name}.png`);
    return blob !== null;
  } catch {
    return false;
  } finally {
    URL.revokeObjectURL(address);
  }
}
